package io.palimpsest.language.detect.pattern;

import static io.palimpsest.language.detect.EntityType.NATIONAL_ID;
import static io.palimpsest.language.detect.pattern.NumberRule.anywhere;
import static io.palimpsest.language.detect.pattern.NumberRule.withCue;

import java.util.List;

/**
 * The numbers that states give to people.
 *
 * <p>One check digit lets one number of ten pass, so a bare run of nine or ten digits is believed
 * only beside a word that says what it is; letters, dates and second check digits earn more.
 */
final class NationalIds {

  private static final double PROVED = 0.97;
  private static final double CUED = 0.9;
  private static final double FORM_ONLY = 0.7;

  private static final String TAX_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
  private static final String FINNISH_LETTERS = "0123456789ABCDEFHJKLMNPRSTUVWXY";
  private static final String MONTH_LETTERS = "ABCDEHLMPRST";

  /** Digits that an Italian code writes as letters when two people would share one. */
  private static final String DIGIT_LETTERS = "LMNPQRSTUV";

  private static final int[] ITALIAN_ODD = {
    1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23
  };

  private NationalIds() {}

  static List<NumberRule> rules() {
    return List.of(
        anywhere(NATIONAL_ID, Cue.ID_US, FORM_ONLY, CUED, NationalIds::isUs, "000-00-0000"),
        withCue(NATIONAL_ID, Cue.ID_US, CUED, NationalIds::isUs, "000000000", "000 00 0000"),
        anywhere(
            NATIONAL_ID,
            Cue.ID_UK,
            FORM_ONLY,
            CUED,
            NationalIds::isNino,
            "AA000000A",
            "AA 00 00 00 A",
            "AA-00-00-00-A",
            "AA 000000 A"),
        withCue(
            NATIONAL_ID,
            Cue.ID_NHS,
            PROVED,
            NationalIds::isNhs,
            "0000000000",
            "000 000 0000",
            "000-000-0000"),
        anywhere(
            NATIONAL_ID,
            Cue.ID_DE,
            FORM_ONLY,
            PROVED,
            NationalIds::isGermanTax,
            "00000000000",
            "00 000 000 000"),
        anywhere(
            NATIONAL_ID,
            Cue.ID_FR,
            PROVED,
            PROVED,
            NationalIds::isNir,
            "000000000000000",
            "0 00 00 00 000 000 00",
            "0000000000000 00"),
        anywhere(
            NATIONAL_ID,
            Cue.ID_ES,
            PROVED,
            PROVED,
            NationalIds::isNif,
            "00000000A",
            "00000000-A",
            "00000000 A",
            "A0000000A",
            "A-0000000-A"),
        anywhere(NATIONAL_ID, Cue.ID_PL, FORM_ONLY, PROVED, NationalIds::isPesel, "00000000000"),
        withCue(
            NATIONAL_ID,
            Cue.ID_NL,
            PROVED,
            NationalIds::isBsn,
            "000000000",
            "0000.00.000",
            "000 000 000",
            "0000 00 000"),
        anywhere(
            NATIONAL_ID,
            Cue.ID_SE,
            PROVED,
            PROVED,
            NationalIds::isSwedish,
            "000000-0000",
            "00000000-0000"),
        withCue(
            NATIONAL_ID, Cue.ID_SE, PROVED, NationalIds::isSwedish, "0000000000", "000000000000"),
        anywhere(
            NATIONAL_ID,
            Cue.ID_FI,
            PROVED,
            PROVED,
            NationalIds::isFinnish,
            "000000-000A",
            "000000-0000",
            "000000A000A",
            "000000A0000"),
        anywhere(NATIONAL_ID, Cue.ID_CA, FORM_ONLY, PROVED, NationalIds::isSin, "000-000-000"),
        withCue(NATIONAL_ID, Cue.ID_CA, PROVED, NationalIds::isSin, "000000000", "000 000 000"),
        withCue(
            NATIONAL_ID,
            Cue.ID_AU,
            PROVED,
            NationalIds::isTfn,
            "000000000",
            "000 000 000",
            "000-000-000"),
        withCue(
            NATIONAL_ID,
            Cue.ID_AU,
            PROVED,
            NationalIds::isMedicare,
            "0000000000",
            "00000000000",
            "0000 00000 0",
            "0000-00000-0",
            "0000 00000 0-0",
            "0000 00000 0/0"),
        anywhere(
            NATIONAL_ID,
            Cue.ID_IN,
            PROVED,
            PROVED,
            NationalIds::isAadhaar,
            "0000 0000 0000",
            "0000-0000-0000"),
        withCue(NATIONAL_ID, Cue.ID_IN, PROVED, NationalIds::isAadhaar, "000000000000"),
        anywhere(NATIONAL_ID, Cue.ID_IN, FORM_ONLY, CUED, NationalIds::isPan, "AAAAA0000A"),
        anywhere(NATIONAL_ID, Cue.ID_BR, PROVED, PROVED, NationalIds::isCpf, "000.000.000-00"),
        anywhere(NATIONAL_ID, Cue.ID_BR, FORM_ONLY, PROVED, NationalIds::isCpf, "00000000000"),
        anywhere(NATIONAL_ID, Cue.ID_SG, PROVED, PROVED, NationalIds::isNric, "A0000000A"));
  }

