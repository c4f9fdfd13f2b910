package io.palimpsest.service.leaks;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconDraft;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.language.sampling.StopWords;
import io.palimpsest.language.token.FrequentWords;
import io.palimpsest.mechanisms.space.Metric;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Builds a small lexicon in no time: the stop words and frequent words, as points on a spiral. */
final class EverydayLexicon {
  private static final int FREQUENT = 1500;
  private static final int DIMENSIONS = 3;

  private EverydayLexicon() {}

  static Lexicon in(Path directory) {
    List<String> words =
        Stream.concat(
                StopWords.all().stream().sorted(), FrequentWords.read().stream().limit(FREQUENT))
            .distinct()
            .toList();
    float[] vectors = new float[words.size() * DIMENSIONS];
    for (int i = 0; i < words.size(); i++) {
      vectors[DIMENSIONS * i] = (float) Math.sin(i);
      vectors[DIMENSIONS * i + 1] = (float) Math.cos(i);
      vectors[DIMENSIONS * i + 2] = i / 10f;
    }
    Path file = directory.resolve("everyday.plex");
    LexiconFile.write(
        file,
        new LexiconDraft("on a spiral", Map.of(), words, vectors, DIMENSIONS, Metric.EUCLIDEAN),
        ProgressListener.NONE);
    return LexiconFile.open(file);
  }
}
