package io.palimpsest.language.policy;

import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.mechanisms.accounting.Accountant;
import io.palimpsest.mechanisms.accounting.Allowance;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.accounting.LossUnit;
import io.palimpsest.mechanisms.word.BoundedRange;
import io.palimpsest.mechanisms.word.Temperature;
import java.util.Optional;

/**
 * What the rules of a budget come to, for the draws of a policy. Depends on the policy alone, and
 * on the Rényi order of authors who were charged before, so it is the same at every replay.
 *
 * @param window what may be spent in the window
 * @param lifetime what may be spent in all, in the same unit; empty if nobody said
 * @param dearestDraw no draw costs more, whatever the lexicon
 */
public record BudgetTerms(Allowance window, Optional<Allowance> lifetime, Amount dearestDraw) {
  /** At least what rounding adds to a draw of santext. */
  private static final double METRIC_SLACK = 2e-6;

  /**
   * The terms of an author who was never charged: where an order is needed, the best one.
   *
   * @throws IllegalArgumentException if the epsilon is too small for a single draw
   */
  public static BudgetTerms of(BudgetRules rules, TokenRules.Sample sample) {
    Allowance window =
        sample.drawing() instanceof Drawing.Santext
            ? Allowance.metric(rules.epsilon())
            : Allowance.of(rules.accountant(), rules.epsilon(), rules.delta(), sample.epsilon());
    return of(window, rules, sample);
  }

  /**
   * The terms of an author who was charged at some order before, for the accountants that need one.
   * A cap can come out as nothing, if a larger epsilon was planned then.
   */
  public static BudgetTerms of(BudgetRules rules, TokenRules.Sample sample, LossUnit.Renyi order) {
    return of(
        Allowance.in(rules.accountant(), order, rules.epsilon(), rules.delta()), rules, sample);
  }

  /** What counts in both windows must have one unit. */
  private static BudgetTerms of(Allowance window, BudgetRules rules, TokenRules.Sample sample) {
    Optional<Allowance> lifetime =
        rules.lifetimeEpsilon().stream()
            .mapToObj(all -> Allowance.in(rules.accountant(), window.unit(), all, rules.delta()))
            .findFirst();
    return new BudgetTerms(window, lifetime, dearest(window, sample));
  }

  /** How many draws there is room for at least, if nothing is spent yet. */
  public long drawsAtLeast() {
    return dearestDraw.equals(Amount.ZERO)
        ? Long.MAX_VALUE
        : window.cap().grains() / dearestDraw.grains();
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
