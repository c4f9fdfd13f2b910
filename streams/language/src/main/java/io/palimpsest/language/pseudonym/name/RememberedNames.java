package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.detect.name.EverydayNames;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.memory.FoundAs;
import io.palimpsest.language.pseudonym.memory.NameKeys;
import io.palimpsest.language.pseudonym.memory.NameKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Looks up the words of a text in an author's memory, the longest sequence first. Each word is
 * hashed once; at each there are at most {@value #LOOKUPS} lookups, and mostly none.
 */
final class RememberedNames {
  static final int LOOKUPS = 3 * Phrase.MOST_WORDS;

  private static final double CONFIDENCE = 0.9;
  private static final NameKind[] SEQUENCES = {
    NameKind.PERSON, NameKind.PLACE, NameKind.ORGANIZATION
  };
  private static final NameKind[] SINGLE = {NameKind.WORD, NameKind.PLACE, NameKind.ORGANIZATION};

  private final DetectorInput input;
  private final TextWords words;
  private final AuthorMemory memory;
  private final NameKeys keys;
  private final boolean sequences;
  private final List<Span> spans = new ArrayList<>();
  private EntityType type = EntityType.PERSON;
  private boolean isEveryday;
  private int lastWord = -2;

  /** Made when it is first asked: most texts have no such word. */
  private Optional<EverydayNames> everyday = Optional.empty();

  private RememberedNames(DetectorInput input, TextWords words, AuthorNames author) {
    this.input = input;
    this.words = words;
    this.memory = author.memory();
    this.keys = author.keys();
    this.sequences =
        memory.has(NameKind.PERSON)
            || memory.has(NameKind.PLACE)
            || memory.has(NameKind.ORGANIZATION);
  }

  /** Spans in the order of the text that overlap none of those found. */
  static List<Span> in(DetectorInput input, List<Span> found, AuthorNames author) {
    if (author.memory().size() == 0) {
      return List.of();
    }
    TextWords tokens = TextWords.of(input, found, author.keys());
    List<Span> whole = new RememberedNames(input, tokens, author).look();
    return tokens.hasGlued() ? withGlued(whole, input, found, author) : whole;
  }

  /** Looks into what is left of the tokens. A part that is found takes its whole token. */
  private static List<Span> withGlued(
      List<Span> whole, DetectorInput input, List<Span> found, AuthorNames author) {
    List<Span> taken = new ArrayList<>(found);
    taken.addAll(whole);
    TextWords runs = TextWords.ofRuns(input, taken, author.keys());
    List<Span> all = new ArrayList<>(whole);
    all.addAll(new RememberedNames(input, runs, author).look());
    all.sort(Comparator.comparingInt(Span::start));
    return all;
  }

  private List<Span> look() {
    int at = 0;
    while (at < words.size()) {
      int length = longest(at);
      if (length > 0) {
        add(at, length);
      }
      at += Math.max(1, length);
    }
    return spans;
  }

  /** How many words from here are a name that is remembered. */
  private int longest(int at) {
    boolean single =
        matches(SINGLE, words.key(at), words.letterCase(at))
            && words.isAlone(at)
            && (!isEveryday || canStand(at));
    int longest = single ? 1 : 0;
    if (!sequences && !words.isIdeograph(at)) {
      return longest;
    }
    EntityType best = type;
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
    if (!memory.mayHave(key)) {
      return false;
    }
    for (NameKind kind : kinds) {
      if (memory.matches(kind, key, letterCase.bit())) {
        type = type(kind, key);
        isEveryday = memory.find(kind, key).orElseThrow().common();
        return true;
      }
    }
    return false;
  }

  /** An everyday word begins sentences, too. What is glued to something does not. */
  private boolean canStand(int word) {
    int token = words.token(word);
    if (token >= 0 && everyday.isEmpty()) {
      everyday = Optional.of(new EverydayNames(input));
    }
    return token < 0 || everyday.get().canStandAt(token);
  }

  /** A word is what it was found as first: a policy may keep people and hide organizations. */
  private EntityType type(NameKind kind, long key) {
    FoundAs foundAs =
        kind == NameKind.WORD
            ? memory.find(kind, key).orElseThrow().foundAs()
            : kind == NameKind.PLACE
                ? FoundAs.PLACE
                : kind == NameKind.ORGANIZATION ? FoundAs.ORGANIZATION : FoundAs.PERSON;
    return switch (foundAs) {
      case PERSON -> EntityType.PERSON;
      case PLACE -> EntityType.LOCATION;
      case ORGANIZATION -> EntityType.ORGANIZATION;
    };
  }

  /** Words of a person that follow each other are one name, and so are all of one token. */
  private void add(int first, int length) {
    int start = words.start(first);
    int end = words.end(first + length - 1);
    boolean sameToken = !spans.isEmpty() && spans.get(spans.size() - 1).end() > start;
    boolean person = type == EntityType.PERSON;
    if (sameToken || person && lastWord == first - 1 && words.isJoined(first)) {
      Span before = spans.remove(spans.size() - 1);
      start = before.start();
      type = before.type();
    }
    spans.add(new Span(start, end, type, CONFIDENCE));
    lastWord = person ? first + length - 1 : -2;
  }
}
