package io.palimpsest.connect.jsonlines.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OpenPlainFileTest {
  private static final String CONTENT = "first\n" + "x".repeat(90) + "\nlast\n";

  @TempDir private Path directory;
  private Path file;
  private Head head;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(directory.resolve("a.jsonl"), CONTENT);
    head = OpenPlainFile.head(file).orElseThrow();
  }

  private Progress read(OpenFile open) throws IOException {
    LineCutter lines = new LineCutter(open, Progress.none(head), 1000);
    Progress after = Progress.none(head);
    for (Optional<LineCutter.Cut> cut = lines.next(); cut.isPresent(); cut = lines.next()) {
      after = cut.get().after();
    }
    return after;
  }

  private OpenFile open(Progress from) throws IOException {
    return OpenPlainFile.open(file, head.fingerprint(), from).orElseThrow();
  }

  private Progress readAll() throws IOException {
    try (OpenFile open = open(Progress.none(head))) {
      return read(open);
    }
  }

  /** The last mark lies at 64 bytes behind the head, the difference behind it. */
  @Test
  void shouldKnowAnotherFileByItsLastBytesAlone() throws IOException {
    Progress all = readAll();
    Files.writeString(file, CONTENT.replace("last", "lost") + "more\n");

    assertThat(OpenPlainFile.compare(file, all)).isEqualTo(Comparison.DIFFERENT);
  }

  @Test
  void shouldKnowTheSameFileWithAndWithoutMore() throws IOException {
    Progress all = readAll();
    assertThat(OpenPlainFile.compare(file, all)).isEqualTo(Comparison.NOTHING_NEW);

    Files.writeString(file, CONTENT + "more\n");
    assertThat(OpenPlainFile.compare(file, all)).isEqualTo(Comparison.MORE);
  }

  @Test
  void shouldSeeWhileItReadsThatTheFileWasCutOffAndBeginsAlike() throws IOException {
    try (OpenFile open = open(Progress.none(head))) {
      Progress all = read(open);
      assertThat(open.stillHolds(Progress.none(head), all)).isTrue();

      Files.writeString(file, CONTENT.replace('x', 'y') + "and more\n");
      assertThat(open.stillHolds(Progress.none(head), all)).isFalse();

      Files.writeString(file, "first\n");
      assertThat(open.stillHolds(Progress.none(head), all)).isFalse();
    }
  }
}
