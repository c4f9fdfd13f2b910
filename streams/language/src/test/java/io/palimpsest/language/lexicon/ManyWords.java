package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.space.Metric;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Lexicons of any size, on a spiral in three dimensions. */
final class ManyWords {
  private static final int DIMENSIONS = 3;

  private ManyWords() {}

  static LexiconDraft draft(int count) {
    List<String> words = IntStream.range(0, count).mapToObj(ManyWords::word).toList();
    float[] vectors = new float[count * DIMENSIONS];
    for (int i = 0; i < count; i++) {
      vectors[DIMENSIONS * i] = (float) Math.sin(i);
      vectors[DIMENSIONS * i + 1] = (float) Math.cos(i);
      vectors[DIMENSIONS * i + 2] = i / 100f;
    }
    return new LexiconDraft("spiral", Map.of(), words, vectors, DIMENSIONS, Metric.EUCLIDEAN);
  }

  /** The number in letters. */
  private static String word(int number) {
    StringBuilder word = new StringBuilder("w");
    for (char digit : Integer.toString(number).toCharArray()) {
      word.append((char) (digit - '0' + 'a'));
    }
    return word.toString();
  }
}
