package io.palimpsest.language.lexicon.vectors;

import io.palimpsest.language.lexicon.LexiconLimits;
import io.palimpsest.language.lexicon.WordNormalizer;
import io.palimpsest.language.lexicon.WordRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words of a file as they come, with their vectors. Grows with the words it keeps. */
final class VectorTable {
  private static final int FIRST_ROWS = 1024;

  private final int dimensions;
  private final boolean directed;
  private final List<String> words = new ArrayList<>();
  private final Set<String> known = new HashSet<>();
  private final Map<String, Long> lines = new HashMap<>();
  private float[] vectors;
  private int notWords;
  private int sameWords;

  /**
   * A table without words.
   *
   * @param directed whether a vector of zeros is refused, because it has no direction
   */
  VectorTable(int dimensions, boolean directed) {
    this.dimensions = dimensions;
    this.directed = directed;
    this.vectors = new float[FIRST_ROWS * dimensions];
  }

  /** Keeps an entry if it is a word, and new. */
  void add(String entry, float[] numbers, long line) {
    String word = entry.length() > WordRule.MAX_LENGTH ? "" : WordNormalizer.key(entry);
    if (!WordRule.isWord(word)) {
      notWords++;
      return;
    }
    Long before = lines.putIfAbsent(entry, line);
    if (before != null) {
      throw new BadLineException(
          "the same word as in line %d: remove one of them".formatted(before));
    }
    if (!known.add(word)) {
      sameWords++;
      return;
    }
    if (directed && isZero(numbers)) {
      throw new BadLineException(
          "all numbers are zero, which gives no direction: remove the line,"
              + " or measure in Euclidean distance");
    }
    keep(word, numbers);
  }

  private boolean isZero(float[] numbers) {
    for (int i = 0; i < dimensions; i++) {
      if (numbers[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private void keep(String word, float[] numbers) {
    int rows = words.size();
    int most = LexiconLimits.MAX_NUMBERS / dimensions;
    if (rows == most) {
      throw new BadLineException("too many numbers: keep fewer lines; " + LexiconLimits.inWords());
    }
    if (rows * dimensions == vectors.length) {
      vectors = Arrays.copyOf(vectors, Math.min(most, rows + (rows >> 1)) * dimensions);
    }
    System.arraycopy(numbers, 0, vectors, rows * dimensions, dimensions);
    words.add(word);
  }

  WordVectors finished() {
    return new WordVectors(
        List.copyOf(words),
        Arrays.copyOf(vectors, words.size() * dimensions),
        dimensions,
        notWords,
        sameWords);
  }
}
