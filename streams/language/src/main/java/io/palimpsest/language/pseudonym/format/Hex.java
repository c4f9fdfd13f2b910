package io.palimpsest.language.pseudonym.format;

/** Hexadecimal digits, where a letter may take the place of a digit. */
final class Hex {

  static final String DIGITS = "0123456789ABCDEF";
  static final String NO_ZERO = "123456789ABCDEF";

  private Hex() {}

  /** Whether all of it are hexadecimal digits in upper case. */
  static boolean isHex(String compact) {
    return compact.chars().allMatch(c -> DIGITS.indexOf(c) >= 0);
  }
}
