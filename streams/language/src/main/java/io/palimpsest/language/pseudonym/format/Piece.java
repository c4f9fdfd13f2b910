package io.palimpsest.language.pseudonym.format;

import java.util.Locale;

/**
 * A number, a word or a sign in the text of a date.
 *
 * @param kind which of them
 * @param start where it starts in the text
 * @param end where it ends
 * @param folded ASCII digits, or letters in lower case, or the sign
 * @param written as it stands in the text
 * @param glued whether nothing stands between it and the piece before
 */
record Piece(Kind kind, int start, int end, String folded, String written, boolean glued) {

  /** What it is made of. */
  enum Kind {
    NUMBER,
    WORD,
    SIGN
  }

  boolean isNumber(int digits) {
    return kind == Kind.NUMBER && folded.length() == digits;
  }

  /** Whether it is a number of one or two digits. */
  boolean isShort() {
    return isNumber(1) || isNumber(2);
  }

  boolean isSignOf(String signs) {
    return kind == Kind.SIGN && !folded.isEmpty() && signs.contains(folded);
  }

  boolean isWordOf(String... words) {
    for (String word : words) {
      if (kind == Kind.WORD && folded.equals(word)) {
        return true;
      }
    }
    return false;
  }

  /** The value of a number of at most nine digits. */
  int value() {
    return Integer.parseInt(folded);
  }

  boolean isPadded() {
    return folded.length() > 1 && folded.startsWith("0");
  }

  /** A number in the script of this one. */
  String number(int value, int width) {
    int first = written.codePointAt(0);
    int zero = first - Character.digit(first, 10);
    String sign = value < 0 ? "-" : "";
    String digits = Integer.toString(Math.abs(value));
    String padded =
        sign + "0".repeat(Math.max(0, width - sign.length() - digits.length())) + digits;
    StringBuilder number = new StringBuilder(padded.length());
    for (int i = 0; i < padded.length(); i++) {
      number.appendCodePoint(zero + padded.charAt(i) - '0');
    }
    return number.toString();
  }

  /** A word in the case of this one: capitals, one capital or none. */
  String word(String lower) {
    String upper = lower.toUpperCase(Locale.ROOT);
    boolean first = Character.isUpperCase(written.codePointAt(0));
    if (!first) {
      return lower;
    }
    boolean all = written.length() > 1 && written.equals(written.toUpperCase(Locale.ROOT));
    return all ? upper : upper.charAt(0) + lower.substring(1);
  }

  /** Nothing of the text. */
  @Override
  public String toString() {
    return "Piece[" + kind + "]";
  }
}
