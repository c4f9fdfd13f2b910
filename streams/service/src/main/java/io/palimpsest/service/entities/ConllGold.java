package io.palimpsest.service.entities;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.score.GoldDocument;
import io.palimpsest.language.detect.score.GoldSpan;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads marked texts in the columns of CoNLL: a word a line, its tag in the last column, an empty
 * line between sentences. A sentence is a document, put together as posts are written: words with
 * spaces between, an at sign or number sign on the word after it.
 *
 * <p>A line with one column has lost its word or its tag; it ends the sentence, as in training.
 */
final class ConllGold {
  private static final String DOCUMENT_MARK = "-DOCSTART-";
  private static final String OUTSIDE = "O";

  private final Path file;
  private final LabelUses labels;
  private final List<GoldDocument> documents = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private final List<GoldSpan> spans = new ArrayList<>();
  private boolean isAfterSign;
  private String label = OUTSIDE;
  private List<EntityType> types = List.of();
  private int start;
  private int end;
  private long number;

  private ConllGold(Path file, LabelUses labels) {
    this.file = file;
    this.labels = labels;
  }

  static List<GoldDocument> read(Path file, LabelUses labels) throws IOException {
    ConllGold reader = new ConllGold(file, labels);
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        reader.take(line);
      }
    }
    reader.closeSentence();
    return reader.documents;
  }

  private void take(String line) {
    number++;
    String[] columns = line.strip().split("[\t ]+");
    if (columns.length < 2 || columns[0].equals(DOCUMENT_MARK)) {
      closeSentence();
      return;
    }
    String tag = columns[columns.length - 1];
    boolean hasPrefix = tag.length() > 2 && tag.charAt(1) == '-';
    String next = hasPrefix ? tag.substring(2) : tag;
    boolean begins = hasPrefix && "BSU".indexOf(tag.charAt(0)) >= 0;
    if (begins || !next.equals(label)) {
      closeSpan();
    }
    append(columns[0]);
    if (!next.equals(label)) {
      label = next;
      types = types(next);
      start = end - columns[0].length();
    }
  }

  private void append(String word) {
    if (!text.isEmpty() && !isAfterSign) {
      text.append(' ');
    }
    text.append(word);
    end = text.length();
    isAfterSign = word.equals("@") || word.equals("#");
  }

  private List<EntityType> types(String name) {
    return labels
        .use(name)
        .orElseThrow(() -> new GoldException(file, number, LabelUses.complaint(name)));
  }

  private void closeSpan() {
    if (!label.equals(OUTSIDE)) {
      spans.add(new GoldSpan(start, end, types));
    }
    label = OUTSIDE;
  }

  private void closeSentence() {
    closeSpan();
    if (!text.isEmpty()) {
      documents.add(new GoldDocument(text.toString(), spans));
    }
    text.setLength(0);
    spans.clear();
    isAfterSign = false;
  }
}
