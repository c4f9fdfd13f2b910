package io.palimpsest.mechanisms.redaction;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.redaction.Shape.Hidden;
import io.palimpsest.mechanisms.redaction.Shape.Layout;
import io.palimpsest.mechanisms.redaction.Shape.Piece;

/**
 * Writes a shape as text: each hidden word as the label of its class, layout as it is.
 *
 * <p><b>What is promised.</b> The release is a function of the shape and of nothing else, so two
 * texts with the same shape give the same release: whoever reads it cannot tell which of them was
 * written, whatever else they know and however often it is repeated.
 *
 * <p><b>What is revealed.</b> The shape: how many words there are, of which class, in which order,
 * with which punctuation and spacing. Texts of different shape can be told apart with certainty, so
 * <b>no differential privacy is claimed</b>, for any epsilon.
 *
 * <p>Deterministic: a replay gives the same text. The proof is in {@code ShapeRedaction.proof.md}.
 */
public final class ShapeRedaction {
  /** What is promised and what is not. */
  public static final Guarantee GUARANTEE =
      new Guarantee(
          "redact",
          "two texts of the same shape (number, order and class of words, punctuation, spacing)",
          "post",
          "the release is the same for both",
          "the shape itself is revealed; no differential privacy between texts of different shape");

  private ShapeRedaction() {}

  /**
   * The released text. Two hidden words that would touch are kept apart by one space, so at most
   * one byte is added to each label.
   *
   * @param shape what may be known of the text
   */
  public static String write(Shape shape) {
    StringBuilder out = new StringBuilder();
    boolean afterHidden = false;
    for (Piece piece : shape.pieces()) {
      if (piece instanceof Hidden hidden) {
        out.append(afterHidden ? " " : "").append(hidden.wordClass().label());
        afterHidden = true;
      } else if (piece instanceof Layout layout) {
        out.append(layout.text());
        afterHidden = false;
      }
    }
    return out.toString();
  }
}
