package io.palimpsest.engine;

import io.palimpsest.language.budget.Remaining;
import io.palimpsest.language.policy.Exhaustion;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a release says that does not follow from its post and policy, and what was paid for it.
 *
 * @param text the safe text
 * @param entities how many pieces of each class were found
 * @param epsilon what it cost its author
 * @param remaining what was left then
 * @param degraded what was done in place of what the policy does, if the budget did not suffice
 * @param drawEpsilon of a draw, which its author may have wanted smaller than the policy's; empty
 *     if nothing was drawn
 * @param lexicon fingerprint of what was drawn from
 * @param charge what was paid
 */
public record ReleasedText(
    String text,
    Map<String, Integer> entities,
    double epsilon,
    Remaining remaining,
    Optional<Exhaustion> degraded,
    OptionalDouble drawEpsilon,
    Optional<String> lexicon,
    ReleaseCharge charge) {

  public ReleasedText {
    entities = Map.copyOf(entities);
  }

  /** As it is kept. The same bytes for the same content. */
  public byte[] toBytes() {
    return ReleasedBytes.write(this);
  }

  /**
   * As {@link #toBytes} wrote it.
   *
   * @throws IllegalArgumentException for anything else
   */
  public static ReleasedText ofBytes(byte[] bytes) {
    return ReleasedBytes.read(bytes);
  }
}
