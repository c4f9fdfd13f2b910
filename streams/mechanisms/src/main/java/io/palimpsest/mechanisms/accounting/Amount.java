package io.palimpsest.mechanisms.accounting;

/**
 * An exact amount of privacy loss in some unit: a whole number of grains of 2^-30. Sums of whole
 * numbers are exact, so a balance does not depend on the order of its charges and can be computed
 * again to the last bit.
 *
 * <p>The largest number of grains stands for itself and all beyond: it is what a sum becomes that
 * does not fit, it never shrinks again, and no cap is as large ({@link #roundedDown}). So what was
 * too much to be counted never fits.
 *
 * @param grains 0 or more
 */
public record Amount(long grains) implements Comparable<Amount> {
  /** Nothing. */
  public static final Amount ZERO = new Amount(0);

  private static final Amount BEYOND = new Amount(Long.MAX_VALUE);

  /** A grain is 2 to minus this: about a billionth, and sums go up to 8.5 billion. */
  private static final int GRAIN_BITS = 30;

  /** Refuses a negative number. */
  public Amount {
    if (grains < 0) {
      throw new IllegalArgumentException(
          "an amount must have at least 0 grains. Provided value: %s".formatted(grains));
    }
  }

  /** The smallest amount that is not below the value: for costs. */
  public static Amount roundedUp(double value) {
    // Scaling by a power of two is exact, and the cast ends at the largest long.
    return new Amount((long) Math.ceil(Math.scalb(checked(value), GRAIN_BITS)));
  }

  /** The largest amount that is not above the value, and that can be counted: for budgets. */
  public static Amount roundedDown(double value) {
    long grains = (long) Math.scalb(checked(value), GRAIN_BITS);
    return new Amount(Math.min(grains, Long.MAX_VALUE - 1));
  }

  /** Written so that NaN is refused. */
  private static double checked(double value) {
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "an amount must be 0 or more and finite; what has no bound cannot be charged, withhold it."
              + " Provided value: %s".formatted(value));
    }
    return value;
  }

  /** Both together, or the largest amount. */
  public Amount plus(Amount other) {
    long sum = grains + other.grains;
    return sum < 0 ? BEYOND : new Amount(sum);
  }

  /** What is left, never below nothing. What was too much to be counted stays so. */
  public Amount minus(Amount other) {
    return equals(BEYOND) ? this : new Amount(Math.max(0, grains - other.grains));
  }

  /**
   * So many of it, or the largest amount.
   *
   * @param count 0 or more
   */
  public Amount times(long count) {
    if (count < 0) {
      throw new IllegalArgumentException(
          "an amount can be taken 0 times or more. Provided value: %s".formatted(count));
    }
    boolean fits = Math.multiplyHigh(grains, count) == 0 && grains * count >= 0;
    return fits && (!equals(BEYOND) || count == 0) ? new Amount(grains * count) : BEYOND;
  }

  /** As a number: exact below 2^23, rounded up above, infinite for the largest amount. */
  public double value() {
    if (equals(BEYOND)) {
      return Double.POSITIVE_INFINITY;
    }
    double nearest = grains;
    // Below 2^53 a double holds every long; beyond, its nearest may be less than the truth.
    return Math.scalb((long) nearest < grains ? Math.nextUp(nearest) : nearest, -GRAIN_BITS);
  }

  @Override
  public int compareTo(Amount other) {
    return Long.compare(grains, other.grains);
  }
}
