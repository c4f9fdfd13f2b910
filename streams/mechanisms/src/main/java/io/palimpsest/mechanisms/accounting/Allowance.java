package io.palimpsest.mechanisms.accounting;

import io.palimpsest.mechanisms.word.BoundedRange;

/**
 * What one author may spend: the accountant, the unit it counts in, and the cap in that unit. Draws
 * may go on while the sum of their prices is at most the cap. Why that is enough even if every post
 * answers to what was released before is in {@code Allowance.proof.md}.
 *
 * <p>Trap: the Rényi order is part of the unit. It is chosen once, for the first charge, from the
 * policy alone, and stays whatever policy comes next ({@link #in}): sums at two orders are two
 * sums, each of which would have all of the budget, and the best of several orders after the fact
 * is no bound.
 *
 * @param accountant how draws are priced
 * @param unit of the cap and of all prices
 * @param epsilon of the whole promise, 0 or more
 * @param delta 0 for pure and metric, otherwise between 0 and 1
 * @param cap never more than epsilon and delta allow
 */
public record Allowance(
    Accountant accountant, LossUnit unit, double epsilon, double delta, Amount cap) {

  /** The order for draws that cost next to nothing is the one for this epsilon. */
  private static final double SMALLEST_DRAW = 0x1p-20;

  /** Refuses what does not fit together. */
  public Allowance {
    checkEpsilon(epsilon);
    checkUnit(accountant, unit);
    checkDelta(unit, delta);
    if (cap.compareTo(Conversion.largest(unit, epsilon, delta)) > 0) {
      throw new IllegalArgumentException(
          "the cap must not be above what epsilon %s and delta %s allow. Provided value: %s"
              .formatted(epsilon, delta, cap.value()));
    }
  }

  /**
   * The allowance of an epsilon and a delta for an author who was never charged. For the
   * accountants that need an order, the one that lets in the most typical draws.
   *
   * @param epsilon above 0
   * @param delta 0 for the pure accountant, otherwise between 0 and 1
   * @param drawEpsilon of a typical draw, 0 or more; it changes the order and no promise
   */
  public static Allowance of(
      Accountant accountant, double epsilon, double delta, double drawEpsilon) {
    checkEpsilon(epsilon);
    checkEpsilon(drawEpsilon);
    LossUnit unit =
        switch (accountant) {
          case PURE -> new LossUnit.Pure();
          case ZCDP -> new LossUnit.Zcdp();
          case RENYI, CHANNEL_EXACT -> bestOrder(epsilon, delta, drawEpsilon);
        };
    return checkedForUse(in(accountant, unit, epsilon, delta));
  }

  /**
   * The allowance of draws whose loss grows with distance.
   *
   * @param epsilon for each unit of distance, above 0
   */
  public static Allowance metric(double epsilon) {
    return checkedForUse(in(Accountant.PURE, new LossUnit.Metric(), epsilon, 0));
  }

  /**
   * The allowance of an epsilon and a delta in a unit that was chosen before. Where another epsilon
   * was planned then, the cap can come out as nothing.
   */
  public static Allowance in(Accountant accountant, LossUnit unit, double epsilon, double delta) {
    checkEpsilon(epsilon);
    checkDelta(unit, delta);
    return new Allowance(
        accountant, unit, epsilon, delta, Conversion.largest(unit, epsilon, delta));
  }

  /**
   * The same unit and order with a smaller epsilon, as an author prefers; this one if it is not
   * smaller. The cap can come out as nothing.
   */
  public Allowance atMost(double smallerEpsilon) {
    if (checkEpsilon(smallerEpsilon) >= epsilon) {
      return this;
    }
    Amount allowed = Conversion.largest(unit, smallerEpsilon, delta);
    Amount smaller = allowed.compareTo(cap) < 0 ? allowed : cap;
    return new Allowance(accountant, unit, smallerEpsilon, delta, smaller);
  }

  /** The epsilon, at this delta, that corresponds to so much spent, rounded up; for reports. */
  public double epsilonOf(Amount spent) {
    return Conversion.epsilon(unit, spent, delta);
  }

  /** The first of equals; any if no order has a cap, which is refused later. */
  private static LossUnit.Renyi bestOrder(double epsilon, double delta, double drawEpsilon) {
    double draw = Math.max(drawEpsilon, SMALLEST_DRAW);
    LossUnit.Renyi best = new LossUnit.Renyi(RenyiOrders.GRID.get(0));
    double most = 0;
    for (double order : RenyiOrders.GRID) {
      LossUnit.Renyi unit = new LossUnit.Renyi(order);
      checkDelta(unit, delta);
      double cap = Conversion.largest(unit, epsilon, delta).value();
      double draws = cap / BoundedRange.renyi(draw, order);
      if (draws > most) {
        best = unit;
        most = draws;
      }
    }
    return best;
  }

  private static Allowance checkedForUse(Allowance allowance) {
    if (allowance.cap.equals(Amount.ZERO)) {
      throw new IllegalArgumentException(
          "epsilon %s at delta %s is too small for the %s accountant to allow a single draw; choose"
                  .formatted(allowance.epsilon, allowance.delta, allowance.accountant.label())
              + " a larger epsilon or a larger delta");
    }
    return allowance;
  }

  private static double checkEpsilon(double epsilon) {
    if (!(epsilon >= 0 && epsilon < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "epsilon must be 0 or more and finite. Provided value: %s".formatted(epsilon));
    }
    return epsilon;
  }

  private static void checkUnit(Accountant accountant, LossUnit unit) {
    boolean fits =
        switch (accountant) {
          case PURE -> unit instanceof LossUnit.Pure || unit instanceof LossUnit.Metric;
          case ZCDP -> unit instanceof LossUnit.Zcdp;
          case RENYI, CHANNEL_EXACT -> unit instanceof LossUnit.Renyi;
        };
    if (!fits) {
      throw new IllegalArgumentException(
          "the %s accountant does not count in %s".formatted(accountant.label(), unit.label()));
    }
  }

  private static void checkDelta(LossUnit unit, double delta) {
    boolean needed = unit instanceof LossUnit.Zcdp || unit instanceof LossUnit.Renyi;
    if (needed && !(delta > 0 && delta < 1)) {
      throw new IllegalArgumentException(
          "delta must lie between 0 and 1 and be neither, such as 1e-6. Provided value: %s"
              .formatted(delta));
    }
    if (!needed && delta != 0) {
      throw new IllegalArgumentException(
          "the pure accountant has no delta; leave it out or write 0. Provided value: %s"
              .formatted(delta));
    }
  }
}
