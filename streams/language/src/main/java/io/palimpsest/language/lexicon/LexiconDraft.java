package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.mechanisms.space.WordSpace;
import java.nio.FloatBuffer;
import java.util.List;
import java.util.Map;

/** A lexicon before it has a file: words and their vectors, checked. Immutable. */
public final class LexiconDraft {
  private final LexiconDescription description;
  private final List<String> words;
  private final WordSpace space;

  /**
   * Words and vectors that belong together. Complaints count words from 0 and quote none.
   *
   * @param source where they come from, in free text
   * @param notes more to know, by name, in order; nothing that differs from build to build, such as
   *     a time, because the fingerprint covers it
   * @param words the most frequent first, each once and as {@link WordRule} has it
   * @param vectors row after row, one a word, all finite; not to be changed afterwards
   * @param dimensions numbers in a row
   * @param metric for {@link Metric#COSINE} the rows are brought to length 1
   * @throws LexiconException if there are too many words or numbers, or a vector of no direction
   */
  public LexiconDraft(
      String source,
      Map<String, String> notes,
      List<String> words,
      float[] vectors,
      int dimensions,
      Metric metric) {
    if (!LexiconLimits.fits(words.size(), dimensions)) {
      throw new LexiconException(
          "%d words of %d dimensions cannot be used: %s"
              .formatted(words.size(), dimensions, LexiconLimits.inWords()));
    }
    if (vectors.length != words.size() * dimensions) {
      throw new IllegalArgumentException(
          "%s words of %s dimensions have %s numbers. Provided value: %s"
              .formatted(words.size(), dimensions, words.size() * dimensions, vectors.length));
    }
    this.description = new LexiconDescription(source, notes);
    this.words = checkedWords(words);
    checkFinite(vectors, dimensions);
    float[] rows = metric == Metric.COSINE ? UnitVectors.of(vectors, dimensions) : vectors;
    this.space = new WordSpace(FloatBuffer.wrap(rows), dimensions, metric);
  }

  private static List<String> checkedWords(List<String> words) {
    List<String> copy = List.copyOf(words);
    for (int id = 0; id < copy.size(); id++) {
      if (!WordRule.isWord(copy.get(id))) {
        throw new IllegalArgumentException("word %s is not as WordRule has it".formatted(id));
      }
    }
    new WordIndex(copy.toArray(String[]::new)); // refuses the same word twice
    return copy;
  }

  private static void checkFinite(float[] vectors, int dimensions) {
    for (int i = 0; i < vectors.length; i++) {
      if (!Float.isFinite(vectors[i])) {
        throw new IllegalArgumentException(
            "the vector of word %s is not finite".formatted(i / dimensions));
      }
    }
  }

  /** The words, by number. */
  public List<String> words() {
    return words;
  }

  /** The vectors as the file will hold them. */
  public WordSpace space() {
    return space;
  }

  LexiconDescription description() {
    return description;
  }
}
