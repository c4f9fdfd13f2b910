package io.palimpsest.connect.jsonlines;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.connect.jsonlines.settings.SourceSettings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Which content was read before: nothing is taken for read that was not, and nothing read twice.
 */
final class SourceIdentityTest {
  private static final String HEADER = "{\"line\":\"header\"}\n";

  @TempDir private Path directory;

  private SourceWorker worker() {
    SourceWorker worker = new SourceWorker(directory, Map.of(SourceSettings.BATCH, "1000"));
    worker.start(1);
    return worker;
  }

  /** Lines of one length, so that files of as many lines are of one length, too. */
  private static String lines(int from, int to, String of) {
    StringBuilder lines = new StringBuilder();
    for (int i = from; i < to; i++) {
      lines.append("{\"line\":\"").append(of).append(100_000 + i).append("\"}\n");
    }
    return lines.toString();
  }

  private static List<String> expected(int from, int to, String of) {
    return IntStream.range(from, to).mapToObj(i -> of + (100_000 + i)).toList();
  }

  private static List<String> read(SourceWorker worker, String of) {
    return worker.committed().stream()
        .map(record -> (String) ((Map<?, ?>) record.value()).get("line"))
        .filter(line -> line.startsWith(of))
        .toList();
  }

  private void write(String name, String content) throws IOException {
    byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
    Files.write(directory.resolve(name), name.endsWith(".gz") ? RotatedLog.gzip(bytes) : bytes);
  }

  @Test
  void shouldReadFilesThatBeginAlikeOnceWhateverTheirNumber() throws IOException {
    int files = 40;
    for (int i = 0; i < files; i++) {
      write("day-" + i + ".jsonl", HEADER + lines(10 * i, 10 * i + 3, "day"));
    }
    SourceWorker worker = worker();
    worker.pollAll();
    assertThat(worker.committed()).hasSize(4 * files);

    worker.start(1);
    worker.pollAll();

    assertThat(worker.committed()).hasSize(4 * files);
  }

  @Test
  void shouldReadCompressedFilesOnceThatAreRenamedWhileTheyWait() throws IOException {
    write("big.jsonl", lines(0, 5000, "big"));
    Files.setLastModifiedTime(directory.resolve("big.jsonl"), FileTime.fromMillis(1000));
    write("log.1.jsonl.gz", lines(0, 50, "older"));
    SourceWorker worker = worker();
    worker.poll();
    worker.poll();
    worker.poll();

    Files.move(directory.resolve("log.1.jsonl.gz"), directory.resolve("log.2.jsonl.gz"));
    write("log.1.jsonl.gz", lines(0, 50, "newer"));
    worker.pollAll();

    assertThat(read(worker, "older")).isEqualTo(expected(0, 50, "older"));
    assertThat(read(worker, "newer")).isEqualTo(expected(0, 50, "newer"));
    assertThat(read(worker, "big")).isEqualTo(expected(0, 5000, "big"));
  }

  /** They agree far beyond what is read at once. */
  @Test
  void shouldTellCompressedFilesOfOneLengthApart() throws IOException {
    String same = lines(0, 10_000, "same");
    SourceWorker worker = worker();
    write("a.jsonl.gz", same + lines(0, 10_000, "a"));
    worker.pollAll();

    write("b.jsonl.gz", same + lines(0, 10_000, "b"));
    worker.pollAll();

    assertThat(read(worker, "a")).isEqualTo(expected(0, 10_000, "a"));
    assertThat(read(worker, "b")).isEqualTo(expected(0, 10_000, "b"));
  }

  @Test
  void shouldReadAMemberThatIsAsLongAsWhatWasRead() throws IOException {
    SourceWorker worker = worker();
    write("a.jsonl.gz", lines(0, 5000, "a"));
    worker.pollAll();

    ByteArrayOutputStream both = new ByteArrayOutputStream();
    both.write(Files.readAllBytes(directory.resolve("a.jsonl.gz")));
    both.write(RotatedLog.gzip(lines(5000, 10_000, "a").getBytes(StandardCharsets.UTF_8)));
    Files.write(directory.resolve("a.jsonl.gz"), both.toByteArray());
    worker.pollAll();

    assertThat(read(worker, "a")).isEqualTo(expected(0, 10_000, "a"));
  }

  /** One character in the middle, far from every mark. */
  @ParameterizedTest
  @ValueSource(strings = {"b.jsonl", "a.jsonl", "b.jsonl.gz"})
  void shouldReadAFileThatWasCorrectedAndIsAsLongAsBefore(String name) throws IOException {
    String content = lines(0, 5000, "a");
    SourceWorker worker = worker();
    write("a.jsonl", content);
    worker.pollAll();

    write(name, content.replace("a104000", "b104000"));
    worker.pollAll();

    assertThat(read(worker, "b")).containsExactly("b104000");
    assertThat(worker.committed()).hasSize(10_000);
    worker.start(1);
    worker.pollAll();
    assertThat(worker.committed()).hasSize(10_000);
  }

  @Test
  void shouldReadAFileThatWasCorrectedAndIsLonger() throws IOException {
    String content = lines(0, 5000, "a");
    SourceWorker worker = worker();
    write("a.jsonl", content);
    worker.pollAll();

    write("b.jsonl", content.replace("a104000", "b104000") + lines(0, 10, "more"));
    worker.pollAll();

    assertThat(read(worker, "b")).containsExactly("b104000");
    assertThat(worker.committed()).hasSize(10_010);
  }
}
