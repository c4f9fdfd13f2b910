package io.palimpsest.language.detect.pattern;

/** Vehicle identification numbers. */
final class VehicleNumbers {

  private static final int[] WEIGHTS = {8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2};

  /** Values of A to Z; I, O and Q do not occur. */
  private static final int[] VALUES = {
    1, 2, 3, 4, 5, 6, 7, 8, -1, 1, 2, 3, 4, 5, -1, 7, -1, 9, 2, 3, 4, 5, 6, 7, 8, 9
  };

  private VehicleNumbers() {}

  /** Seventeen characters without I, O and Q, digits and letters among them. */
  static boolean hasVinForm(String code) {
    return code.length() == 17
        && code.chars().allMatch(c -> value(c) >= 0)
        && code.chars().filter(Character::isDigit).count() >= 3
        && code.chars().anyMatch(Character::isLetter);
  }

  /** The check digit that is mandatory in North America and China; others may not have it. */
  static boolean isVin(String code) {
    if (!hasVinForm(code)) {
      return false;
    }
    int sum = 0;
    for (int i = 0; i < 17; i++) {
      sum += value(code.charAt(i)) * WEIGHTS[i];
    }
    return "0123456789X".charAt(sum % 11) == code.charAt(8);
  }

  private static int value(int c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    return c >= 'A' && c <= 'Z' ? VALUES[c - 'A'] : -1;
  }
}
