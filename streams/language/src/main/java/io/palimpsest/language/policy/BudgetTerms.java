package io.palimpsest.language.policy;

import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.mechanisms.accounting.Accountant;
import io.palimpsest.mechanisms.accounting.Allowance;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.accounting.Conversion;
import io.palimpsest.mechanisms.accounting.LossUnit;
import io.palimpsest.mechanisms.word.BoundedRange;
import io.palimpsest.mechanisms.word.Temperature;
import java.util.Optional;

/**
 * What the rules of a budget come to, for the draws of a policy. Depends on the policy alone, so it
 * is the same for every author and at every replay.
 *
 * @param window what may be spent in the window
 * @param lifetime what may be spent in all, in the same unit; empty if nobody said
 * @param dearestDraw no draw costs more, whatever the lexicon
 */
public record BudgetTerms(Allowance window, Optional<Allowance> lifetime, Amount dearestDraw) {
  /** At least what rounding adds to a draw of santext. */
  private static final double METRIC_SLACK = 2e-6;

  /**
   * The terms.
   *
   * @throws IllegalArgumentException if the epsilon is too small for a single draw
   */
  public static BudgetTerms of(BudgetRules rules, TokenRules.Sample sample) {
    Allowance window =
        sample.drawing() instanceof Drawing.Santext
            ? Allowance.metric(rules.epsilon())
            : Allowance.of(rules.accountant(), rules.epsilon(), rules.delta(), sample.epsilon());
    Optional<Allowance> lifetime =
        rules.lifetimeEpsilon().stream().mapToObj(all -> inSameUnit(window, all)).findFirst();
    return new BudgetTerms(window, lifetime, dearest(window, sample));
  }

  /** How many draws there is room for at least, if nothing is spent yet. */
  public long drawsAtLeast() {
    return dearestDraw.equals(Amount.ZERO)
        ? Long.MAX_VALUE
        : window.cap().grains() / dearestDraw.grains();
  }

  /** The order of a Rényi unit was chosen for the window; what counts in both must have one. */
  private static Allowance inSameUnit(Allowance window, double epsilon) {
    return new Allowance(
        window.accountant(),
        window.unit(),
        epsilon,
        window.delta(),
        Conversion.largest(window.unit(), epsilon, window.delta()));
  }

  private static Amount dearest(Allowance allowance, TokenRules.Sample sample) {
    double loss = sample.epsilon();
    // Calibrated draws lose epsilon at most, and so have a range of twice that at most.
    double range = isCalibrated(sample.drawing()) ? 2 * loss : loss;
    if (allowance.unit() instanceof LossUnit.Metric) {
      return Amount.roundedUp(loss + METRIC_SLACK);
    }
    if (allowance.unit() instanceof LossUnit.Renyi renyi) {
      return Amount.roundedUp(Math.min(BoundedRange.renyi(range, renyi.order()), loss));
    }
    return Amount.roundedUp(
        allowance.accountant() == Accountant.ZCDP ? BoundedRange.zcdp(range) : loss);
  }

  private static boolean isCalibrated(Drawing drawing) {
    return drawing instanceof Drawing.Custext custext
        && custext.temperature() == Temperature.CALIBRATED;
  }
}
