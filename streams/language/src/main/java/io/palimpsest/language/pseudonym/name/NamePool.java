package io.palimpsest.language.pseudonym.name;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;
import java.util.List;

/**
 * Names to draw from.
 *
 * @param id part of the context of a draw; another list of names needs another one
 * @param names in a fixed order, each once
 */
record NamePool(String id, List<String> names) {

  NamePool {
    names = List.copyOf(names);
  }

  boolean isEmpty() {
    return names.isEmpty();
  }

  /** The next name; call it only if there is one. */
  String next(RandomBits bits) {
    return names.get((int) Uniform.below(names.size(), bits));
  }
}
