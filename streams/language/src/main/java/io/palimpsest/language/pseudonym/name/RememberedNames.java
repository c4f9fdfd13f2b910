package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.memory.NameKeys;
import io.palimpsest.language.pseudonym.memory.NameKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks up the words of a text in an author's memory, the longest sequence first. Each word is
 * hashed once; at each there are at most {@value #LOOKUPS} lookups.
 */
final class RememberedNames {
  static final int LOOKUPS = 3 * Phrase.MOST_WORDS;

  private static final double CONFIDENCE = 0.9;
  private static final NameKind[] SEQUENCES = {
    NameKind.PERSON, NameKind.PLACE, NameKind.ORGANIZATION
  };
  private static final NameKind[] SINGLE = {NameKind.WORD, NameKind.PLACE, NameKind.ORGANIZATION};
  private static final EntityType[] TYPES = {
    EntityType.PERSON, EntityType.LOCATION, EntityType.ORGANIZATION
  };

  private final TextWords words;
  private final AuthorMemory memory;
  private final NameKeys keys;
  private final List<Span> spans = new ArrayList<>();
  private int type;
  private int lastWord = -2;

  private RememberedNames(TextWords words, AuthorNames author) {
    this.words = words;
    this.memory = author.memory();
    this.keys = author.keys();
  }

  /** Spans in the order of the text that overlap none of those found. */
  static List<Span> in(DetectorInput input, List<Span> found, AuthorNames author) {
    if (author.memory().size() == 0) {
      return List.of();
    }
    RememberedNames names = new RememberedNames(TextWords.of(input, found, author.keys()), author);
    names.look();
    return names.spans;
  }

  private void look() {
    int at = 0;
    while (at < words.size()) {
      int length = longest(at);
      if (length > 0) {
        add(at, length);
      }
      at += Math.max(1, length);
    }
  }

  /** How many words from here are a name that is remembered. */
  private int longest(int at) {
    boolean single = matches(SINGLE, words.key(at), words.letterCase(at)) && words.isAlone(at);
    int longest = single ? 1 : 0;
    int best = type;
    long key = words.key(at);
    LetterCase letterCase = words.letterCase(at);
    for (int length = 2; length <= Phrase.MOST_WORDS; length++) {
      int last = at + length - 1;
      if (last >= words.size() || !words.isTied(last)) {
        break;
      }
      key = keys.join(key, words.key(last));
      letterCase = letterCase.and(words.letterCase(last));
      boolean glued = words.isGlued(at, last);
      if (matches(SEQUENCES, key, letterCase)
          || glued && matches(SINGLE, words.keyOfAll(at, last, keys), letterCase)) {
        longest = length;
        best = type;
      }
    }
    type = best;
    return longest;
  }

  private boolean matches(NameKind[] kinds, long key, LetterCase letterCase) {
    for (int i = 0; i < kinds.length; i++) {
      if (memory.matches(kinds[i], key, letterCase.bit())) {
        type = i;
        return true;
      }
    }
    return false;
  }

  /** Words of a person that follow each other are one name. */
  private void add(int first, int length) {
    int start = words.start(first);
    int end = words.end(first + length - 1);
    boolean person = TYPES[type] == EntityType.PERSON;
    if (person && lastWord == first - 1 && words.isJoined(first)) {
      Span before = spans.remove(spans.size() - 1);
      start = before.start();
    }
    spans.add(new Span(start, end, TYPES[type], CONFIDENCE));
    lastWord = person ? first + length - 1 : -2;
  }
}
