package io.palimpsest.language.entity;

import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.random.Uniform;

/** By how many days and years the dates of an author move. */
final class DateOffset {
  private DateOffset() {}

  /**
   * The same number each time in an author's key epoch: uniform among those from {@code -most} to
   * {@code most}, never 0.
   */
  static int days(KeyedRandomness author, int most) {
    return drawn("date-offset-1", author, most);
  }

  /** Likewise, and independent of the days; 0 if it may be at most 0. */
  static int years(KeyedRandomness author, int most) {
    return most == 0 ? 0 : drawn("year-offset-1", author, most);
  }

  private static int drawn(String name, KeyedRandomness author, int most) {
    Digest table = Digest.ofFields(name, Integer.toString(most));
    long drawn = Uniform.below(2L * most, author.in(new DrawScope.User(table)).draw(0));
    int offset = (int) drawn - most;
    return offset < 0 ? offset : offset + 1;
  }
}
