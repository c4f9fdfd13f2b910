package io.palimpsest.connect.jsonlines;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.connect.jsonlines.settings.SourceSettings;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.apache.kafka.connect.source.SourceRecord;

/** Whatever happens to files, and wherever tasks end: every line comes once, and in order. */
class SourceLawsTest {
  enum Event {
    APPEND,
    APPEND_CUT,
    ROTATE_BY_RENAME,
    ROTATE_BY_COPY,
    RENAME_ROTATED,
    COMPRESS,
    POLL,
    POLL_AGAIN,
    CRASH_BEFORE_COMMIT,
    CRASH_AFTER_COMMIT
  }

  @Property(tries = 300)
  void shouldGiveEveryLineOnceAndInOrder(
      @ForAll @Size(max = 60) List<Event> events,
      @ForAll @IntRange(min = 1, max = 3) int tasks,
      @ForAll @IntRange(min = 1, max = 9) int batch,
      @ForAll Random random)
      throws IOException {
    try (TestDirectory directory = new TestDirectory()) {
      RotatedLog log = new RotatedLog(directory.path(), "a", random);
      RotatedLog other = new RotatedLog(directory.path(), "b", random);
      SourceWorker worker =
          new SourceWorker(directory.path(), Map.of(SourceSettings.BATCH, Integer.toString(batch)));
      worker.start(tasks);

      assertEveryLineOnce(events, log, other, worker, random);
    }
  }

  private static void assertEveryLineOnce(
      List<Event> events, RotatedLog log, RotatedLog other, SourceWorker worker, Random random)
      throws IOException {
    for (Event event : events) {
      happen(event, random.nextInt(3) == 0 ? other : log, worker, random);
    }
    log.finishLine();
    other.finishLine();
    worker.pollAll();

    assertThat(numbers(worker, "a.jsonl")).isEqualTo(upTo(log.lines()));
    assertThat(numbers(worker, "b.jsonl")).isEqualTo(upTo(other.lines()));
  }

  private static void happen(Event event, RotatedLog log, SourceWorker worker, Random random)
      throws IOException {
    switch (event) {
      case APPEND -> log.append();
      case APPEND_CUT -> log.appendCut();
      case ROTATE_BY_RENAME -> log.rotateByRename();
      case ROTATE_BY_COPY -> log.rotateByCopy();
      case RENAME_ROTATED -> log.renameRotated();
      case COMPRESS -> log.compress(worker::poll);
      case POLL, POLL_AGAIN -> worker.poll();
      case CRASH_BEFORE_COMMIT -> {
        worker.pollInVain();
        worker.start(1 + random.nextInt(3));
      }
      case CRASH_AFTER_COMMIT -> worker.start(1 + random.nextInt(3));
    }
  }

  private static List<Long> upTo(int count) {
    return IntStream.range(0, count).mapToObj(Long::valueOf).toList();
  }

  /** Sorted: files of one log are read by several tasks. Order is that within a file, see below. */
  private static List<Long> numbers(SourceWorker worker, String log) {
    return worker.committed().stream()
        .map(SourceLawsTest::value)
        .filter(value -> value.get("log").equals(log))
        .map(value -> (Long) value.get("n"))
        .sorted()
        .toList();
  }

  /** Headers themselves come at least once: a file that is only its header is a copy of another. */
  @Property(tries = 300)
  void shouldGiveEveryLineOnceAlthoughAllFilesBeginAlike(
      @ForAll @Size(max = 60) List<Event> events,
      @ForAll @IntRange(min = 1, max = 9) int batch,
      @ForAll Random random)
      throws IOException {
    try (TestDirectory directory = new TestDirectory()) {
      String header = "{\"log\":\"header\",\"n\":0}\n";
      RotatedLog log = new RotatedLog(directory.path(), "a", header, random);
      RotatedLog other = new RotatedLog(directory.path(), "b", header, random);
      SourceWorker worker =
          new SourceWorker(directory.path(), Map.of(SourceSettings.BATCH, Integer.toString(batch)));
      worker.start(1);

      assertEveryLineOnce(events, log, other, worker, random);
    }
  }

  @Property(tries = 100)
  void shouldGiveTheLinesOfAFileInOrderUnderItsOffsets(
      @ForAll @Size(max = 40) List<Event> events, @ForAll Random random) throws IOException {
    try (TestDirectory directory = new TestDirectory()) {
      RotatedLog log = new RotatedLog(directory.path(), "a", random);
      SourceWorker worker = new SourceWorker(directory.path(), Map.of(SourceSettings.BATCH, "3"));
      worker.start(1);

      for (Event event : events) {
        happen(event, log, worker, random);
      }
      worker.pollAll();

      worker.committed().stream()
          .collect(Collectors.groupingBy(SourceRecord::sourcePartition))
          .values()
          .forEach(
              records -> {
                assertThat(records)
                    .extracting(record -> (Long) value(record).get("n"))
                    .isSorted()
                    .doesNotHaveDuplicates();
                assertThat(records)
                    .extracting(record -> (Long) record.sourceOffset().get("line"))
                    .isEqualTo(
                        IntStream.rangeClosed(1, records.size()).mapToObj(Long::valueOf).toList());
              });
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> value(SourceRecord record) {
    return (Map<String, Object>) record.value();
  }
}
