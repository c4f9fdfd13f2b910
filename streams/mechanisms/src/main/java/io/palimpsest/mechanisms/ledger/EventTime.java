package io.palimpsest.mechanisms.ledger;

import java.time.Instant;

/** Times in milliseconds, kept where sums of them and of windows do not overflow. */
final class EventTime {
  /** More than 30,000 years before and after 1970. */
  static final long FARTHEST = 1_000_000_000_000_000L;

  private static final Instant FIRST = Instant.ofEpochMilli(-FARTHEST);
  private static final Instant LAST = Instant.ofEpochMilli(FARTHEST);

  private EventTime() {}

  static long earlier(Instant one, Instant other) {
    return millis(one.isBefore(other) ? one : other);
  }

  /** Rounded down. */
  static long millis(Instant time) {
    if (time.isBefore(FIRST)) {
      return -FARTHEST;
    }
    return time.isAfter(LAST) ? FARTHEST : time.toEpochMilli();
  }
}
