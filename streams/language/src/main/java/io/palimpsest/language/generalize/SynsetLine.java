package io.palimpsest.language.generalize;

import java.util.ArrayList;
import java.util.List;

/** Reads a line of {@code data.noun}. */
final class SynsetLine {
  private final WordNetFile line;
  private final int id;
  private final int file;
  private final int count;
  private final boolean lowerCase;

  /** Reads as far as the words. */
  SynsetLine(WordNetFile line) {
    this.line = line;
    id = line.number(10);
    file = line.number(10);
    line.skip();
    count = line.number(16);
    lowerCase = line.isLowerCase();
  }

  int id() {
    return id;
  }

  int file() {
    return file;
  }

  /** Whether the main word is no name. */
  boolean isLowerCase() {
    return lowerCase;
  }

  /** Reads the rest: at most once. */
  Synset synset() {
    List<String> words = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      words.add(line.text());
      line.skip();
    }
    List<Integer> kinds = new ArrayList<>(1);
    List<Integer> instanceOf = new ArrayList<>(1);
    List<Integer> wholes = new ArrayList<>(1);
    for (int left = line.number(10); left > 0; left--) {
      String symbol = line.text();
      int target = line.number(10);
      line.skip();
      line.skip();
      switch (symbol) {
        case "@" -> kinds.add(target);
        case "@i" -> instanceOf.add(target);
        case "#p" -> wholes.add(target);
        default -> {} // parts, members, topics: nothing that is more general
      }
    }
    return new Synset(id, file, words, kinds, instanceOf, wholes);
  }
}
