package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.LexiconDraft;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.mechanisms.space.Metric;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A lexicon that takes no time: some everyday words, and stop words among them. */
public final class SmallLexicon {
  /** Its words, the stop words first. */
  public static final List<String> WORDS =
      List.of(
          "the", "and", "i", "it", "was", "coffee", "tea", "milk", "juice", "water", "wine", "beer",
          "soup", "bread", "cheese", "apple", "pear", "plum", "dog", "cat", "horse", "cow", "goat",
          "sheep", "bird", "fish", "house", "home", "flat", "street", "road", "bridge", "garden",
          "park", "red", "blue", "green", "yellow", "black", "white", "walk", "run", "swim",
          "drink", "eat", "sleep", "good", "fine", "nice", "lovely", "warm", "cold", "small",
          "large");

  /** Those that are no stop words. */
  public static final List<String> CONTENT = WORDS.subList(5, WORDS.size());

  private static final int DIMENSIONS = 3;

  private SmallLexicon() {}

  /** Writes it into a directory. The words lie on a spiral. */
  public static Path in(Path directory) {
    float[] vectors = new float[WORDS.size() * DIMENSIONS];
    for (int i = 0; i < WORDS.size(); i++) {
      vectors[DIMENSIONS * i] = (float) Math.sin(i);
      vectors[DIMENSIONS * i + 1] = (float) Math.cos(i);
      vectors[DIMENSIONS * i + 2] = i / 10f;
    }
    Path file = directory.resolve("small.plex");
    LexiconFile.write(
        file,
        new LexiconDraft(
            "made by hand", Map.of("for", "tests"), WORDS, vectors, DIMENSIONS, Metric.EUCLIDEAN),
        ProgressListener.NONE);
    return file;
  }
}
