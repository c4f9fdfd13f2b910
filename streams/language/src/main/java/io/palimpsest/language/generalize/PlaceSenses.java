package io.palimpsest.language.generalize;

import io.palimpsest.language.generalize.Nouns.Senses;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which place a name means: the first meaning that WordNet has seen in use; if it has seen none,
 * one whose main name it is, and then the first level. So Paris lies in France, and Chad is a
 * country before it is a lake.
 */
final class PlaceSenses {
  /** WordNet counted uses in texts of the sixties. */
  private static final Map<String, String> RENAMED = Map.of("russia", "Russian Federation");

  private final PlaceKinds kinds;

  PlaceSenses(PlaceKinds kinds) {
    this.kinds = kinds;
  }

  /** The place of a name in lower case. */
  Optional<Synset> place(String name, Senses senses) {
    List<Synset> places = places(senses.all());
    if (places.size() < 2) {
      return places.stream().findFirst();
    }
    String renamed = RENAMED.get(name);
    if (renamed != null) {
      return places.stream().filter(place -> place.words().contains(renamed)).findFirst();
    }
    return places(senses.inUse()).stream()
        .findFirst()
        .or(() -> places.stream().min(byMainName(name).thenComparing(this::level)));
  }

  private static Comparator<Synset> byMainName(String name) {
    return Comparator.comparing(place -> !NameFold.fold(place.mainWord()).equals(name));
  }

  private List<Synset> places(List<Synset> synsets) {
    List<Synset> places = new ArrayList<>(1);
    for (Synset synset : synsets) {
      if (kinds.find(synset).isPresent()) {
        places.add(synset);
      }
    }
    return places;
  }

  private PlaceLevel level(Synset place) {
    return kinds.find(place).orElseThrow();
  }
}
