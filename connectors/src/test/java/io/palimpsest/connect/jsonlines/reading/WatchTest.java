package io.palimpsest.connect.jsonlines.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WatchTest {
  private static final int TURN = 50_000;

  @TempDir private Path directory;
  private Watch watch;

  @BeforeEach
  void watch() {
    watch = new Watch(directory, "*", 100, new Share(0, 1), files -> Map.of());
  }

  private void write(String name, int lines) throws IOException {
    Path path = directory.resolve(name);
    try (OutputStream file = Files.newOutputStream(path);
        OutputStream out = name.endsWith(".gz") ? new GZIPOutputStream(file) : file) {
      StringBuilder content = new StringBuilder();
      for (int i = 0; i < lines; i++) {
        content.append(name).append(i).append('\n');
      }
      out.write(content.toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  private List<Line> read() {
    return watch.read(10_000, Long.MAX_VALUE);
  }

  /** The files are gone after their first turn: what comes then comes from what stayed open. */
  @Test
  void shouldNotOpenCompressedFilesAgainForEachTurn() throws IOException {
    Map<String, Integer> read = new HashMap<>();
    for (String name : List.of("a.gz", "b.gz", "c.gz")) {
      write(name, 3 * TURN);
    }
    watch.look();
    watch.look();

    int lines = 0;
    while (watch.hasMore()) {
      for (Line line : read()) {
        read.merge(line.file(), 1, Integer::sum);
        lines++;
      }
      if (lines == 3 * TURN) {
        assertThat(read).containsOnlyKeys("a.gz", "b.gz", "c.gz").containsValue(TURN);
        for (String name : read.keySet()) {
          Files.deleteIfExists(directory.resolve(name));
        }
      }
    }

    assertThat(read).hasSize(3).allSatisfy((name, count) -> assertThat(count).isEqualTo(3 * TURN));
  }

  @Test
  void shouldKeepAFewCompressedFilesOpenAndReadTheOthersInOneTurn() throws IOException {
    for (int i = 0; i < 20; i++) {
      write(i + ".gz", TURN + 1);
    }
    watch.look();
    watch.look();

    List<String> turns = new ArrayList<>();
    while (watch.hasMore()) {
      for (Line line : read()) {
        if (turns.isEmpty() || !turns.get(turns.size() - 1).equals(line.file())) {
          turns.add(line.file());
        }
      }
    }

    assertThat(turns).hasSize(16 + 20);
    assertThat(turns.subList(0, 16)).doesNotHaveDuplicates();
    assertThat(turns.subList(16, 36)).doesNotHaveDuplicates();
  }

  @Test
  void shouldLetOtherFilesHaveTheirTurnAndGoOnWithPlainOnes() throws IOException {
    write("a.jsonl", 2 * TURN);
    write("b.jsonl", TURN);
    watch.look();

    List<String> turns = new ArrayList<>();
    int lines = 0;
    while (watch.hasMore()) {
      for (Line line : read()) {
        lines++;
        if (turns.isEmpty() || !turns.get(turns.size() - 1).equals(line.file())) {
          turns.add(line.file());
        }
      }
    }

    assertThat(turns).containsExactly("a.jsonl", "b.jsonl", "a.jsonl");
    assertThat(lines).isEqualTo(3 * TURN);
  }
}
