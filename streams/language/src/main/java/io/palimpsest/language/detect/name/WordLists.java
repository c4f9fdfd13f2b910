package io.palimpsest.language.detect.name;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the lists of this package: lines of words behind the name of their list and a colon. */
final class WordLists {
  private final Map<String, Set<String>> lists = new HashMap<>();

  private WordLists(List<String> lines) {
    for (String line : lines) {
      int colon = line.indexOf(": ");
      if (colon > 0 && line.charAt(0) != '#') {
        lists
            .computeIfAbsent(line.substring(0, colon), unseen -> new HashSet<>())
            .addAll(List.of(line.substring(colon + 2).split(" ")));
      }
    }
  }

  static WordLists read(String resource) {
    try (InputStream in = WordLists.class.getResourceAsStream(resource)) {
      return new WordLists(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Set<String> of(String list) {
    return lists.get(list);
  }
}
