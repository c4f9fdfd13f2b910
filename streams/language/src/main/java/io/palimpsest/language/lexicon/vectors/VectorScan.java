package io.palimpsest.language.lexicon.vectors;

import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.lexicon.LexiconLimits;
import io.palimpsest.mechanisms.space.Metric;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One walk over the lines of one file. */
final class VectorScan {
  /** How many words of how many dimensions follow; word2vec writes it, GloVe does not. */
  private static final Pattern HEADER = Pattern.compile("(\\d{1,9})[ \t]+(\\d{1,9})[ \t]*");

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  /** Stands for the count of a header that is not there. */
  private static final int NOT_SAID = -1;

  private final Path file;
  private final Metric metric;
  private final LineReader lines;
  private final VectorLine line = new VectorLine();
  private VectorTable table;
  private int announced = NOT_SAID;
  private int dimensions;
  private int entries;

  VectorScan(Path file, InputStream in, Metric metric) {
    this.file = file;
    this.metric = metric;
    this.lines = new LineReader(in);
  }

  WordVectors run() throws IOException {
    try {
      while (lines.next()) {
        int start = lines.number() == 1 ? afterMark() : lines.start();
        if (lines.number() > 1 || !isHeader(start)) {
          takeEntry(start);
        }
      }
    } catch (BadLineException e) {
      throw new LexiconException(file, lines.number(), e.getMessage());
    }
    return finished();
  }

  private int afterMark() {
    byte[] bytes = lines.buffer();
    for (int i = 0; i < BYTE_ORDER_MARK.length; i++) {
      int at = lines.start() + i;
      if (at >= lines.end() || bytes[at] != BYTE_ORDER_MARK[i]) {
        return lines.start();
      }
    }
    return lines.start() + BYTE_ORDER_MARK.length;
  }

  private boolean isHeader(int start) {
    String text =
        new String(lines.buffer(), start, lines.end() - start, StandardCharsets.ISO_8859_1);
    Matcher header = HEADER.matcher(text);
    if (!header.matches()) {
      return false;
    }
    announced = Integer.parseInt(header.group(1));
    dimensions = Integer.parseInt(header.group(2));
    if (!LexiconLimits.fits(announced, dimensions)) {
      throw new BadLineException(
          "%d words of %d dimensions cannot be used: %s"
              .formatted(announced, dimensions, LexiconLimits.inWords()));
    }
    return true;
  }

  private void takeEntry(int start) {
    line.parse(lines.buffer(), start, lines.end());
    if (line.count() == 0) {
      throw new BadLineException(
          "no numbers: a line must be a word and its numbers, with spaces between them");
    }
    if (dimensions == 0) {
      dimensions = line.count();
    }
    if (line.count() != dimensions) {
      throw new BadLineException(
          "%d numbers where the lines before have %d: repair or remove the line"
              .formatted(line.count(), dimensions));
    }
    entries++;
    refuseTooMany();
    if (table == null) {
      table = new VectorTable(dimensions, metric == Metric.COSINE);
    }
    table.add(line.entry(), line.numbers(), lines.number());
  }

  private void refuseTooMany() {
    if (announced != NOT_SAID && entries > announced) {
      throw new BadLineException(
          "the header says %d words, but there are more: correct the header".formatted(announced));
    }
    if (entries > LexiconLimits.MAX_WORDS) {
      throw new BadLineException(
          "more than %d words: keep the first lines only, they are the most frequent words"
              .formatted(LexiconLimits.MAX_WORDS));
    }
  }

  private WordVectors finished() {
    if (announced != NOT_SAID && entries < announced) {
      throw new LexiconException(
          file,
          "the header says %d words, but there are %d: fetch the rest or correct the header"
              .formatted(announced, entries));
    }
    if (entries == 0) {
      throw new LexiconException(file, "is empty: give word2vec or GloVe text");
    }
    WordVectors found = table.finished();
    if (found.words().size() < LexiconLimits.MIN_WORDS) {
      throw new LexiconException(
          file,
          "%d of %d lines hold a word of letters, but at least %d are needed: give more words"
              .formatted(found.words().size(), entries, LexiconLimits.MIN_WORDS));
    }
    return found;
  }
}
