package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.generalize.PlaceBook;
import io.palimpsest.language.generalize.PlaceLevel;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** All lists, each read when it is first needed: most authors write in one script. Thread-safe. */
final class Lore {
  private static final int FEW = 200;

  private final EnglishWords english = EnglishWords.read();
  private final AtomicReferenceArray<NameLists> names =
      new AtomicReferenceArray<>(NameScript.values().length);
  private final Map<PlaceLevel, NamePool> places = new ConcurrentHashMap<>();

  private static final class Holder {
    private static final Lore STANDARD = new Lore();
  }

  static Lore standard() {
    return Holder.STANDARD;
  }

  EnglishWords english() {
    return english;
  }

  /** The names of the script that a word is written in, if there are any. */
  Optional<NameLists> names(String canonical) {
    Optional<NameScript> script = NameScript.of(canonical);
    return script.isEmpty() ? Optional.empty() : Optional.of(names(script.get()));
  }

  /** Asked without a lock first: all threads come here for every word. */
  private NameLists names(NameScript script) {
    NameLists lists = names.get(script.ordinal());
    return lists != null ? lists : read(script);
  }

  private synchronized NameLists read(NameScript script) {
    NameLists lists = names.get(script.ordinal());
    if (lists == null) {
      lists = NameLists.read(script, english::isFrequent);
      names.set(script.ordinal(), lists);
    }
    return lists;
  }

  /** Whether some list of its script has a word as a name. */
  boolean isName(String canonical) {
    Optional<NameLists> lists = names(canonical);
    return lists.isPresent() && lists.get().isName(canonical);
  }

  /** Whether a word in a person's name carries grammar only. */
  boolean isKept(NameText.Piece word) {
    boolean lower = word.letterCase() == LetterCase.LOWER;
    return english.isGrammar(word.canonical())
        || lower && KindWords.PARTICLES.has(word.canonical());
  }

  /** Whether a word is everyday English as well. */
  boolean isEveryday(String canonical) {
    Optional<NameLists> lists = names(canonical);
    return lists.isPresent()
        ? lists.get().isEveryday(canonical, this::isEveryday)
        : isEveryday(canonical, false);
  }

  private boolean isEveryday(String canonical, boolean isName) {
    return english.isEveryday(canonical, isName, place -> placeLevel(place).isPresent());
  }

  /** Whether a word in lower case is a term or an abbreviation that many use, and no name. */
  boolean isJargon(String canonical) {
    return KindWords.JARGON.has(canonical)
        || english.isFrequent(canonical) && !isName(canonical) && placeLevel(canonical).isEmpty();
  }

  /** The usual name of a place that has several, if this is another of them. */
  Optional<String> sameAs(String place) {
    return KindWords.SAME_PLACES.find(place);
  }

  /** The level of a place, if it is a known one. */
  Optional<PlaceLevel> placeLevel(String name) {
    return PlaceBook.standard().level(name);
  }

  /** Places of a level; frequent ones only where there are too few others. */
  NamePool places(PlaceLevel level) {
    return places.computeIfAbsent(level, this::makePlaces);
  }

  private NamePool makePlaces(PlaceLevel level) {
    List<String> all =
        PlaceBook.standard().names(level).stream().filter(name -> name.length() <= 40).toList();
    List<String> rare =
        all.stream().filter(name -> !english.isFrequent(name.toLowerCase(Locale.ROOT))).toList();
    String id = "place-" + level.name().toLowerCase(Locale.ROOT);
    return new NamePool(id, rare.size() < FEW ? all : rare);
  }
}
