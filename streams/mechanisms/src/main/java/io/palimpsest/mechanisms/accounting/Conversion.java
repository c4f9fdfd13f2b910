package io.palimpsest.mechanisms.accounting;

/**
 * From amounts to (epsilon, delta) and back. Epsilon is rounded up, amounts down, so whoever spends
 * no more than {@link #largest} has an epsilon of at most what was asked for.
 *
 * <p>Each formula errs by a few roundings of 2^-52 of its terms; 2^-48 of all of them, whatever
 * their signs, is added.
 */
public final class Conversion {
  private static final double MARGIN = 0x1p-48;

  private Conversion() {}

  /** The epsilon of rho-zCDP: {@code rho + 2 sqrt(rho ln(1/delta))}. */
  public static double zcdp(double rho, double delta) {
    double epsilon = rho + 2 * Math.sqrt(rho * -StrictMath.log(delta));
    return epsilon + epsilon * MARGIN;
  }

  /**
   * The epsilon of a Rényi divergence: {@code divergence + ln(1 - 1/order) - ln(delta order) /
   * (order - 1)}, and not below 0. A divergence of 0 is an epsilon of 0, though the formula has a
   * constant that would say more: there is no difference then.
   */
  public static double renyi(double divergence, double order, double delta) {
    if (divergence == 0) {
      return 0;
    }
    double gain = -StrictMath.log1p(-1 / order);
    double price = -StrictMath.log(delta) / (order - 1);
    double less = StrictMath.log(order) / (order - 1);
    double epsilon = divergence - gain + price - less;
    return Math.max(0, epsilon + MARGIN * (divergence + gain + price + less));
  }

  /**
   * The epsilon of so much spent; 0 for nothing.
   *
   * @param delta without meaning, and 0, for the units that have none
   */
  public static double epsilon(LossUnit unit, Amount spent, double delta) {
    if (unit instanceof LossUnit.Zcdp) {
      return zcdp(spent.value(), delta);
    }
    if (unit instanceof LossUnit.Renyi renyi) {
      return renyi(spent.value(), renyi.order(), delta);
    }
    return spent.value();
  }

  /**
   * The most that may be spent: an amount whose epsilon, rounded up, is at most this one. By
   * bisection, so the answer was checked at exactly the amount returned; nothing for an epsilon
   * below the constant of the order.
   */
  public static Amount largest(LossUnit unit, double epsilon, double delta) {
    long holds = 0;
    long fails = Long.MAX_VALUE;
    while (fails - holds > 1) {
      long middle = holds + (fails - holds) / 2;
      if (epsilon(unit, new Amount(middle), delta) <= epsilon) {
        holds = middle;
      } else {
        fails = middle;
      }
    }
    return new Amount(holds);
  }
}
