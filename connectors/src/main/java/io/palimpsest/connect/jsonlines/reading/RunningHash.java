package io.palimpsest.connect.jsonlines.reading;

/**
 * A hash of all content up to a position that can be stored and gone on with: a polynomial of its
 * bytes modulo the prime 2<sup>61</sup> - 1. That is why it is not SHA-256, whose state Java does
 * not give out: to go on, a file would have to be read from its beginning.
 *
 * <p>Two contents that differ in one byte never have the same hash, any others of n bytes with odds
 * of about n in 2<sup>61</sup>. It does not withstand somebody who looks for two that have.
 */
final class RunningHash {
  static final long START = 0;

  private static final long PRIME = (1L << 61) - 1;

  /** Any number does that is large and has no pattern; with another one every hash is another. */
  private static final long BASE = 0x0b7e_1516_28ae_d2a7L;

  private static final long BASE_2 = times(BASE, BASE);
  private static final long BASE_3 = times(BASE_2, BASE);
  private static final long BASE_4 = times(BASE_3, BASE);

  private RunningHash() {}

  static long add(long hash, byte[] bytes, int from, int length) {
    long sum = hash;
    int at = from;
    int end = from + length;
    for (; at + 4 <= end; at += 4) { // the four products do not wait for each other
      sum =
          reduce(
              times(sum, BASE_4)
                  + times(value(bytes[at]), BASE_3)
                  + times(value(bytes[at + 1]), BASE_2)
                  + times(value(bytes[at + 2]), BASE)
                  + value(bytes[at + 3]));
    }
    for (; at < end; at++) {
      sum = reduce(times(sum, BASE) + value(bytes[at]));
    }
    return sum;
  }

  /** Never 0, so that zeros at the beginning count. */
  private static long value(byte b) {
    return (b & 0xff) + 1L;
  }

  /** Of two numbers below the prime; the result is, too. */
  private static long times(long a, long b) {
    long low = a * b;
    long high = Math.multiplyHigh(a, b);
    return reduce((low & PRIME) + ((low >>> 61) | (high << 3)));
  }

  /** Of 64 bits without a sign. */
  private static long reduce(long number) {
    long sum = (number & PRIME) + (number >>> 61);
    return sum >= PRIME ? sum - PRIME : sum;
  }
}
