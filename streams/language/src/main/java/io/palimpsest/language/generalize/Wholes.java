package io.palimpsest.language.generalize;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What lies in what: WordNet's holonyms of places, cut to one chain.
 *
 * <p>WordNet often names several wholes. Countries, regions and cities go before landscapes; of two
 * wholes of which one lies in the other, the nearer is taken; of several that lie side by side (the
 * Alps: Switzerland, France, Italy, Austria), the nearest place that holds them all; if there is
 * none, the first. Only water lies in water.
 */
final class Wholes {
  private static final int MAX_LENGTH = 10;

  private final Nouns nouns;
  private final PlaceKinds kinds;
  private final Map<Integer, Set<Synset>> holders = new HashMap<>();

  Wholes(Nouns nouns, PlaceKinds kinds) {
    this.nouns = nouns;
    this.kinds = kinds;
  }

  /** What a place lies in, nearest first, up to the continent. */
  List<Synset> chain(Synset place) {
    Set<Synset> chain = new LinkedHashSet<>();
    Optional<Synset> next = nearest(place);
    while (next.isPresent() && chain.size() < MAX_LENGTH && chain.add(next.get())) {
      next = nearest(next.get());
    }
    return new ArrayList<>(chain);
  }

  private Optional<Synset> nearest(Synset place) {
    if (kinds.find(place).equals(Optional.of(PlaceLevel.CONTINENT))) {
      return Optional.empty();
    }
    List<Synset> wholes = wholes(place);
    List<Synset> known = wholes.stream().filter(this::isAdministrative).toList();
    List<Synset> nearer = withoutHolders(known.isEmpty() ? wholes : known);
    if (nearer.size() < 2) {
      return nearer.stream().findFirst();
    }
    Synset first = nearer.get(0);
    return chain(first).stream()
        .filter(holder -> nearer.stream().allMatch(whole -> holds(holder, whole)))
        .findFirst()
        .or(() -> Optional.of(first));
  }

  private List<Synset> withoutHolders(List<Synset> wholes) {
    return wholes.stream()
        .filter(whole -> wholes.stream().noneMatch(other -> holders(other).contains(whole)))
        .toList();
  }

  private boolean holds(Synset holder, Synset whole) {
    return holder.equals(whole) || holders(whole).contains(holder);
  }

  private boolean isAdministrative(Synset place) {
    return kinds.find(place).filter(PlaceLevel::isAdministrative).isPresent();
  }

  /** All places that hold a place, near and far, without itself. */
  private Set<Synset> holders(Synset place) {
    Set<Synset> known = holders.get(place.id());
    if (known == null) {
      known = new LinkedHashSet<>();
      collect(place, known);
      known.remove(place);
      holders.put(place.id(), known);
    }
    return known;
  }

  private void collect(Synset place, Set<Synset> found) {
    for (Synset whole : wholes(place)) {
      if (found.add(whole)) {
        collect(whole, found);
      }
    }
  }

  /** A country that WordNet forgot to put anywhere lies where all of its kind lie. */
  private List<Synset> wholes(Synset place) {
    boolean water = isWater(place);
    List<Synset> own = places(place.wholes(), water);
    if (!own.isEmpty()) {
      return own;
    }
    return nouns.find(place.instanceOf()).stream()
        .map(kind -> places(kind.wholes(), water))
        .flatMap(Collection::stream)
        .toList();
  }

  private List<Synset> places(List<Integer> ids, boolean inWater) {
    return nouns.find(ids).stream()
        .filter(whole -> kinds.find(whole).isPresent())
        .filter(whole -> inWater || !isWater(whole))
        .toList();
  }

  private boolean isWater(Synset place) {
    return kinds.find(place).equals(Optional.of(PlaceLevel.WATER));
  }
}
