package io.palimpsest.language.detect.name;

/** Tells where a word is all that a line says about who wrote it: a speaker, or a signature. */
final class LineNames {
  /** As long as "[10:32:05] " is; no line is looked at further back. */
  private static final int LONGEST_TIME = 12;

  private static final String TIME = "0123456789:[]. ";
  private static final String DASHES = "-~\u2013\u2014";

  private final Words words;

  LineNames(Words words) {
    this.words = words;
  }

  /** Whether a word begins a line of a chat: {@code Per: hi}, {@code <Will> hi}. */
  boolean isSpeaker(int token) {
    if (words.startsWith(token + 1, '>')) {
      return words.startsWith(token - 1, '<') && lineStart(words.start(token - 1), "") >= 0;
    }
    return words.startsWith(token + 1, ':')
        && words.isSpace(token + 2)
        && lineStart(words.start(token), TIME) >= 0;
  }

  /** Whether a word is alone on the last line, behind another line or a dash: {@code - Will}. */
  boolean isSignature(int token) {
    int line = lineStart(words.start(token), DASHES + " ");
    return line >= 0 && (line > 0 || words.start(token) > 0) && isEnd(token + 1);
  }

  /** Where the line of a place begins, if only some signs stand before the place; -1 if not. */
  private int lineStart(int place, String signs) {
    for (int at = place; at >= Math.max(0, place - LONGEST_TIME); at--) {
      if (at == 0 || words.text().charAt(at - 1) == '\n') {
        return at;
      }
      if (signs.indexOf(words.text().charAt(at - 1)) < 0) {
        return -1;
      }
    }
    return -1;
  }

  private boolean isEnd(int token) {
    boolean stop = words.startsWith(token, '.') || words.startsWith(token, '!');
    int at = stop ? token + 1 : token;
    return at >= words.size() || words.isSpace(at) && at + 1 == words.size();
  }
}
