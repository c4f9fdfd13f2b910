package io.palimpsest.language.token;

/**
 * Finds where an emoji ends, one step forward at a time.
 *
 * <p>Java 17 knows no emoji property, and Lucene's grammar knows those of 2019. So blocks that
 * Unicode reserves for pictographs count as a whole, assigned or not, and any other symbol counts
 * when a variation selector asks for its coloured form. A wrong guess changes EMOJI into SYMBOL or
 * back; neither is ever released as it is.
 */
final class EmojiScanner {

  private static final int JOINER = 0x200D;
  private static final int TEXT_FORM = 0xFE0E;
  private static final int EMOJI_FORM = 0xFE0F;
  private static final int KEYCAP = 0x20E3;

  private EmojiScanner() {}

  /** The end of the emoji at {@code start}, or {@code start} when there is none. */
  static int end(String text, int start) {
    int codePoint = text.codePointAt(start);
    if (codePoint == ' ' || codePoint < 0x80 && CodePoints.isLetter(codePoint)) {
      return start;
    }
    int next = start + Character.charCount(codePoint);
    if (isFlagLetter(codePoint)) {
      return isFlagLetter(at(text, next)) ? next + Character.charCount(at(text, next)) : next;
    }
    if ((codePoint >= '0' && codePoint <= '9') || codePoint == '#' || codePoint == '*') {
      int keycap = at(text, next) == EMOJI_FORM ? next + 1 : next;
      return at(text, keycap) == KEYCAP ? keycap + 1 : start;
    }
    if (!isPictograph(text, start)) {
      return start;
    }
    int end = elementEnd(text, start);
    while (at(text, end) == JOINER && end + 1 < text.length() && isPictograph(text, end + 1)) {
      end = elementEnd(text, end + 1);
    }
    return end;
  }

  /** Takes tags too: they make the flags of regions, and are invisible text everywhere else. */
  private static int elementEnd(String text, int start) {
    int end = start + Character.charCount(text.codePointAt(start));
    while (isModifier(at(text, end))) {
      end += Character.charCount(at(text, end));
    }
    return end;
  }

  private static boolean isPictograph(String text, int start) {
    int codePoint = text.codePointAt(start);
    if (isReserved(codePoint)) {
      return true;
    }
    int type = Character.getType(codePoint);
    boolean symbol =
        type == Character.OTHER_SYMBOL
            || type == Character.MATH_SYMBOL
            || CodePoints.isPunctuation(codePoint);
    return symbol && at(text, start + Character.charCount(codePoint)) == EMOJI_FORM;
  }

  private static boolean isReserved(int codePoint) {
    if (codePoint < 0x10000) {
      return Character.getType(codePoint) == Character.OTHER_SYMBOL
          && (within(codePoint, 0x2600, 0x27BF)
              || within(codePoint, 0x231A, 0x231B)
              || within(codePoint, 0x23E9, 0x23FA)
              || within(codePoint, 0x2B1B, 0x2B1C)
              || codePoint == 0x2B50
              || codePoint == 0x2B55);
    }
    return within(codePoint, 0x1F000, 0x1F0FF)
        || codePoint == 0x1F18E
        || within(codePoint, 0x1F191, 0x1F19A)
        || within(codePoint, 0x1F200, 0x1F64F)
        || within(codePoint, 0x1F680, 0x1F6FF)
        || within(codePoint, 0x1F7E0, 0x1F7FF)
        || within(codePoint, 0x1F900, 0x1FAFF);
  }

  private static boolean isModifier(int codePoint) {
    return codePoint == TEXT_FORM
        || codePoint == EMOJI_FORM
        || codePoint == KEYCAP
        || within(codePoint, 0x1F3FB, 0x1F3FF)
        || within(codePoint, 0xE0020, 0xE007F);
  }

  private static boolean isFlagLetter(int codePoint) {
    return within(codePoint, 0x1F1E6, 0x1F1FF);
  }

  private static boolean within(int codePoint, int first, int last) {
    return first <= codePoint && codePoint <= last;
  }

  /** The code point at an index, or -1 after the end. */
  private static int at(String text, int index) {
    return index < text.length() ? text.codePointAt(index) : -1;
  }
}
