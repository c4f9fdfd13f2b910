package io.palimpsest.language.post;

import java.util.Map;

/**
 * What may be shared of a text.
 *
 * @param text the privatized text
 * @param entities how many pieces of each class were found, by class in lower case
 */
public record PrivateText(String text, Map<String, Integer> entities) {
  public PrivateText {
    entities = Map.copyOf(entities);
  }
}
