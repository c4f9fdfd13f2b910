package io.palimpsest.language.detect.name;

import java.util.Set;

/** Finds two names in one word, as people call themselves: BrunhildeZwickelq. */
final class TwoNames {
  private static final Set<String> BRANDS = WordLists.read("cues.txt").of("brand");
  private static final int SHORTEST_NAME = 3;
  private static final int SHORTEST_UNKNOWN = 4;

  private final Words words;

  TwoNames(Words words) {
    this.words = words;
  }

  /** Whether a word is two with a capital letter each, of which one is in no dictionary. */
  boolean isAt(int token) {
    int start = words.start(token);
    int end = words.end(token);
    int second = end - start < 2 * SHORTEST_NAME ? -1 : secondName(start, end);
    return second >= 0
        && !isTag(token)
        && (isUnknown(start, second) || isUnknown(second, end))
        && !BRANDS.contains(words.lower(token));
  }

  /** Where the only capital letter behind the first one stands; -1 if there is none. */
  private int secondName(int start, int end) {
    int second = -1;
    for (int i = start + 1; i < end; i++) {
      char c = words.text().charAt(i);
      boolean small = c >= 'a' && c <= 'z' || c > 0x7F && Character.isLowerCase(c);
      if (!small) {
        if (second >= 0 || !Character.isUpperCase(c)) {
          return -1;
        }
        second = i;
      }
    }
    return second - start < SHORTEST_NAME || end - second < SHORTEST_NAME ? -1 : second;
  }

  private boolean isUnknown(int start, int end) {
    return end - start >= SHORTEST_UNKNOWN && !CommonWords.has(words.text().substring(start, end));
  }

  /** Whether a sign before a word makes a handle or topic of it. */
  private boolean isTag(int token) {
    int at = words.isSpace(token - 1) ? token - 2 : token - 1;
    return at >= 0 && "@#$".indexOf(words.first(at)) >= 0;
  }
}
