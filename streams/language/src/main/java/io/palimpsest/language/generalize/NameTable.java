package io.palimpsest.language.generalize;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Values by name, found under many spellings of it: {@code U.S.}, {@code us}, {@code the US},
 * {@code US's}.
 */
final class NameTable<V> {
  private static final String ARTICLE = "the ";

  private final Map<String, V> values;

  /** Takes names with their values; of two names that fold to one, the first in order wins. */
  NameTable(Map<String, V> named) {
    Map<String, V> folded = new HashMap<>();
    named.forEach((name, value) -> folded.putIfAbsent(NameFold.fold(name), value));
    // Only after all names are there: what is written without dots goes before what could be.
    Map<String, V> all = new HashMap<>(folded);
    named.forEach((name, value) -> all.putIfAbsent(plain(NameFold.fold(name)), value));
    values = Map.copyOf(all);
  }

  /** The value of a folded name. */
  Optional<V> find(String folded) {
    return findWritten(folded)
        .or(() -> findWritten(withoutPossessive(folded)))
        .or(() -> findWritten(withoutArticle(folded)))
        .or(() -> findWritten(withoutArticle(withoutPossessive(folded))));
  }

  /** All values, each as often as it has spellings. */
  Stream<V> values() {
    return values.values().stream();
  }

  private Optional<V> findWritten(String folded) {
    V value = values.get(folded);
    return Optional.ofNullable(value == null ? values.get(plain(folded)) : value);
  }

  private static String plain(String folded) {
    return folded.replace(".", "");
  }

  private static String withoutPossessive(String folded) {
    int end = folded.length();
    if (folded.endsWith("'s")) {
      return folded.substring(0, end - 2);
    }
    return folded.endsWith("'") ? folded.substring(0, end - 1) : folded;
  }

  private static String withoutArticle(String folded) {
    return folded.startsWith(ARTICLE) ? folded.substring(ARTICLE.length()) : folded;
  }
}
