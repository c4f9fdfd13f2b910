package io.palimpsest.language.post;

import io.palimpsest.language.sampling.DrawPrice;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What may be shared of a text.
 *
 * @param text the privatized text
 * @param entities how many pieces of each class were found, by class in lower case
 * @param price what its draws cost
 */
public record PrivateText(String text, Map<String, Integer> entities, DrawPrice price) {
  public PrivateText {
    entities = Map.copyOf(entities);
  }

  static PrivateText of(String text, Map<WordClass, Integer> counts, DrawPrice price) {
    Map<String, Integer> entities = new TreeMap<>();
    counts.forEach((c, n) -> entities.put(c.name().toLowerCase(Locale.ROOT), n));
    return new PrivateText(text, entities, price);
  }
}
