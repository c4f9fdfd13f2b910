package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.Span;
import java.util.Set;

/** Parts a person's name from the verb or greeting before it that a model took along: Call Anna. */
final class NameOpeners {
  private static final Set<String> OPENERS = WordLists.read("cues.txt").of("opener");

  private final Words words;

  NameOpeners(Words words) {
    this.words = words;
  }

  /** The name without such words; one that consists of them alone stays as it is. */
  Span without(Span name) {
    int first = words.at(name.start());
    if (words.end(first) >= name.end()) {
      return name;
    }
    int at = first;
    while (words.isWord(at) && OPENERS.contains(words.lower(at))) {
      int next = words.wordBehind(at);
      if (next < 0 || words.end(next) > name.end() || !words.isCapital(next)) {
        break;
      }
      at = next;
    }
    return at == first
        ? name
        : new Span(words.start(at), name.end(), name.type(), name.confidence());
  }
}
