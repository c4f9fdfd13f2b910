package io.palimpsest.language.detect.pattern;

import java.util.List;

/**
 * The checks by which codes are found, for those who make such codes. All take ASCII digits and
 * upper-case letters, of any length.
 */
public final class FormChecks {

  private FormChecks() {}

  /** Whether an issuer gives out card numbers like this, check digit included. */
  public static boolean isCard(String digits) {
    return hasLuhn(digits) && PaymentCards.isCard(digits);
  }

  /** Whether it is twelve digits or more and the last is Luhn's check digit. */
  public static boolean hasLuhn(String digits) {
    return isNumber(digits)
        && digits.length() >= 12
        && CheckDigits.luhn(digits)
        && !CheckDigits.isMonotonous(digits);
  }

  /** Whether it is a routing number of the American Bankers Association. */
  public static boolean isAba(String digits) {
    return digits.length() == 9 && isNumber(digits) && BankNumbers.isAba(digits);
  }

  /** Whether the country writes IBANs of this length. */
  public static boolean hasIbanForm(String code) {
    return code.length() > 4 && code.length() == BankCodes.ibanLength(code.substring(0, 2));
  }

  /** The remainder by 97, A being 10, as the check digits of an IBAN use it. */
  public static int mod97(String alphanumeric) {
    return CheckDigits.mod97(alphanumeric);
  }

  /** Whether it is a bank's identifier with a country that exists. */
  public static boolean isBic(String code) {
    return BankCodes.isBic(code);
  }

  /** Whether it is a vehicle number whose check digit holds. */
  public static boolean isVin(String code) {
    return VehicleNumbers.isVin(code);
  }

  /** Whether it is written like a vehicle number. */
  public static boolean hasVinForm(String code) {
    return VehicleNumbers.hasVinForm(code);
  }

  /** The regions whose numbers with a trunk zero are found without a country code. */
  public static List<String> trunkZeroRegions() {
    return PhoneBook.WITH_TRUNK_ZERO;
  }

  private static boolean isNumber(String digits) {
    return digits.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
