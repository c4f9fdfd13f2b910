package io.palimpsest.language.redaction;

import io.palimpsest.language.token.MarkedText;
import io.palimpsest.language.token.Token;
import io.palimpsest.mechanisms.redaction.ShapeRedaction;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.List;

/**
 * Redacts a text: its shape, as {@link ShapeReader} sees it, then {@link ShapeRedaction}, whose
 * promise it inherits.
 *
 * <p>The class of a word is judged by its characters and by whether it opens a sentence. NAME is a
 * guess: see {@link NameGuess}.
 *
 * <p>Thread-safe; keeps nothing between calls.
 */
public final class Redactor {

  /**
   * The release has at most this many bytes for each byte of the text, both in UTF-8.
   *
   * <p>Why: a hidden token adds its label and at most one space. Labels have up to six bytes for
   * tokens of one byte or more, seven (HASHTAG) for tokens of two bytes or more; layout never
   * grows. Alternating digits and currency signs come as close to it as one likes.
   */
  public static final int MAX_GROWTH = 7;

  private final ShapeReader reader = new ShapeReader();

  /**
   * The redacted text. Equal for texts of equal shape.
   *
   * @param text any string
   */
  public Redaction redact(String text) {
    return redact(MarkedText.of(text));
  }

  /**
   * The redacted text.
   *
   * @param text one in which nothing is replaced
   */
  public Redaction redact(MarkedText text) {
    ShapeDraft draft = new ShapeDraft(text.text());
    reader.read(text, draft);
    return new Redaction(ShapeRedaction.write(draft.shape()), draft.counts());
  }

  /** The text cut into pieces beside the classes in their place, for people to look at. */
  public List<TextPiece> pieces(MarkedText text) {
    return PieceReader.read(
        text,
        new PieceReader.Writer() {
          @Override
          public PieceReader.Written word(Token token, int position, boolean opensSentence) {
            return hidden(NameGuess.of(token.in(text.text()), opensSentence));
          }

          @Override
          public PieceReader.Written other(WordClass wordClass, Token token, int position) {
            return hidden(wordClass);
          }
        });
  }

  private static PieceReader.Written hidden(WordClass wordClass) {
    return new PieceReader.Written(wordClass.label(), TextPiece.Kind.HIDDEN);
  }
}
