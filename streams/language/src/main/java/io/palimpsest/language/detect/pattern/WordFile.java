package io.palimpsest.language.detect.pattern;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** Lists of words beside this package: {@code name: word word}, some lines a list; # comments. */
final class WordFile {

  private WordFile() {}

  /** The words of a list, parted by spaces. */
  static String words(String file, String list) {
    try (InputStream in = WordFile.class.getResourceAsStream(file)) {
      String words =
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> line.startsWith(list + ": "))
              .map(line -> line.substring(list.length() + 2).strip())
              .collect(Collectors.joining(" "));
      if (words.isEmpty()) {
        throw new IllegalStateException(file + " has no list " + list);
      }
      return words;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The words of a list. */
  static Set<String> set(String file, String list) {
    return Arrays.stream(words(file, list).split(" ")).collect(Collectors.toUnmodifiableSet());
  }
}
