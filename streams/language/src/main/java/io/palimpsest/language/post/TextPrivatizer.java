package io.palimpsest.language.post;

import io.palimpsest.language.budget.Budget;
import io.palimpsest.language.redaction.TextPiece;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.List;
import java.util.OptionalDouble;

/** One way to see to the words of a text. Thread-safe. */
sealed interface TextPrivatizer permits KeepingPrivatizer, RedactingPrivatizer, SamplingPrivatizer {

  /** Decides all that is decided without a draw. */
  PlannedPost plan(ReplacedPost post);

  /**
   * Carries it out.
   *
   * @param planned by this one
   */
  PrivateText draw(PlannedPost planned, KeyedRandomness author);

  /**
   * What {@link #draw} does, piece by piece.
   *
   * @param planned by this one
   */
  List<TextPiece> pieces(PlannedPost planned, KeyedRandomness author);

  /** What is promised about words. */
  Guarantee guarantee();

  /** Who pays for it. */
  Budget budget();

  /** The epsilon of a draw; empty if nothing is drawn. */
  OptionalDouble drawEpsilon();
}
