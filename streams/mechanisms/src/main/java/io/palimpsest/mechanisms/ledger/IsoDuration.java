package io.palimpsest.mechanisms.ledger;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Durations as people write them, {@code P1D} or {@code PT90M}: whole weeks, days, hours, minutes
 * and seconds. Months and years have no length of their own and are refused.
 */
public final class IsoDuration {
  private static final Pattern DURATION =
      Pattern.compile(
          "P(?:(\\d{1,6})W)?(?:(\\d{1,6})D)?"
              + "(?:T(?=\\d)(?:(\\d{1,6})H)?(?:(\\d{1,8})M)?(?:(\\d{1,9})S)?)?");

  private static final Pattern CALENDAR = Pattern.compile("P[^T]{0,20}[YM].{0,40}");

  private IsoDuration() {}

  /**
   * The duration.
   *
   * @throws IllegalArgumentException with what to write instead
   */
  public static Duration parse(String text) {
    Matcher matcher = DURATION.matcher(text);
    if (!matcher.matches() || text.length() < 3) {
      throw new IllegalArgumentException(
          CALENDAR.matcher(text).matches()
              ? "months and years differ in length; use days, such as P30D or P365D"
              : "must be an ISO duration, such as P1D, P1W, PT12H or PT90M");
    }
    return Duration.ofDays(7 * number(matcher, 1) + number(matcher, 2))
        .plusHours(number(matcher, 3))
        .plusMinutes(number(matcher, 4))
        .plusSeconds(number(matcher, 5));
  }

  private static long number(Matcher matcher, int group) {
    return Optional.ofNullable(matcher.group(group)).map(Long::parseLong).orElse(0L);
  }

  /**
   * The one way to write a duration, so that equal ones are spelled alike: {@code P1D} and not
   * {@code PT24H}.
   *
   * @param duration of whole seconds, not negative
   */
  public static String write(Duration duration) {
    StringBuilder out = new StringBuilder("P");
    part(out, duration.toDaysPart(), 'D');
    if (duration.toSeconds() % Duration.ofDays(1).toSeconds() != 0) {
      out.append('T');
      part(out, duration.toHoursPart(), 'H');
      part(out, duration.toMinutesPart(), 'M');
      part(out, duration.toSecondsPart(), 'S');
    }
    return out.length() == 1 ? "PT0S" : out.toString();
  }

  private static void part(StringBuilder out, long number, char unit) {
    if (number > 0) {
      out.append(number).append(unit);
    }
  }
}
