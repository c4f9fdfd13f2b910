package io.palimpsest.connect.jsonlines;

import io.palimpsest.connect.PluginVersion;
import io.palimpsest.connect.jsonlines.format.DeadLetters;
import io.palimpsest.connect.jsonlines.format.LineFormat;
import io.palimpsest.connect.jsonlines.format.Parsed;
import io.palimpsest.connect.jsonlines.reading.FileIdentity;
import io.palimpsest.connect.jsonlines.reading.Line;
import io.palimpsest.connect.jsonlines.reading.Progress;
import io.palimpsest.connect.jsonlines.reading.Share;
import io.palimpsest.connect.jsonlines.reading.Watch;
import io.palimpsest.connect.jsonlines.settings.SourceSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.errors.ConnectException;
import org.apache.kafka.connect.header.ConnectHeaders;
import org.apache.kafka.connect.source.SourceRecord;
import org.apache.kafka.connect.source.SourceTask;

/** Reads the share of the files that falls to one task. */
public final class JsonLinesSourceTask extends SourceTask {
  /** What is handed over at once, but for the last line. */
  private static final long MAX_BATCH_BYTES = 4L << 20;

  private final Clock clock;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private SourceSettings settings;
  private LineFormat format;
  private Watch watch;
  private SourceReport report;
  private Instant nextLook = Instant.EPOCH;

  /** As Connect makes it. */
  public JsonLinesSourceTask() {
    this(Clock.systemUTC());
  }

  JsonLinesSourceTask(Clock clock) {
    this.clock = clock;
  }

  @Override
  public String version() {
    return PluginVersion.current();
  }

  @Override
  public void start(Map<String, String> props) {
    settings = new SourceSettings(props);
    if (!Files.isDirectory(settings.directory())) {
      throw new ConnectException(
          "'"
              + SourceSettings.DIRECTORY
              + "' is not a directory that this worker can read: "
              + settings.directory());
    }
    format = settings.format(clock);
    Share share =
        new Share(
            Integer.parseInt(props.getOrDefault(JsonLinesSource.TASK_INDEX, "0")),
            Integer.parseInt(props.getOrDefault(JsonLinesSource.TASK_COUNT, "1")));
    watch =
        new Watch(
            settings.directory(), settings.files(), settings.maxLineBytes(), share, this::offsets);
    report = new SourceReport(share, settings.progressInterval(), clock);
    report.register(context);
  }

  private Map<FileIdentity, Progress> offsets(Collection<FileIdentity> files) {
    List<Map<String, Object>> partitions = files.stream().map(FileIdentity::toPartition).toList();
    Map<FileIdentity, Progress> known = new HashMap<>();
    context
        .offsetStorageReader()
        .offsets(partitions)
        .forEach(
            (partition, offset) -> {
              if (offset != null) {
                known.put(FileIdentity.fromPartition(partition), Progress.fromOffset(offset));
              }
            });
    return known;
  }

  @Override
  public List<SourceRecord> poll() throws InterruptedException {
    List<SourceRecord> records = records();
    if (!records.isEmpty()) {
      return records;
    }
    stopped.await(untilLook().toMillis(), TimeUnit.MILLISECONDS);
    return null; // Connect's way to say: nothing now
  }

  /** What can be had without waiting. */
  List<SourceRecord> records() {
    List<SourceRecord> records = new ArrayList<>();
    synchronized (watch) {
      lookIfDue();
      while (records.isEmpty() && watch.hasMore() && stopped.getCount() > 0) {
        for (Line line : watch.read(settings.maxRecords(), MAX_BATCH_BYTES)) {
          record(line).ifPresent(records::add);
        }
      }
      if (!records.isEmpty() && watch.isWorthALook()) {
        nextLook = clock.instant(); // or of files that begin alike one is read at each look
      }
      report.maybeSay(watch.hasMore());
    }
    return records;
  }

  /** Never longer than between two looks, also when the clock was set back. */
  private Duration untilLook() {
    Duration left = Duration.between(clock.instant(), nextLook);
    return left.compareTo(settings.scanInterval()) > 0 ? settings.scanInterval() : left;
  }

  private void lookIfDue() {
    Instant now = clock.instant();
    boolean isDue = !now.isBefore(nextLook) || nextLook.isAfter(now.plus(settings.scanInterval()));
    if (!isDue || stopped.getCount() == 0) {
      return;
    }
    nextLook = now.plus(settings.scanInterval());
    try {
      watch.look();
      report.looked(watch);
    } catch (IOException e) {
      throw new ConnectException(
          "the directory of '"
              + SourceSettings.DIRECTORY
              + "' cannot be listed: "
              + e.getClass().getName());
    }
  }

  private Optional<SourceRecord> record(Line line) {
    if (!line.tooLong() && isBlank(line.content())) {
      return Optional.empty();
    }
    Parsed parsed = line.tooLong() ? LineFormat.tooLong() : format.parse(line.text());
    if (parsed instanceof Parsed.Accepted accepted) {
      report.countAccepted(line);
      return Optional.of(accepted(line, accepted));
    }
    report.countRefused(line);
    return Optional.of(refused(line, (Parsed.Refused) parsed));
  }

  private static boolean isBlank(byte[] content) {
    for (byte b : content) {
      if (b != ' ' && b != '\t' && b != '\r') {
        return false;
      }
    }
    return true;
  }

  private SourceRecord accepted(Line line, Parsed.Accepted accepted) {
    return new SourceRecord(
        line.identity().toPartition(),
        line.after().toOffset(),
        settings.topic(),
        null, // the key decides
        accepted.key().map(key -> Schema.STRING_SCHEMA).orElse(null),
        accepted.key().orElse(null),
        accepted.value().schema(),
        accepted.value().value(),
        accepted.timestamp().orElse(null));
  }

  private SourceRecord refused(Line line, Parsed.Refused refused) {
    Instant now = clock.instant();
    return new SourceRecord(
        line.identity().toPartition(),
        line.after().toOffset(),
        settings.deadLetters(),
        null,
        null,
        null,
        DeadLetters.SCHEMA,
        DeadLetters.of(line, refused, now),
        now.toEpochMilli(),
        new ConnectHeaders().addLong(DeadLetters.LINE_HEADER, line.after().line()));
  }

  /** Comes from another thread: {@link #poll} ends its batch first. */
  @Override
  public void stop() {
    stopped.countDown();
    if (watch != null) { // Connect also stops a task that could not start
      synchronized (watch) {
        watch.close();
      }
    }
  }
}
