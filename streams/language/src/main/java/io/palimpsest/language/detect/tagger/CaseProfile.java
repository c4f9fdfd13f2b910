package io.palimpsest.language.detect.tagger;

/**
 * How a writer uses capital letters. In a post without any, a small letter says nothing against a
 * name; in one that shouts, a capital says nothing for it.
 */
final class CaseProfile {
  /** Of a text in which no word begins with a capital. */
  static final int NO_CAPITALS = 0;

  private int small;
  private int capitalized;
  private int shouted;

  void take(String text, int start, int end) {
    if (!Character.isUpperCase(text.charAt(start))) {
      small++;
    } else if (end - start > 1 && !hasSmallLetter(text, start, end)) {
      shouted++;
    } else {
      capitalized++;
    }
  }

  private static boolean hasSmallLetter(String text, int start, int end) {
    for (int i = start + 1; i < end; i++) {
      if (Character.isLowerCase(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  /** 0 no capitals, 1 the usual, 2 most words capitalized, 3 most words in capitals. */
  int profile() {
    long words = (long) small + capitalized + shouted;
    if (capitalized + shouted == 0) {
      return NO_CAPITALS;
    }
    return shouted * 10L > words * 6 ? 3 : capitalized * 10L >= words * 6 ? 2 : 1;
  }
}
