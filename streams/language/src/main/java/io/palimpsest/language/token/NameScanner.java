package io.palimpsest.language.token;

/** Finds where the name after an at sign or a number sign ends. */
final class NameScanner {

  private NameScanner() {}

  /**
   * The end of the name at {@code from}, or {@code from} when there is none.
   *
   * @param dots whether single dots may stand inside, as in handles
   */
  static int end(String text, int from, boolean dots) {
    int end = from;
    while (isPart(text, end) || (end > from && isInside(text, end, dots))) {
      end += Character.charCount(text.codePointAt(end));
    }
    return end;
  }

  private static boolean isPart(String text, int index) {
    if (index >= text.length()) {
      return false;
    }
    int codePoint = text.codePointAt(index);
    return CodePoints.isLetter(codePoint)
        || CodePoints.isDigit(codePoint)
        || CodePoints.isMark(codePoint)
        || Character.getType(codePoint) == Character.CONNECTOR_PUNCTUATION;
  }

  /** Zero-width joiners are part of the spelling of Persian and of the languages of India. */
  private static boolean isInside(String text, int index, boolean dots) {
    if (!isPart(text, index + 1)) {
      return false;
    }
    char c = text.charAt(index);
    return c == '\u200c' || c == '\u200d' || (dots && c == '.');
  }
}
