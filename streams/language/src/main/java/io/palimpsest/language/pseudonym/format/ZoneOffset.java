package io.palimpsest.language.pseudonym.format;

/**
 * How far a zone is from Greenwich, as it stands behind a time: {@code +01:00}, {@code -0330},
 * {@code +2}. It stays in a release, so nothing passes for one that no zone has.
 */
final class ZoneOffset {
  private static final int MOST_HOURS = 14;

  private ZoneOffset() {}

  /**
   * Whether there are such zones.
   *
   * @param digits of hours, or of hours and minutes
   */
  static boolean exists(String digits) {
    return switch (digits.length()) {
      case 1, 2 -> exists(digits, "00");
      case 4 -> exists(digits.substring(0, 2), digits.substring(2));
      default -> false;
    };
  }

  static boolean exists(String hours, String minutes) {
    return Integer.parseInt(hours) <= MOST_HOURS
        && switch (minutes) {
          case "00", "30", "45" -> true;
          default -> false;
        };
  }
}
