package io.palimpsest.language.generalize;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which synsets are places on the map, and of which level, by what they are instances of. */
final class PlaceKinds {
  /** Instances of these are in the sky, in the ground or nowhere. */
  private static final Set<String> NO_PLACES =
      Set.of(
          "belt",
          "celestial point",
          "collection",
          "layer",
          "lunar crater",
          "natural object",
          "sign of the zodiac");

  /** What decides first stands first: a borough is an administrative district too. */
  private static final List<Map.Entry<PlaceLevel, Set<String>>> KINDS =
      List.of(
          Map.entry(
              PlaceLevel.COUNTRY,
              Set.of("country", "empire", "kingdom", "principality", "Baltic State")),
          Map.entry(
              PlaceLevel.CITY,
              Set.of(
                  "borough",
                  "capital",
                  "city district",
                  "city state",
                  "municipality",
                  "port",
                  "residential district",
                  "settlement",
                  "suburb",
                  "urban area",
                  "vicinity")),
          Map.entry(PlaceLevel.CONTINENT, Set.of("continent")),
          Map.entry(
              PlaceLevel.REGION,
              Set.of("Colony", "French region", "colony", "county", "district", "state")),
          Map.entry(PlaceLevel.ISLAND, Set.of("archipelago", "atoll", "island", "isle")),
          Map.entry(PlaceLevel.WATER, Set.of("body of water", "watercourse")),
          Map.entry(
              PlaceLevel.MOUNTAIN,
              Set.of("highland", "hill", "massif", "mountain", "mountain peak", "range")));

  private final Nouns nouns;
  private final Map<Integer, PlaceLevel> levels = new HashMap<>();

  PlaceKinds(Nouns nouns) {
    this.nouns = nouns;
    takeAll(Set.of(Synset.PLACES, Synset.NATURAL_OBJECTS), false);
    // A bridge or palace is a place if it stands in one; a ship or a bell is none.
    takeAll(Set.of(Synset.ARTIFACTS), true);
  }

  private void takeAll(Set<Integer> files, boolean onlyInPlaces) {
    for (Synset synset : nouns.synsets()) {
      boolean fits = files.contains(synset.file()) && synset.isInstance() && synset.isNamed();
      if (fits && (!onlyInPlaces || synset.wholes().stream().anyMatch(levels::containsKey))) {
        level(synset).ifPresent(level -> levels.put(synset.id(), level));
      }
    }
  }

  /** The level of a place; empty if the synset is none. */
  Optional<PlaceLevel> find(Synset synset) {
    return Optional.ofNullable(levels.get(synset.id()));
  }

  private Optional<PlaceLevel> level(Synset synset) {
    Set<String> ancestors = ancestors(synset);
    if (!Collections.disjoint(NO_PLACES, ancestors)) {
      return Optional.empty();
    }
    for (Map.Entry<PlaceLevel, Set<String>> kind : KINDS) {
      if (!Collections.disjoint(kind.getValue(), ancestors)) {
        return Optional.of(kind.getKey());
      }
    }
    return Optional.of(PlaceLevel.OTHER);
  }

  /** Not beyond another instance: the Gulf of Carpentaria, for WordNet an Australia, is none. */
  private Set<String> ancestors(Synset synset) {
    Set<String> names = new HashSet<>();
    Deque<Synset> open = new ArrayDeque<>(nouns.find(synset.instanceOf()));
    while (!open.isEmpty()) {
      Synset next = open.pop();
      if (names.add(next.mainWord())) {
        open.addAll(nouns.find(next.kinds()));
      }
    }
    return names;
  }
}
