package io.palimpsest.language.token;

/**
 * Words and numbers about which there is no question: between spaces, line feeds or the ends of the
 * text, only ASCII letters (also with apostrophes between them) or only ASCII digits, and at most
 * one punctuation mark behind them.
 */
final class PlainWords {
  private static final String SIGNS = ",.!?;:";

  private PlainWords() {}

  /** Where the plain word that begins here ends, without its mark; the start if none does. */
  static int end(String text, int start) {
    int most = Math.min(text.length(), start + WordBreaks.MAX_LENGTH - 2);
    int end = start;
    while (end < most && (isLetter(text.charAt(end)) || isInside(text, start, end))) {
      end++;
    }
    if (end == start) {
      while (end < most && isDigit(text.charAt(end))) {
        end++;
      }
    }
    return end > start && isClosed(text, end) ? end : start;
  }

  /** Whether an apostrophe stands between two letters. */
  private static boolean isInside(String text, int start, int at) {
    char c = text.charAt(at);
    return (c == '\'' || c == '\u2019')
        && at > start
        && isLetter(text.charAt(at - 1))
        && at + 1 < text.length()
        && isLetter(text.charAt(at + 1));
  }

  private static boolean isClosed(String text, int end) {
    int after = end < text.length() && SIGNS.indexOf(text.charAt(end)) >= 0 ? end + 1 : end;
    return after == text.length() || isSpace(text.charAt(after));
  }

  /** By the first character. */
  static TokenKind kind(char first) {
    return isDigit(first) ? TokenKind.NUMBER : TokenKind.WORD;
  }

  /** What is in no word by itself. */
  static boolean isSpaceOrSign(char c) {
    return isSpace(c) || SIGNS.indexOf(c) >= 0;
  }

  /** What ends every word. */
  static boolean isSpace(char c) {
    return c == ' ' || c == '\n';
  }

  private static boolean isLetter(char c) {
    return c < CodePoints.ASCII && CodePoints.isLetter(c);
  }

  private static boolean isDigit(char c) {
    return c < CodePoints.ASCII && CodePoints.isDigit(c);
  }
}
