package io.palimpsest.mechanisms.ledger;

import java.time.Duration;

/** The time over which losses add up. */
public sealed interface Window {

  /** How it is called in a ledger: an ISO duration, or {@code lifetime}. */
  String label();

  /**
   * The window of a label.
   *
   * @param lateness not looked at for a lifetime
   * @throws IllegalArgumentException if it is none; the message says what to write
   */
  static Window of(String label, Duration lateness) {
    return label.equals(Lifetime.LABEL)
        ? new Lifetime()
        : new Sliding(IsoDuration.parse(label), lateness);
  }

  /**
   * Every stretch of time of this length, wherever it begins.
   *
   * @param length 1 minute to 3650 days, in whole seconds
   * @param lateness how far back time may go: a post that is later than that is charged as if it
   *     were as late as that; 0 to the length, in whole seconds
   */
  record Sliding(Duration length, Duration lateness) implements Window {
    /** The shortest. */
    public static final Duration MIN = Duration.ofMinutes(1);

    /** The longest. */
    public static final Duration MAX = Duration.ofDays(3650);

    /** Refuses what is out of bounds. */
    public Sliding {
      if (length.compareTo(MIN) < 0 || length.compareTo(MAX) > 0 || length.getNano() != 0) {
        throw new IllegalArgumentException(
            "a window is PT1M to P3650D long, in whole seconds; for longer ones use 'lifetime'");
      }
      if (lateness.isNegative() || lateness.compareTo(length) > 0 || lateness.getNano() != 0) {
        throw new IllegalArgumentException(
            "the lateness is PT0S to %s, the length of the window, in whole seconds"
                .formatted(IsoDuration.write(length)));
      }
    }

    @Override
    public String label() {
      return IsoDuration.write(length);
    }
  }

  /** All time, for as long as the ledger is kept. */
  record Lifetime() implements Window {
    static final String LABEL = "lifetime";

    @Override
    public String label() {
      return LABEL;
    }
  }
}
