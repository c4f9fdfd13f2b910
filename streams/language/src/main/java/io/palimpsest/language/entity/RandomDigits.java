package io.palimpsest.language.entity;

import io.palimpsest.language.sampling.NumberFormat;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.random.RandomBits;
import java.util.Optional;

/**
 * Each decimal digit drawn anew, of the same script; all else stays. The first of several digits is
 * not 0. An author's equal values stay equal, and none is itself again.
 */
final class RandomDigits {
  private static final Digest TABLE = Digest.ofFields("random-digits-1");

  private RandomDigits() {}

  /** Empty if there is no digit to draw. */
  static Optional<String> of(String original, KeyedRandomness author) {
    if (!NumberFormat.hasDigit(original)) {
      return Optional.empty();
    }
    RandomBits bits = author.in(new DrawScope.User(TABLE)).draw(original);
    StringBuilder out = new StringBuilder(original);
    while (original.contentEquals(out)) {
      out.setLength(0);
      NumberFormat.write(original, bits, out);
    }
    return Optional.of(out.toString());
  }
}
