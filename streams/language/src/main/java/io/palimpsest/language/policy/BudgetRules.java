package io.palimpsest.language.policy;

import io.palimpsest.mechanisms.accounting.Accountant;
import io.palimpsest.mechanisms.ledger.Window;
import java.util.Objects;
import java.util.OptionalDouble;

/**
 * What a policy lets one author spend. Complaints name the key of the policy.
 *
 * @param accountant how losses are computed and added
 * @param epsilon what may be spent in the window
 * @param delta 0 for the pure accountant, above 0 and below 1 for all others
 * @param window over which time losses add up
 * @param lifetimeEpsilon what may be spent in all, beside a sliding window
 * @param whenExhausted what becomes of a post that does not fit
 */
public record BudgetRules(
    Accountant accountant,
    double epsilon,
    double delta,
    Window window,
    OptionalDouble lifetimeEpsilon,
    Exhaustion whenExhausted) {
  /** More than any promise is worth, and far less than an amount can hold. */
  private static final double MAX_EPSILON = 1_000_000;

  /** Refuses what no accountant can count. */
  public BudgetRules {
    Objects.requireNonNull(whenExhausted, "whenExhausted");
    checkEpsilon("epsilon", epsilon);
    checkDelta(accountant, delta);
    if (lifetimeEpsilon.isPresent()) {
      checkEpsilon("lifetime-epsilon", lifetimeEpsilon.getAsDouble());
      checkLifetime(window, epsilon, lifetimeEpsilon.getAsDouble());
    }
  }

  /** Written so that NaN is refused. */
  private static void checkEpsilon(String key, double epsilon) {
    if (!(epsilon > 0 && epsilon <= MAX_EPSILON)) {
      throw new InvalidPolicyException(
          "budget.%s: must be a number above 0, at most 1000000".formatted(key));
    }
  }

  private static void checkDelta(Accountant accountant, double delta) {
    if (accountant == Accountant.PURE && delta != 0) {
      throw new InvalidPolicyException(
          "budget.delta: the accountant pure has none; leave it out, or choose another accountant");
    }
    if (accountant != Accountant.PURE && !(delta > 0 && delta < 1)) {
      throw new InvalidPolicyException(
          "budget.delta: must be a number above 0 and below 1, such as 1e-6");
    }
  }

  private static void checkLifetime(Window window, double epsilon, double lifetimeEpsilon) {
    if (window instanceof Window.Lifetime) {
      throw new InvalidPolicyException(
          "budget.lifetime-epsilon: belongs beside a sliding window only; leave it out, or set"
              + " budget.window to a duration such as P1D");
    }
    if (lifetimeEpsilon < epsilon) {
      throw new InvalidPolicyException(
          "budget.lifetime-epsilon: must be at least budget.epsilon, which is for one window");
    }
  }
}
