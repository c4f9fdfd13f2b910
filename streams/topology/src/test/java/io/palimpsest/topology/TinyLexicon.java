package io.palimpsest.topology;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconDraft;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.mechanisms.space.Metric;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A lexicon of a few words in two dimensions, all of them drawn. */
public final class TinyLexicon {
  static final List<String> WORDS =
      List.of(
          "coffee", "tea", "milk", "juice", "water", "wine", "dog", "cat", "horse", "cow", "goat",
          "sheep", "house", "home", "flat", "street", "road", "bridge", "garden", "park");

  private TinyLexicon() {}

  /** Written into a directory and opened there. The words lie on an ellipse. */
  public static Lexicon in(Path directory) {
    float[] vectors = new float[2 * WORDS.size()];
    for (int i = 0; i < WORDS.size(); i++) {
      vectors[2 * i] = (float) (2 * Math.cos(i));
      vectors[2 * i + 1] = (float) Math.sin(i);
    }
    Path file = directory.resolve("tiny.plex");
    LexiconFile.write(
        file,
        new LexiconDraft("for tests", Map.of(), WORDS, vectors, 2, Metric.EUCLIDEAN),
        ProgressListener.NONE);
    return LexiconFile.open(file);
  }
}
