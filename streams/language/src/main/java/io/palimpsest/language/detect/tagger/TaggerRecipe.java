package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.language.lexicon.vectors.VectorFile;
import io.palimpsest.language.lexicon.vectors.WordVectors;
import io.palimpsest.mechanisms.space.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * How the model that is shipped is made: dictionaries from packages, clusters from word vectors,
 * sentences from labelled data and templates.
 *
 * <pre>{@code
 * TaggerRecipe recipe = TaggerRecipe.of(vectors, templates);
 * TaggerModel model = recipe.train(ConllReader.read(file), TaggerTrainer.Settings.STANDARD);
 * Files.write(target, model.toBytes());
 * }</pre>
 */
public final class TaggerRecipe {
  private static final int COARSE_CLUSTERS = 150;
  private static final int FINE_CLUSTERS = 800;

  private final Gazetteer gazetteer;
  private final NameLists names;
  private final List<String> templates;

  private TaggerRecipe(Gazetteer gazetteer, NameLists names, List<String> templates) {
    this.gazetteer = gazetteer;
    this.names = names;
    this.templates = templates;
  }

  /**
   * Reads all that is not labelled.
   *
   * @param vectors word vectors as text, the most frequent word first
   * @param templates a sentence a line, with holes
   */
  public static TaggerRecipe of(Path vectors, Path templates) throws IOException {
    return of(vectors, Files.readAllLines(templates));
  }

  static TaggerRecipe of(Path vectors, List<String> templates) {
    WordVectors read = VectorFile.read(vectors, Metric.COSINE, ProgressListener.NONE);
    GazetteerBuilder builder = new GazetteerBuilder();
    NameLists names = DatafakerNames.read(builder);
    WordNetNames.tell(builder);
    WordSenses.tell(builder);
    addClusters(read, builder);
    return new TaggerRecipe(builder.build(), names, templates);
  }

  private static void addClusters(WordVectors vectors, GazetteerBuilder builder) {
    int[] coarse = WordClusters.of(vectors, COARSE_CLUSTERS);
    int[] fine = WordClusters.of(vectors, FINE_CLUSTERS);
    for (int rank = 0; rank < coarse.length; rank++) {
      builder.addVector(vectors.words().get(rank), fine[rank] + 1, coarse[rank] + 1, rank);
    }
  }

  /** Learns; takes a minute or so. */
  public TaggerModel train(List<LabelledSentence> sentences, TaggerTrainer.Settings settings) {
    return train(sentences, settings, ProgressListener.NONE);
  }

  /**
   * Learns and tells about it.
   *
   * @param progress in epochs
   */
  public TaggerModel train(
      List<LabelledSentence> sentences,
      TaggerTrainer.Settings settings,
      ProgressListener progress) {
    List<LabelledText> texts = TrainingText.of(sentences, templates, names, settings.seed());
    return TaggerTrainer.train(texts, gazetteer, settings, progress);
  }
}
