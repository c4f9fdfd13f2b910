package io.palimpsest.language.pseudonym.name;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;

/**
 * Other digits for digits, as many. For each author and number of digits it is a permutation
 * without a fixed point: two numbers never become one, and none stays what it is.
 *
 * <p>Of {@code n} values, {@code x} becomes {@code a * x + b mod n}, where {@code r}, the product
 * of the primes in {@code n}, divides {@code a - 1} and not {@code b}. Then {@code a} has no prime
 * in common with {@code n}, which makes it a permutation; and a fixed point would need {@code (a -
 * 1) * x = -b mod n}, whose left side {@code r} divides.
 *
 * <p>No secret is kept from somebody who knows some numbers and what became of them.
 */
final class Digits {
  private static final int LONGEST = 15;

  private Digits() {}

  /** Other digits; a first digit that is not 0 stays so. */
  static String other(String digits, AuthorNames author) {
    StringBuilder out = new StringBuilder(digits.length());
    for (int at = 0; at < digits.length(); at += LONGEST) {
      out.append(chunk(digits.substring(at, Math.min(digits.length(), at + LONGEST)), author));
    }
    return out.toString();
  }

  private static String chunk(String digits, AuthorNames author) {
    int length = digits.length();
    long power = 1;
    for (int i = 1; i < length; i++) {
      power *= 10;
    }
    long value = Long.parseLong(digits);
    boolean padded = value < power || length == 1;
    long least = padded ? 0 : power;
    // Ten values more start with a 0, or nine times the power do not; 2, 5 and 3 are their primes.
    long values = padded ? length == 1 ? 10 : power : 9 * power;
    long radical = padded ? 10 : 30;
    RandomBits bits = author.bits("digits", length + (padded ? "-padded" : ""));
    long a = 1 + radical * Uniform.below(Math.max(1, values / radical), bits);
    long b = Uniform.below(values, bits);
    while (b % radical == 0) {
      b = Uniform.below(values, bits);
    }
    long other = (Math.floorMod(multiply(a, value - least, values) + b, values)) + least;
    String written = Long.toString(other);
    return "0".repeat(length - written.length()) + written;
  }

  /** Without overflow: values are below 2^50. */
  private static long multiply(long one, long other, long modulus) {
    return java.math.BigInteger.valueOf(one)
        .multiply(java.math.BigInteger.valueOf(other))
        .mod(java.math.BigInteger.valueOf(modulus))
        .longValueExact();
  }
}
