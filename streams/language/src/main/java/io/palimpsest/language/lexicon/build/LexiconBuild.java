package io.palimpsest.language.lexicon.build;

import io.palimpsest.language.lexicon.LexiconDraft;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.LexiconInfo;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.language.lexicon.UnitVectors;
import io.palimpsest.language.lexicon.vectors.VectorFile;
import io.palimpsest.language.lexicon.vectors.WordVectors;
import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.mechanisms.space.WordSpace;
import java.nio.FloatBuffer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Makes a lexicon: words with vectors, fitted or not, written to a file. */
public final class LexiconBuild {
  /** The name of the default lexicon in the cache. */
  public static final String DEFAULT_NAME = "minilm-wordnet";

  private final String source;
  private final Map<String, String> notes;
  private final List<String> words;
  private final int dimensions;
  private final Metric metric;
  private float[] vectors;

  private LexiconBuild(String source, Map<String, String> notes, WordVectors found, Metric metric) {
    this.source = source;
    this.notes = new LinkedHashMap<>(notes);
    this.words = found.words();
    this.dimensions = found.dimensions();
    this.metric = metric;
    this.vectors = found.vectors();
  }

  /** The words of the default model, each vector of length 1, not fitted yet. */
  public static LexiconBuild ofModel(Metric metric, BuildProgress progress) {
    ProgressListener listener = progress.begin("placing words");
    ModelVocabulary vocabulary = MiniLm.vocabulary();
    try (MiniLm model = MiniLm.load()) {
      float[] vectors =
          UnitVectors.of(model.vectors(vocabulary.tokens(), listener), model.dimensions());
      WordVectors found = new WordVectors(vocabulary.words(), vectors, model.dimensions(), 0, 0);
      return new LexiconBuild("all-MiniLM-L6-v2 (quantized)", Map.of(), found, metric);
    }
  }

  /**
   * The words of a file.
   *
   * @throws io.palimpsest.language.lexicon.LexiconException if it cannot be used; says which line
   */
  public static LexiconBuild ofFile(Path file, Metric metric, BuildProgress progress) {
    WordVectors found = VectorFile.read(file, metric, progress.begin("reading vectors"));
    return new LexiconBuild(file.getFileName().toString(), found.notes(), found, metric);
  }

  /**
   * Brings synonyms closer and parts opposites, by WordNet ({@link CounterFitting}). Vectors are
   * brought to length 1 by it.
   */
  public void fit(BuildProgress progress) {
    ProgressListener listener = progress.begin("parting opposites");
    WordNetRelations relations = WordNetRelations.among(words);
    vectors =
        new CounterFitting(
                UnitVectors.of(vectors, dimensions),
                dimensions,
                relations.synonyms(),
                relations.opposites())
            .run(listener);
    notes.put("counter-fitted with", "WordNet 3.1");
    notes.put("pairs of synonyms", Integer.toString(relations.synonyms().size()));
    notes.put("pairs of opposites", Integer.toString(relations.opposites().size()));
  }

  /**
   * Spearman's correlation of the cosines between words, as they lie now, with human judgement.
   * Empty where it says nothing: fewer than two pairs are known, or all are judged alike.
   */
  public OptionalDouble agreementWith(SimilarityJudgements judgements) {
    Map<String, Integer> numbers = new HashMap<>();
    words.forEach(word -> numbers.put(word, numbers.size()));
    WordSpace space =
        new WordSpace(
            FloatBuffer.wrap(UnitVectors.of(vectors, dimensions)), dimensions, Metric.COSINE);
    return judgements.agreement(numbers, (a, b) -> 1 - space.distance(a, b));
  }

  /** Number of words. */
  public int words() {
    return words.size();
  }

  /** Finds the neighbours and writes the file; what had its name before is replaced. */
  public LexiconInfo write(Path file, BuildProgress progress) {
    LexiconDraft draft = new LexiconDraft(source, notes, words, vectors, dimensions, metric);
    return LexiconFile.write(file, draft, progress.begin("finding neighbours"));
  }
}
