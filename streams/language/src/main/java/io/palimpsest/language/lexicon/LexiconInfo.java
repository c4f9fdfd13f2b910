package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.space.Metric;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a lexicon is and where it comes from. Its texts hold no line ends or controls.
 *
 * @param source where words and vectors come from, in free text
 * @param metric how far apart words are
 * @param words how many
 * @param dimensions numbers in a vector
 * @param storedNeighbours how many neighbours of a word need no scan, itself included
 * @param notes more to know, by name, in order
 * @param fingerprint 64 hexadecimal digits over all of the file
 */
public record LexiconInfo(
    String source,
    Metric metric,
    int words,
    int dimensions,
    int storedNeighbours,
    Map<String, String> notes,
    String fingerprint) {

  /** Takes a copy of the notes. */
  public LexiconInfo {
    notes = Collections.unmodifiableMap(new LinkedHashMap<>(notes));
  }
}
