package io.palimpsest.language.token;

/**
 * Words and numbers about which there is no question: between spaces or the ends of the text, only
 * ASCII letters or only ASCII digits, and at most one punctuation mark behind them.
 */
final class PlainWords {
  private static final String SIGNS = ",.!?;:";

  private PlainWords() {}

  /** Where the plain word that begins here ends, without its mark; the start if none does. */
  static int end(String text, int start) {
    int most = Math.min(text.length(), start + WordBreaks.MAX_LENGTH - 2);
    int end = start;
    while (end < most && isLetter(text.charAt(end))) {
      end++;
    }
    if (end == start) {
      while (end < most && isDigit(text.charAt(end))) {
        end++;
      }
    }
    return end > start && isClosed(text, end) ? end : start;
  }

  private static boolean isClosed(String text, int end) {
    int after = end < text.length() && SIGNS.indexOf(text.charAt(end)) >= 0 ? end + 1 : end;
    return after == text.length() || text.charAt(after) == ' ';
  }

  /** By the first character. */
  static TokenKind kind(char first) {
    return isDigit(first) ? TokenKind.NUMBER : TokenKind.WORD;
  }

  /** What is in no word by itself. */
  static boolean isSpaceOrSign(char c) {
    return c == ' ' || SIGNS.indexOf(c) >= 0;
  }

  private static boolean isLetter(char c) {
    return c < CodePoints.ASCII && CodePoints.isLetter(c);
  }

  private static boolean isDigit(char c) {
    return c < CodePoints.ASCII && CodePoints.isDigit(c);
  }
}
