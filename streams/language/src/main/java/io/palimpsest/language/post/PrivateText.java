package io.palimpsest.language.post;

import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What may be shared of a text.
 *
 * @param text the privatized text
 * @param entities how many pieces of each type or class were found, by its label
 */
public record PrivateText(String text, Map<String, Integer> entities) {
  public PrivateText {
    entities = Map.copyOf(entities);
  }

  /**
   * A text.
   *
   * @param replaced entities by label
   * @param counts what else was hidden
   */
  static PrivateText of(
      String text, Map<String, Integer> replaced, Map<WordClass, Integer> counts) {
    if (counts.isEmpty()) {
      return new PrivateText(text, replaced);
    }
    Map<String, Integer> all = new HashMap<>(replaced);
    counts.forEach((c, n) -> all.merge(c.name().toLowerCase(Locale.ROOT), n, Integer::sum));
    return new PrivateText(text, all);
  }
}
