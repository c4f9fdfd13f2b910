package io.palimpsest.language.generalize;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The places of WordNet 3.1: their level, others of the same level, and what they lie in.
 *
 * <p>Immutable and thread-safe. A name may be in any case, with or without accents, article and
 * possessive. It is known by the meaning that is most used: {@code Paris} lies in France.
 */
public final class PlaceBook {
  private final NameTable<Place> places;
  private final Map<PlaceLevel, List<String>> names;

  private PlaceBook(NameTable<Place> places, Map<PlaceLevel, List<String>> names) {
    this.places = places;
    this.names = names;
  }

  /** The only book there is. The first call reads WordNet, which takes about a second. */
  public static PlaceBook standard() {
    return StandardBooks.places();
  }

  static PlaceBook of(Nouns nouns) {
    PlaceKinds kinds = new PlaceKinds(nouns);
    Wholes wholes = new Wholes(nouns, kinds);
    PlaceSenses senses = new PlaceSenses(kinds);
    Map<Integer, Place> made = new HashMap<>();
    Map<String, Place> named = new LinkedHashMap<>();
    nouns
        .senses()
        .forEach(
            (name, all) ->
                senses
                    .place(name, all)
                    .map(s -> made.computeIfAbsent(s.id(), id -> place(s, kinds, wholes)))
                    .ifPresent(place -> named.put(name, place)));
    NameTable<Place> table = new NameTable<>(named);
    return new PlaceBook(table, names(named, table, nouns));
  }

  private static Place place(Synset synset, PlaceKinds kinds, Wholes wholes) {
    String name = synset.mainWord();
    List<String> wider =
        wholes.chain(synset).stream()
            .map(Synset::mainWord)
            .distinct()
            // The city of New York lies in New York: that is no step for a reader.
            .filter(whole -> !whole.equals(name))
            .toList();
    return new Place(name, kinds.find(synset).orElseThrow(), wider);
  }

  private static Map<PlaceLevel, List<String>> names(
      Map<String, Place> named, NameTable<Place> table, Nouns nouns) {
    Map<PlaceLevel, TreeSet<String>> sorted = new EnumMap<>(PlaceLevel.class);
    for (Place place : named.values()) {
      String name = place.name();
      boolean foundAgain = table.find(NameFold.fold(name)).filter(place::equals).isPresent();
      if (foundAgain && isWritable(name) && !nouns.isCommonWord(name.toLowerCase(Locale.ROOT))) {
        sorted.computeIfAbsent(place.level(), level -> new TreeSet<>()).add(name);
      }
    }
    Map<PlaceLevel, List<String>> names = new EnumMap<>(PlaceLevel.class);
    for (PlaceLevel level : PlaceLevel.values()) {
      names.put(level, List.copyOf(sorted.getOrDefault(level, new TreeSet<>())));
    }
    return names;
  }

  private static boolean isWritable(String name) {
    int lastWord = Math.max(name.lastIndexOf(' '), name.lastIndexOf('-')) + 1;
    // What ends in a common noun (Dipylon gate) is hardly ever called so.
    return Character.isUpperCase(name.charAt(lastWord))
        && name.chars()
            .allMatch(c -> c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || " -.'".indexOf(c) >= 0);
  }

  /** The level of a place, if it is known. */
  public Optional<PlaceLevel> level(String name) {
    return find(name).map(Place::level);
  }

  /**
   * All main names of a level, sorted, each of which {@link #level} knows to be of that level.
   * Plain English letters, spaces and {@code - . '} only; names that are also common words (Turkey,
   * Nice) are left out.
   */
  public List<String> names(PlaceLevel level) {
    return names.get(level);
  }

  /**
   * What the place lies in, nearest first, up to the continent; empty if that is not known.
   *
   * <p>Brooklyn: New York, United States, North America.
   */
  public List<String> wider(String name) {
    return find(name).map(Place::wider).orElse(List.of());
  }

  private Optional<Place> find(String name) {
    return findFolded(NameFold.fold(name));
  }

  Optional<Place> findFolded(String folded) {
    return places.find(folded);
  }

  Stream<Place> all() {
    return places.values();
  }
}
