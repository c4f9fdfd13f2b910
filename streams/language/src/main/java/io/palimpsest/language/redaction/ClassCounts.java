package io.palimpsest.language.redaction;

import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** Counts what a release shows of each class. WORD and SYMBOL are too common to be of interest. */
public final class ClassCounts {

  private final Map<WordClass, Integer> counts = new EnumMap<>(WordClass.class);

  /** One more of this class. */
  public void add(WordClass wordClass) {
    if (wordClass != WordClass.WORD && wordClass != WordClass.SYMBOL) {
      counts.merge(wordClass, 1, Integer::sum);
    }
  }

  /** What was counted, in the order of the classes, without those that did not occur. */
  public Map<WordClass, Integer> map() {
    return Collections.unmodifiableMap(new EnumMap<>(counts));
  }
}
