package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.lexicon.ProgressListener;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Trains a tagger from files, for the command line: reads everything, complains about what is
 * missing before anything long begins, and learns.
 *
 * <pre>{@code
 * TaggerModel model =
 *     TaggerTraining.run(
 *         conllFiles, vectors, templates, TaggerTrainer.Settings.STANDARD, ProgressListener.NONE);
 * Files.write(target, model.toBytes());
 * }</pre>
 */
public final class TaggerTraining {
  private TaggerTraining() {}

  /**
   * Reads and learns. The same files in the same order and the same settings give the same bytes.
   *
   * @param conllFiles labelled sentences, see {@link ConllReader}; their order matters
   * @param vectors word vectors as text, plain or gzip, the most frequent word first
   * @param templates a sentence a line, with holes such as <code>{{person}}</code>
   * @param progress in epochs of {@code settings.epochs()}
   * @throws TaggerTrainingException if labelled sentences or templates are missing or not as they
   *     should be
   * @throws io.palimpsest.language.lexicon.LexiconException if the vectors are
   */
  public static TaggerModel run(
      List<Path> conllFiles,
      Path vectors,
      Path templates,
      TaggerTrainer.Settings settings,
      ProgressListener progress) {
    if (conllFiles.isEmpty()) {
      throw new TaggerTrainingException(
          "there are no labelled sentences to learn from: name at least one .conll file");
    }
    List<LabelledSentence> sentences = new ArrayList<>();
    for (Path file : conllFiles) {
      sentences.addAll(sentences(file));
    }
    List<String> lines = read(templates, Files::readAllLines);
    if (lines.stream().allMatch(String::isBlank)) {
      throw new TaggerTrainingException(templates, "is empty: write a sentence a line");
    }
    return TaggerRecipe.of(vectors, lines).train(sentences, settings, progress);
  }

  /** Every data set marks what is outside, so a file without such a word is something else. */
  private static List<LabelledSentence> sentences(Path file) {
    List<LabelledSentence> sentences = read(file, ConllReader::read);
    if (sentences.stream().noneMatch(sentence -> sentence.has(Label.OUTSIDE))) {
      throw new TaggerTrainingException(
          file, "holds no labelled words: give a word and its label (O, B-PER) on each line");
    }
    return sentences;
  }

  @FunctionalInterface
  private interface Reading<T> {
    T of(Path file) throws IOException;
  }

  private static <T> T read(Path file, Reading<T> reading) {
    if (Files.isDirectory(file)) {
      throw new TaggerTrainingException(file, "is a directory: name a file");
    }
    try {
      return reading.of(file);
    } catch (NoSuchFileException e) {
      throw new TaggerTrainingException(file, "there is no such file: check its name");
    } catch (CharacterCodingException e) {
      throw new TaggerTrainingException(file, "is not UTF-8: convert it first");
    } catch (IOException e) {
      throw new TaggerTrainingException(file, "cannot be read: check the file and its permissions");
    }
  }
}
