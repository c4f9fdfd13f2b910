package io.palimpsest.language.detect.tagger;

/** The endings {@code 's 'm 'd 'll 've 're}, which belong to no name. */
final class Clitics {
  private Clitics() {}

  static boolean isApostrophe(char c) {
    return c == '\'' || c == '’';
  }

  /** Where the ending of a word begins, at its apostrophe; {@code start} when it has none. */
  static int startIn(String text, int start, int end) {
    for (int length = 1; length <= 2; length++) {
      int apostrophe = end - length - 1;
      if (apostrophe > start
          && isApostrophe(text.charAt(apostrophe))
          && isClitic(text, apostrophe + 1, end)) {
        return apostrophe;
      }
    }
    return start;
  }

  /** Whether these letters are such an ending, without its apostrophe. */
  static boolean isClitic(String text, int start, int end) {
    char first = lower(text.charAt(start));
    if (end - start == 1) {
      return first == 's' || first == 'm' || first == 'd';
    }
    if (end - start != 2) {
      return false;
    }
    char second = lower(text.charAt(start + 1));
    return first == 'l' && second == 'l' || (first == 'v' || first == 'r') && second == 'e';
  }

  private static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
  }
}
