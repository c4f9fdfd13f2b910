package io.palimpsest.language.lexicon.vectors;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a file of word vectors gave.
 *
 * @param words usable as words of a lexicon, in the order of the file
 * @param vectors row after row, one a word; not to be changed
 * @param dimensions numbers in a row
 * @param notWords entries left out because they are no words: numbers, punctuation, markup
 * @param sameWords entries left out because they differ from an earlier one in case, apostrophe or
 *     Unicode form only
 */
public record WordVectors(
    List<String> words, float[] vectors, int dimensions, int notWords, int sameWords) {

  /** The counts, as notes for a lexicon. */
  public Map<String, String> notes() {
    Map<String, String> notes = new LinkedHashMap<>();
    notes.put("words kept", Integer.toString(words.size()));
    notes.put("left out, not words", Integer.toString(notWords));
    notes.put("left out, same but for case", Integer.toString(sameWords));
    return notes;
  }
}
