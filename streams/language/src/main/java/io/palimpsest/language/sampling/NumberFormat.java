package io.palimpsest.language.sampling;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;
import io.palimpsest.mechanisms.redaction.Shape.Layout;

/**
 * Numbers without their digits. What is written depends on the format alone: on where the digits
 * stand, of which script they are, and what stands between them.
 */
public final class NumberFormat {
  /** Signs and separators beyond those of {@link Layout}; none can spell a word or an amount. */
  private static final String SEPARATORS = "+−＋－‐‑_·／٫٬";

  private static final int DIGITS = 10;

  private NumberFormat() {}

  /**
   * Whether a number is decimal digits of one script with separators. Others (fractions, exponents,
   * circled or hidden characters, scripts mixed) could carry more than a format.
   */
  static boolean isPlain(String number) {
    int zero = -1;
    int at = 0;
    while (at < number.length()) {
      int codePoint = number.codePointAt(at);
      if (Character.isDigit(codePoint)) {
        if (zero >= 0 && zero != zeroOf(codePoint)) {
          return false;
        }
        zero = zeroOf(codePoint);
      } else if (!isSeparator(codePoint)) {
        return false;
      }
      at += Character.charCount(codePoint);
    }
    return zero >= 0;
  }

  private static boolean isSeparator(int codePoint) {
    return SEPARATORS.indexOf(codePoint) >= 0 || Layout.accepts(codePoint);
  }

  /**
   * Writes a number of the same format: each digit anew, all values equally likely, but the first
   * of several is not 0.
   *
   * @param number what is neither a digit nor plain stays as it is
   */
  public static void write(String number, RandomBits bits, StringBuilder out) {
    boolean first = digits(number) > 1;
    int at = 0;
    while (at < number.length()) {
      int codePoint = number.codePointAt(at);
      if (Character.isDigit(codePoint)) {
        int least = first ? 1 : 0;
        first = false;
        int digit = least + (int) Uniform.below(DIGITS - least, bits);
        out.appendCodePoint(zeroOf(codePoint) + digit);
      } else {
        out.appendCodePoint(codePoint);
      }
      at += Character.charCount(codePoint);
    }
  }

  /** Whether there is a digit to draw anew. */
  public static boolean hasDigit(String text) {
    return digits(text) > 0;
  }

  private static int digits(String text) {
    int digits = 0;
    int at = 0;
    while (at < text.length()) {
      int codePoint = text.codePointAt(at);
      digits += Character.isDigit(codePoint) ? 1 : 0;
      at += Character.charCount(codePoint);
    }
    return digits;
  }

  /** Unicode lays the ten digits of a script side by side. */
  private static int zeroOf(int digit) {
    return digit - Character.digit(digit, DIGITS);
  }
}
