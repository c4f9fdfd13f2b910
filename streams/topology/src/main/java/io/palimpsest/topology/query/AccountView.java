package io.palimpsest.topology.query;

import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.accounting.Conversion;
import io.palimpsest.mechanisms.accounting.LossUnit;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What an author has spent in one unit and window.
 *
 * @param unit label of the unit of all amounts
 * @param window label of the window
 * @param spent what counts against a post that is written now
 * @param spentAtLastCharge what the window held that ended with the latest charge, as on the topic
 *     of balances; in a sliding window more than what counts now
 * @param cap what may be spent under the policy in force; empty if that does not count here
 * @param delta of the policy in force; empty if that does not count here
 */
public record AccountView(
    String unit,
    String window,
    Amount spent,
    Amount spentAtLastCharge,
    Optional<Amount> cap,
    OptionalDouble delta) {

  /** The epsilon of what counts now; empty if that takes a delta and none is known. */
  public OptionalDouble epsilon() {
    LossUnit in = LossUnit.parse(unit);
    boolean needsDelta = in instanceof LossUnit.Zcdp || in instanceof LossUnit.Renyi;
    return needsDelta && delta.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(Conversion.epsilon(in, spent, delta.orElse(0)));
  }
}
