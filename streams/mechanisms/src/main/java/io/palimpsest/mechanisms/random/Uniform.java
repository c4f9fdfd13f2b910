package io.palimpsest.mechanisms.random;

/** Integers drawn uniformly, exactly: no modulo bias, no floating point. */
public final class Uniform {

  private Uniform() {}

  /**
   * An integer in {@code [0, bound)}, each with probability exactly {@code 1/bound} if the bits are
   * uniform.
   *
   * <p>Lemire's rejection (2019): for uniform {@code x} in {@code [0, 2^64)} the high word of
   * {@code x * bound} is the answer {@code k}. The multiples of {@code bound} that fall into {@code
   * [k * 2^64, (k + 1) * 2^64)} are {@code floor(2^64 / bound)} or one more; refusing those whose
   * low word is below {@code 2^64 mod bound} leaves exactly {@code floor(2^64 / bound)} for every
   * {@code k}. A try is refused with probability {@code (2^64 mod bound) / 2^64 < 1/2}, so fewer
   * than two are expected, and below a bound of 2^32 the second is rarer than 2^-32.
   *
   * @param bound at least 1
   */
  public static long below(long bound, RandomBits bits) {
    if (bound < 1) {
      throw new IllegalArgumentException(
          "the bound of a uniform draw must be at least 1. Provided value: %s".formatted(bound));
    }
    long x = bits.nextLong();
    long low = x * bound;
    // The remainder costs a division, and a low word of at least bound is above it in any case.
    if (Long.compareUnsigned(low, bound) < 0) {
      long refused = Long.remainderUnsigned(-bound, bound);
      while (Long.compareUnsigned(low, refused) < 0) {
        x = bits.nextLong();
        low = x * bound;
      }
    }
    // Trap: multiplyHigh is signed; where the top bit of x is set it is short by bound * 2^64.
    return Math.multiplyHigh(x, bound) + ((x >> 63) & bound);
  }
}