  private static int part(String digits, int from, int to) {
    return Integer.parseInt(digits.substring(from, to));
  }

  /** Social security number or, from area 900 on, individual taxpayer number. */
  static boolean isUs(String digits) {
    int area = part(digits, 0, 3);
    int group = part(digits, 3, 5);
    int serial = part(digits, 5, 9);
    if (area >= 900) {
      return (group >= 50 && group <= 65)
          || (group >= 70 && group <= 88)
          || (group >= 90 && group <= 92)
          || group >= 94;
    }
    return area != 0 && area != 666 && group != 0 && serial != 0;
  }

  static boolean isNino(String number) {
    String prefix = number.substring(0, 2);
    return "ABCEGHJKLMNOPRSTWXYZ".indexOf(prefix.charAt(0)) >= 0
        && "ABCEGHJKLMNPRSTWXYZ".indexOf(prefix.charAt(1)) >= 0
        && !List.of("BG", "GB", "KN", "NK", "NT", "TN", "ZZ").contains(prefix)
        && "ABCD".indexOf(number.charAt(8)) >= 0;
  }

  static boolean isNhs(String digits) {
    int check = 11 - CheckDigits.weighted(digits, 10, 9, 8, 7, 6, 5, 4, 3, 2) % 11;
    return check % 11 == digits.charAt(9) - '0' && !CheckDigits.isMonotonous(digits);
  }

  /** Of the first ten digits one stands two or three times, the others at most once. */
  static boolean isGermanTax(String digits) {
    int[] counts = new int[10];
    for (int i = 0; i < 10; i++) {
      counts[digits.charAt(i) - '0']++;
    }
    int repeated = 0;
    for (int count : counts) {
      repeated += count > 1 ? 1 : 0;
      if (count > 3) {
        return false;
      }
    }
    return repeated == 1 && digits.charAt(0) != '0' && CheckDigits.mod11and10(digits);
  }

  /** Sex, year, month, place, order, then a key mod 97. Corsica's letters are not read. */
  static boolean isNir(String digits) {
    int month = part(digits, 3, 5);
    boolean plausible = "1234578".indexOf(digits.charAt(0)) >= 0 && month >= 1 && month <= 42;
    long number = Long.parseLong(digits.substring(0, 13));
    return plausible && 97 - number % 97 == part(digits, 13, 15);
  }

  /** Eight digits and a letter, or X, Y, Z for the first of them when the person is a foreigner. */
  static boolean isNif(String number) {
    int lead = "XYZ".indexOf(number.charAt(0));
    if (lead < 0 && !Character.isDigit(number.charAt(0))) {
      return false;
    }
    int value = lead < 0 ? part(number, 0, 8) : lead * 10_000_000 + part(number, 1, 8);
    return TAX_LETTERS.charAt(value % 23) == number.charAt(8);
  }

  /** Sixteen letters and digits; see {@link CodeRule} for how they are found. */
  static boolean isCodiceFiscale(String code) {
    for (int i = 0; i < 16; i++) {
      boolean digitPlace = i == 6 || i == 7 || i == 9 || i == 10 || (i >= 12 && i <= 14);
      char c = code.charAt(i);
      boolean digit = Character.isDigit(c) || DIGIT_LETTERS.indexOf(c) >= 0;
      if (digitPlace ? !digit : !(c >= 'A' && c <= 'Z')) {
        return false;
      }
    }
    int sum = 0;
    for (int i = 0; i < 15; i++) {
      char c = code.charAt(i);
      int value = Character.isDigit(c) ? c - '0' : c - 'A';
      sum += i % 2 == 0 ? ITALIAN_ODD[value] : value;
    }
    return MONTH_LETTERS.indexOf(code.charAt(8)) >= 0 && code.charAt(15) == 'A' + sum % 26;
  }

