package io.palimpsest.language.detect.pattern;

/** Which issuer gives out which numbers: leading digits and lengths. */
final class PaymentCards {

  private PaymentCards() {}

  /** Luhn holds, an issuer owns the leading digits and gives out numbers of this length. */
  static boolean isCard(String digits) {
    return hasIssuer(digits) && CheckDigits.luhn(digits) && !CheckDigits.isMonotonous(digits);
  }

  private static boolean hasIssuer(String digits) {
    int length = digits.length();
    int four = Integer.parseInt(digits.substring(0, 4));
    int two = four / 100;
    if (four / 1000 == 4) {
      return length == 13 || length == 16 || length == 19; // Visa
    }
    if ((two >= 51 && two <= 55) || (four >= 2221 && four <= 2720)) {
      return length == 16; // Mastercard
    }
    if (two == 34 || two == 37) {
      return length == 15; // American Express
    }
    if (two == 36 || two == 38 || two == 39 || (four >= 3000 && four <= 3059)) {
      return length >= 14; // Diners Club
    }
    if (four == 1800 || four == 2131) {
      return length == 15; // JCB, old
    }
    if (four >= 3528 && four <= 3589) {
      return length >= 16; // JCB
    }
    if (four == 6011 || two == 62 || two == 64 || two == 65 || two == 60 || two == 81) {
      return length >= 16 || (length >= 12 && two != 81); // Discover, UnionPay, RuPay, Maestro
    }
    if (four >= 2200 && four <= 2204) {
      return length >= 16; // Mir
    }
    return two == 50 || (two >= 56 && two <= 69); // Maestro
  }
}
