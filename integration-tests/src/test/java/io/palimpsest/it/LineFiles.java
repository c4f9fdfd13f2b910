package io.palimpsest.it;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The finished files of a JSON-lines sink, as its readers see them.
 *
 * @param directory of the sink
 */
record LineFiles(Path directory) {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** All lines of all files. */
  List<JsonNode> lines() throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    for (Path file : files()) {
      for (String line : Files.readAllLines(file)) {
        lines.add(JSON.readTree(line));
      }
    }
    return lines;
  }

  /** What a field says in all lines. */
  List<String> texts(String field) throws IOException {
    return lines().stream().map(line -> line.path(field).asText()).toList();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> paths = Files.list(directory)) {
      return paths.filter(path -> path.toString().endsWith(".jsonl")).sorted().toList();
    }
  }
}
