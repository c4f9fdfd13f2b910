package io.palimpsest.language.pseudonym.format;

/** What a character reads as: the detectors' own rule, character by character. */
final class Folding {

  /** For characters beyond the first plane that are no digits: no form asks for them. */
  static final char OTHER = '\u0001';

  private Folding() {}

  /** The ASCII character that says the same, if there is one; -1 for an invisible one. */
  static int fold(int codePoint) {
    if (codePoint < 0x80) {
      return codePoint;
    }
    if (codePoint >= 0xFF01 && codePoint <= 0xFF5E) {
      return codePoint - 0xFEE0;
    }
    return switch (Character.getType(codePoint)) {
      case Character.DECIMAL_DIGIT_NUMBER -> '0' + Character.digit(codePoint, 10);
      case Character.FORMAT -> -1;
      case Character.DASH_PUNCTUATION -> '-';
      case Character.SPACE_SEPARATOR -> ' ';
      default -> sign(codePoint);
    };
  }

  private static int sign(int codePoint) {
    return switch (codePoint) {
      case 0x2212 -> '-';
      case 0x2018, 0x2019, 0x02BC, 0x2032, 0x00B4 -> '\'';
      case 0x201C, 0x201D, 0x2033 -> '"';
      case 0xFE0E, 0xFE0F, 0x034F -> -1;
      default -> Character.isBmpCodePoint(codePoint) ? codePoint : OTHER;
    };
  }

  static boolean isAlphanumeric(int ascii) {
    return isDigit(ascii) || isLetter(ascii);
  }

  static boolean isDigit(int ascii) {
    return ascii >= '0' && ascii <= '9';
  }

  static boolean isLetter(int ascii) {
    return (ascii >= 'A' && ascii <= 'Z') || (ascii >= 'a' && ascii <= 'z');
  }

  /** Whether it is a number that has no ASCII digit. */
  static boolean isNumber(int codePoint) {
    int type = Character.getType(codePoint);
    return codePoint >= 0x80 && (type == Character.OTHER_NUMBER || type == Character.LETTER_NUMBER);
  }
}
