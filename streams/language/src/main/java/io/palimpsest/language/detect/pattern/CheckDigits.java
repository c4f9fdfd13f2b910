package io.palimpsest.language.detect.pattern;

/** Published check digit schemes. All take upper-case ASCII letters and digits only. */
final class CheckDigits {

  private static final int[][] VERHOEFF_PRODUCT = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9},
    {1, 2, 3, 4, 0, 6, 7, 8, 9, 5},
    {2, 3, 4, 0, 1, 7, 8, 9, 5, 6},
    {3, 4, 0, 1, 2, 8, 9, 5, 6, 7},
    {4, 0, 1, 2, 3, 9, 5, 6, 7, 8},
    {5, 9, 8, 7, 6, 0, 4, 3, 2, 1},
    {6, 5, 9, 8, 7, 1, 0, 4, 3, 2},
    {7, 6, 5, 9, 8, 2, 1, 0, 4, 3},
    {8, 7, 6, 5, 9, 3, 2, 1, 0, 4},
    {9, 8, 7, 6, 5, 4, 3, 2, 1, 0}
  };
  private static final int[][] VERHOEFF_SHIFT = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9},
    {1, 5, 7, 6, 2, 8, 3, 0, 9, 4},
    {5, 8, 0, 3, 7, 9, 6, 1, 4, 2},
    {8, 9, 1, 6, 0, 4, 3, 5, 2, 7},
    {9, 4, 5, 3, 1, 2, 6, 8, 7, 0},
    {4, 2, 8, 6, 5, 7, 3, 9, 0, 1},
    {2, 7, 9, 3, 8, 0, 6, 4, 1, 5},
    {7, 0, 4, 6, 9, 1, 3, 2, 5, 8}
  };

  private CheckDigits() {}

  /** Luhn, ISO/IEC 7812: payment cards, Canadian and Swedish numbers. */
  static boolean luhn(String digits) {
    int sum = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(digits.length() - 1 - i) - '0';
      int part = i % 2 == 0 ? digit : digit * 2;
      sum += part > 9 ? part - 9 : part;
    }
    return sum % 10 == 0;
  }

  /** Verhoeff: Aadhaar. */
  static boolean verhoeff(String digits) {
    int check = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(digits.length() - 1 - i) - '0';
      check = VERHOEFF_PRODUCT[check][VERHOEFF_SHIFT[i % 8][digit]];
    }
    return check == 0;
  }

  /** ISO 7064 mod 97-10 over digits and letters (A is 10): IBAN after its rotation. */
  static int mod97(String alphanumeric) {
    int rest = 0;
    for (int i = 0; i < alphanumeric.length(); i++) {
      int value = Character.digit(alphanumeric.charAt(i), 36);
      rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
    }
    return rest;
  }

  /** ISO 7064 mod 11,10: the German tax number. */
  static boolean mod11and10(String digits) {
    int product = 10;
    for (int i = 0; i < digits.length() - 1; i++) {
      int sum = (digits.charAt(i) - '0' + product) % 10;
      product = (sum == 0 ? 10 : sum) * 2 % 11;
    }
    return (11 - product) % 10 == digits.charAt(digits.length() - 1) - '0';
  }

  /** The sum of digits times weights; weights may be fewer than digits. */
  static int weighted(String digits, int... weights) {
    int sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += (digits.charAt(i) - '0') * weights[i];
    }
    return sum;
  }

  /** Whether all characters are the same: no issuer gives out such numbers, people type them. */
  static boolean isMonotonous(String digits) {
    return digits.chars().allMatch(c -> c == digits.charAt(0));
  }

  /** Whether year, month and day, two digits each, can be a day; years are not checked. */
  static boolean isDay(String digits, int month, int day) {
    int m = Integer.parseInt(digits.substring(month, month + 2));
    int d = Integer.parseInt(digits.substring(day, day + 2));
    return m >= 1 && m <= 12 && d >= 1 && d <= 31;
  }
}
