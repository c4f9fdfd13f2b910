package io.palimpsest.language.post;

import io.palimpsest.language.budget.Budget;
import io.palimpsest.language.redaction.Redaction;
import io.palimpsest.language.redaction.Redactor;
import io.palimpsest.language.redaction.TextPiece;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.redaction.ShapeRedaction;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Puts classes in place of words. */
final class RedactingPrivatizer implements TextPrivatizer {
  private final Redactor redactor = new Redactor();

  /** A redaction grows as far as a release may, and no further. */
  @Override
  public PlannedPost plan(ReplacedPost post) {
    return new PlannedPost(post, Optional.empty());
  }

  /** A policy that redacts has no rules for entities, so there is nothing else to count. */
  @Override
  public PrivateText draw(PlannedPost planned, KeyedRandomness author) {
    Redaction redaction = redactor.redact(planned.post().text().text());
    return PrivateText.of(redaction.text(), Map.of(), redaction.counts());
  }

  @Override
  public List<TextPiece> pieces(PlannedPost planned, KeyedRandomness author) {
    return redactor.pieces(planned.post().text().text());
  }

  @Override
  public Guarantee guarantee() {
    return ShapeRedaction.GUARANTEE;
  }

  @Override
  public Budget budget() {
    return Budget.ofNothing();
  }

  @Override
  public OptionalDouble drawEpsilon() {
    return OptionalDouble.empty();
  }
}
