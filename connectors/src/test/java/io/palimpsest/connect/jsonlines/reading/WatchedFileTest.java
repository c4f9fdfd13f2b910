package io.palimpsest.connect.jsonlines.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WatchedFileTest {
  private static final String CONTENT =
      "{\"line\":\"header\"}\n"
          + "{\"line\":\"day100000\"}\n{\"line\":\"day100001\"}\n{\"line\":\"day100002\"}\n";

  @TempDir private Path directory;
  private Path path;
  private Head head;

  @BeforeEach
  void write() throws IOException {
    path = Files.writeString(directory.resolve("a.jsonl"), CONTENT);
    head = OpenPlainFile.head(path).orElseThrow();
  }

  private WatchedFile file(Progress progress) {
    return new WatchedFile(new FileIdentity(head.fingerprint(), 0), progress);
  }

  private Sighting sighting() {
    return Sighting.of(path).orElseThrow();
  }

  private static void readAll(WatchedFile file) throws IOException {
    assertThat(file.open(1000)).isTrue();
    for (Optional<LineCutter.Cut> cut = file.next(); cut.isPresent(); cut = file.next()) {
      file.advance(cut.get().after());
    }
    file.close();
  }

  /** What a version stored that had no running hash. */
  @Test
  void shouldGoOnFromOffsetsOfBefore() throws IOException {
    String marks = "6e1ab51ba70ee61c0ea7d825df66fde4fd6e71e2";
    WatchedFile file = file(new Progress(39, 2, 17, "76aca54d7bd77730", marks));
    assertThat(file.compare(sighting(), false)).isEqualTo(Comparison.MORE);
    file.readFrom(sighting(), false);

    readAll(file);

    assertThat(file.progress().line()).isEqualTo(4);
    assertThat(file.progress().position()).isEqualTo(CONTENT.length());
    assertThat(file.progress().marks()).startsWith(marks + "b8153529");
    assertThat(file.compare(sighting(), false)).isEqualTo(Comparison.NOTHING_NEW);
    Files.writeString(path, CONTENT.replace("100002", "100003"));
    assertThat(file.compare(sighting(), false)).isEqualTo(Comparison.DIFFERENT);
  }

  /** A log would be read from its beginning at each look otherwise. */
  @Test
  void shouldCompareAFileThatOnlyGrowsByItsEnd() throws IOException {
    WatchedFile file = file(Progress.none(head));
    file.readFrom(sighting(), false);
    readAll(file);
    assertThat(file.hasGrown(sighting())).isFalse();

    Files.writeString(path, "more\n", StandardOpenOption.APPEND);
    assertThat(file.hasGrown(sighting())).isTrue();
    assertThat(file.compare(sighting(), false)).isEqualTo(Comparison.MORE);
  }

  @Test
  void shouldCompareAllOfAFileThatIsNotTheOneOfBefore() throws IOException {
    WatchedFile file = file(Progress.none(head));
    file.readFrom(sighting(), false);
    readAll(file);

    Path other = directory.resolve("other.jsonl");
    Files.writeString(other, CONTENT.replace("100000", "1o0000") + "more\n");
    Files.move(other, path, StandardCopyOption.REPLACE_EXISTING);

    assertThat(file.hasGrown(sighting())).isFalse();
    assertThat(file.compare(sighting(), false)).isEqualTo(Comparison.DIFFERENT);
  }
}
