package io.palimpsest.language.detect.tagger;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads sentences in the form of CoNLL: a word a line, its label in the last column, an empty line
 * between sentences.
 */
public final class ConllReader {
  private static final String DOCUMENT_MARK = "-DOCSTART-";

  private final List<LabelledSentence> sentences = new ArrayList<>();
  private final List<String> words = new ArrayList<>();
  private final List<Label> labels = new ArrayList<>();

  private ConllReader() {}

  /** All sentences of a file in UTF-8. */
  public static List<LabelledSentence> read(Path file) throws IOException {
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      return read(lines);
    }
  }

  /** All sentences of a text. */
  public static List<LabelledSentence> read(String text) throws IOException {
    return read(new BufferedReader(new StringReader(text)));
  }

  private static List<LabelledSentence> read(BufferedReader lines) throws IOException {
    ConllReader reader = new ConllReader();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      reader.take(line);
    }
    reader.closeSentence();
    return reader.sentences;
  }

  /** A line with one column only has lost its word or its label; it ends the sentence. */
  private void take(String line) {
    String[] columns = line.strip().split("[\t ]+");
    if (columns.length < 2 || columns[0].equals(DOCUMENT_MARK)) {
      closeSentence();
      return;
    }
    words.add(columns[0]);
    labels.add(Label.ofTag(columns[columns.length - 1]));
  }

  private void closeSentence() {
    if (!words.isEmpty()) {
      sentences.add(new LabelledSentence(words, labels));
      words.clear();
      labels.clear();
    }
  }
}
