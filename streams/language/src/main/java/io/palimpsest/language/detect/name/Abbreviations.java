package io.palimpsest.language.detect.name;

import java.util.Locale;
import java.util.Set;

/** Letters with stops between them that are nobody's initials: {@code U.S.} */
final class Abbreviations {
  private static final Set<String> KNOWN = WordLists.read("cues.txt").of("letters");

  private Abbreviations() {}

  /** Whether a part of a text is one of them, with or without its last stop. */
  static boolean has(String text, int start, int end) {
    String letters = text.substring(start, end).replace(".", "").toLowerCase(Locale.ROOT);
    return letters.length() > 1 && KNOWN.contains(letters);
  }
}
