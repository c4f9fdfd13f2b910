package io.palimpsest.mechanisms.sampling;

/** Products of two non-negative longs in 126 bits. */
final class WideProduct {

  private WideProduct() {}

  /** The sign of {@code a * b - c * d}, exactly. */
  static int compare(long a, long b, long c, long d) {
    int high = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, d));
    return high != 0 ? high : Long.compareUnsigned(a * b, c * d);
  }
}