  /** Months carry the century: 1 to 12, 21 to 32, 41 to 52, 61 to 72 or 81 to 92. */
  static boolean isPesel(String digits) {
    int month = part(digits, 2, 4) % 20;
    int day = part(digits, 4, 6);
    int sum = CheckDigits.weighted(digits, 1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1);
    return month >= 1 && month <= 12 && day >= 1 && day <= 31 && sum % 10 == 0;
  }

  static boolean isBsn(String digits) {
    int sum = CheckDigits.weighted(digits, 9, 8, 7, 6, 5, 4, 3, 2, -1);
    return sum % 11 == 0 && !CheckDigits.isMonotonous(digits);
  }

  /** Ten digits, or twelve with the century. Days from 61 on are co-ordination numbers. */
  static boolean isSwedish(String digits) {
    String ten = digits.substring(digits.length() - 10);
    int month = part(ten, 2, 4);
    int day = part(ten, 4, 6) % 60;
    boolean century = digits.length() == 10 || "18 19 20".contains(digits.substring(0, 2));
    return century && month >= 1 && month <= 12 && day >= 1 && day <= 31 && CheckDigits.luhn(ten);
  }

  /** Day, month, year, century sign (lost or a letter), order, check character. */
  static boolean isFinnish(String number) {
    boolean letter = number.length() == 11;
    if (letter && "ABCDEFUVWXY".indexOf(number.charAt(6)) < 0) {
      return false;
    }
    String digits = number.substring(0, 6) + number.substring(letter ? 7 : 6, letter ? 10 : 9);
    char check = number.charAt(number.length() - 1);
    return CheckDigits.isDay(digits, 2, 0)
        && FINNISH_LETTERS.charAt(Integer.parseInt(digits) % 31) == check;
  }

  static boolean isSin(String digits) {
    return digits.charAt(0) != '0' && digits.charAt(0) != '8' && CheckDigits.luhn(digits);
  }

  static boolean isTfn(String digits) {
    return CheckDigits.weighted(digits, 1, 4, 3, 7, 5, 8, 6, 9, 10) % 11 == 0
        && !CheckDigits.isMonotonous(digits);
  }

  static boolean isMedicare(String digits) {
    char first = digits.charAt(0);
    return first >= '2'
        && first <= '6'
        && CheckDigits.weighted(digits, 1, 3, 7, 9, 1, 3, 7, 9) % 10 == digits.charAt(8) - '0';
  }

  static boolean isAadhaar(String digits) {
    return digits.charAt(0) >= '2'
        && CheckDigits.verhoeff(digits)
        && !CheckDigits.isMonotonous(digits);
  }

  /** The fourth letter says what the holder is: person, company, trust... */
  static boolean isPan(String number) {
    return "ABCFGHJLPT".indexOf(number.charAt(3)) >= 0;
  }

  static boolean isCpf(String digits) {
    int first = CheckDigits.weighted(digits, 10, 9, 8, 7, 6, 5, 4, 3, 2) * 10 % 11 % 10;
    int second = CheckDigits.weighted(digits, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2) * 10 % 11 % 10;
    return first == digits.charAt(9) - '0'
        && second == digits.charAt(10) - '0'
        && !CheckDigits.isMonotonous(digits);
  }

  static boolean isNric(String number) {
    char lead = number.charAt(0);
    int sum = CheckDigits.weighted(number.substring(1, 8), 2, 7, 6, 5, 4, 3, 2);
    char check = number.charAt(8);
    return switch (lead) {
      case 'S' -> "JZIHGFEDCBA".charAt(sum % 11) == check;
      case 'T' -> "JZIHGFEDCBA".charAt((sum + 4) % 11) == check;
      case 'F' -> "XWUTRQPNMLK".charAt(sum % 11) == check;
      case 'G' -> "XWUTRQPNMLK".charAt((sum + 4) % 11) == check;
      default -> false;
    };
  }
}
