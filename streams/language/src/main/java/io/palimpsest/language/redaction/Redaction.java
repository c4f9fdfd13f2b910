package io.palimpsest.language.redaction;

import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/**
 * A redacted text. Both parts follow from the shape alone, so all of it may be shown.
 *
 * @param text labels and layout
 * @param counts how often each class was hidden, in the order of the classes; WORD and SYMBOL are
 *     left out, as are classes that did not occur
 */
public record Redaction(String text, Map<WordClass, Integer> counts) {

  /** Takes a copy. */
  public Redaction {
    Objects.requireNonNull(text, "text");
    Map<WordClass, Integer> copy = new EnumMap<>(WordClass.class);
    copy.putAll(counts);
    counts = Collections.unmodifiableMap(copy);
  }
}
