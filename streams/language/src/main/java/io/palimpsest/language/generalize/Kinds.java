package io.palimpsest.language.generalize;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is a kind of what: WordNet's hypernyms up to, and without, words that say too little to be
 * written.
 */
final class Kinds {
  private final Nouns nouns;
  private final Set<String> ends;
  private final Map<Integer, Optional<List<String>>> known = new HashMap<>();

  /** Climbs to any of these main words. */
  Kinds(Nouns nouns, Set<String> ends) {
    this.nouns = nouns;
    this.ends = ends;
  }

  /**
   * What a meaning is a kind or an instance of, nearest first; empty if it reaches no end. Of
   * several ways up the first is taken.
   */
  Optional<List<String>> above(Synset synset) {
    Optional<List<String>> above = known.get(synset.id());
    if (above == null) {
      above = climb(synset);
      known.put(synset.id(), above);
    }
    return above;
  }

  private Optional<List<String>> climb(Synset synset) {
    List<Synset> parents = new ArrayList<>(nouns.find(synset.kinds()));
    parents.addAll(nouns.find(synset.instanceOf()));
    for (Synset parent : parents) {
      if (ends.contains(parent.mainWord())) {
        return Optional.of(List.of());
      }
      Optional<List<String>> above = above(parent);
      if (above.isPresent()) {
        List<String> all = new ArrayList<>(List.of(parent.mainWord()));
        all.addAll(above.get());
        return Optional.of(List.copyOf(all));
      }
    }
    return Optional.empty();
  }
}
