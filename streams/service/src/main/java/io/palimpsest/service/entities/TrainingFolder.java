package io.palimpsest.service.entities;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where the data to train a tagger with lie: {@code ner/*.conll}, {@code pii/templates.txt} and
 * {@code glove.6B.50d.40k.txt.gz}.
 *
 * @param sentences files of labelled sentences in the order of training, which the bytes of the
 *     model depend on
 * @param templates sentences with holes for names
 * @param vectors word vectors
 */
public record TrainingFolder(List<Path> sentences, Path templates, Path vectors) {
  private static final String CONLL = ".conll";

  /** The order in which the shipped model saw them; see its MODEL.md. Others come after them. */
  private static final List<String> ORDER =
      List.of(
          "btc_a",
          "btc_b",
          "btc_e",
          "btc_f",
          "btc_g",
          "wikigold",
          "wnut17_train",
          "sec_filings",
          "wnut17_dev");

  /** Copies the list. */
  public TrainingFolder {
    sentences = List.copyOf(sentences);
  }

  /**
   * Looks for everything.
   *
   * @param without names of files of sentences to leave out
   * @throws TrainingFolderException if something is missing
   */
  public static TrainingFolder at(Path folder, Set<String> without) {
    if (!Files.isDirectory(folder)) {
      throw new TrainingFolderException(folder, "there is no such directory");
    }
    List<Path> sentences = conllFiles(folder.resolve("ner"));
    Set<String> unknown = new TreeSet<>(without);
    sentences.forEach(file -> unknown.remove(file.getFileName().toString()));
    if (!unknown.isEmpty()) {
      throw new TrainingFolderException(
          folder.resolve("ner"),
          "does not have what is to be left out: " + String.join(", ", unknown));
    }
    sentences.removeIf(file -> without.contains(file.getFileName().toString()));
    if (sentences.isEmpty()) {
      throw new TrainingFolderException(
          folder.resolve("ner"),
          "no labelled sentences are left: put at least one .conll file there");
    }
    return new TrainingFolder(
        sentences,
        present(folder.resolve("pii").resolve("templates.txt")),
        present(folder.resolve("glove.6B.50d.40k.txt.gz")));
  }

  private static List<Path> conllFiles(Path folder) {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "*" + CONLL)) {
      all.forEach(files::add);
    } catch (IOException e) {
      throw new TrainingFolderException(
          folder, "cannot be read: make it a directory with .conll files");
    }
    files.sort(
        Comparator.comparingInt(TrainingFolder::rank)
            .thenComparing(file -> file.getFileName().toString()));
    return files;
  }

  private static int rank(Path file) {
    String name = file.getFileName().toString();
    int rank = ORDER.indexOf(name.substring(0, name.length() - CONLL.length()));
    return rank < 0 ? ORDER.size() : rank;
  }

  private static Path present(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new TrainingFolderException(file, "there is no such file");
    }
    return file;
  }
}
