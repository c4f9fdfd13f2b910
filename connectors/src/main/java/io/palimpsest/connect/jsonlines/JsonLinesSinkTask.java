package io.palimpsest.connect.jsonlines;

import io.palimpsest.connect.PluginVersion;
import io.palimpsest.connect.jsonlines.settings.SinkSettings;
import io.palimpsest.connect.jsonlines.writing.DateFolders;
import io.palimpsest.connect.jsonlines.writing.Disk;
import io.palimpsest.connect.jsonlines.writing.JsonLines;
import io.palimpsest.connect.jsonlines.writing.LocalDisk;
import io.palimpsest.connect.jsonlines.writing.PartitionFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.connect.errors.ConnectException;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.sink.ErrantRecordReporter;
import org.apache.kafka.connect.sink.SinkRecord;
import org.apache.kafka.connect.sink.SinkTask;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes the partitions that fall to one task. */
public final class JsonLinesSinkTask extends SinkTask {
  private static final Logger LOG = LoggerFactory.getLogger(JsonLinesSinkTask.class);

  private final Clock clock;
  private final Disk disk;
  private final Map<TopicPartition, PartitionFiles> partitions = new HashMap<>();
  private final Set<TopicPartition> sentOn = new HashSet<>();
  private final SinkReport report = new SinkReport();
  private SinkSettings settings;
  private JsonLines lines;
  private DateFolders folders;

  /** As Connect makes it. */
  public JsonLinesSinkTask() {
    this(Clock.systemUTC(), new LocalDisk());
  }

  JsonLinesSinkTask(Clock clock, Disk disk) {
    this.clock = clock;
    this.disk = disk;
  }

  @Override
  public String version() {
    return PluginVersion.current();
  }

  /** A directory is not made: one that is missing may be a disk that is not there yet. */
  @Override
  public void start(Map<String, String> props) {
    settings = new SinkSettings(props);
    if (!Files.isDirectory(settings.directory()) || !Files.isWritable(settings.directory())) {
      throw new ConnectException(
          "'"
              + SinkSettings.DIRECTORY
              + "' is not a directory that this worker can write to; make it first: "
              + settings.directory());
    }
    lines = new JsonLines(settings.content());
    folders = settings.folders();
    report.register(context);
  }

  @Override
  public void open(Collection<TopicPartition> opened) {
    for (TopicPartition partition : opened) {
      sentOn.remove(partition);
      try {
        partitions.put(
            partition,
            PartitionFiles.take(
                disk,
                settings.directory(),
                partition,
                settings.connector(),
                settings.gzip(),
                settings.rolling(),
                clock));
      } catch (IOException e) {
        throw failed("taken over", partition, e);
      }
    }
  }

  @Override
  public void put(Collection<SinkRecord> records) {
    Map<TopicPartition, Long> behind = new HashMap<>();
    for (SinkRecord record : records) {
      TopicPartition partition =
          new TopicPartition(record.originalTopic(), record.originalKafkaPartition());
      PartitionFiles files = partitions.get(partition);
      if (files == null) {
        throw new ConnectException("a record of " + partition + ", which this task does not have");
      }
      requireNotLost(partition, files);
      if (record.originalKafkaOffset() < files.position()) {
        report.countSkipped();
        behind.put(partition, files.position());
      } else {
        behind.remove(partition);
        write(partition, files, record);
      }
    }
    // Nothing of these is new: the group's offset is behind what the directory holds.
    behind.forEach(this::skipTo);
    finishOld();
    wakeInTime();
  }

  /** A task that went on would take records for ever and write none of them. */
  private static void requireNotLost(TopicPartition partition, PartitionFiles files) {
    if (files.isLost()) {
      throw new ConnectException(
          "another task has taken "
              + partition
              + ", or a file of it could not be finished: look at the log and the disk and restart"
              + " the task, nothing is lost");
    }
  }

  /** Once: a topic that was made anew is shorter, and Kafka would send us back each time. */
  private void skipTo(TopicPartition partition, long position) {
    if (!sentOn.add(partition)) {
      return;
    }
    LOG.info(
        "{} is written up to offset {}: going there. If the topic was deleted and made anew, give"
            + " the connector another directory",
        partition,
        position);
    context.offset(partition, position);
  }

  private void write(TopicPartition partition, PartitionFiles files, SinkRecord record) {
    long offset = record.originalKafkaOffset();
    try {
      Optional<byte[]> line = lines.of(record);
      if (line.isPresent()) {
        files.write(offset, folders.of(record), line.get());
        report.countWritten();
      } else {
        files.pass(offset);
      }
    } catch (DataException e) {
      refuse(record, e);
      files.pass(offset);
    } catch (IOException e) {
      throw failed("written", partition, e);
    }
  }

  private void refuse(SinkRecord record, DataException error) {
    ErrantRecordReporter reporter = context.errantRecordReporter();
    if (reporter == null) {
      throw error;
    }
    report.countRefused();
    reporter.report(record, error);
  }

  private void finishOld() {
    partitions.forEach(
        (partition, files) -> {
          try {
            files.finishOld();
          } catch (IOException e) {
            throw failed("finished", partition, e);
          }
        });
  }

  /** Connect calls again when records come, or after this time. */
  private void wakeInTime() {
    partitions.values().stream()
        .flatMap(files -> files.untilOld().stream())
        .min(Comparator.naturalOrder())
        .map(Duration::toMillis)
        .ifPresent(millis -> context.timeout(Math.max(1, millis)));
  }

  /** Finishes nothing: Connect goes on after an error here, and fails the task after one in put. */
  @Override
  public Map<TopicPartition, OffsetAndMetadata> preCommit(
      Map<TopicPartition, OffsetAndMetadata> currentOffsets) {
    Map<TopicPartition, OffsetAndMetadata> safe = new HashMap<>();
    currentOffsets.forEach(
        (partition, current) -> {
          PartitionFiles files = partitions.get(partition);
          if (files != null && !files.isLost()) {
            safe.put(
                partition,
                files.safe().isPresent()
                    ? new OffsetAndMetadata(files.safe().getAsLong())
                    : current);
          }
        });
    return safe;
  }

  /** What is open is finished, or the next task would have to write it again. */
  @Override
  public void close(Collection<TopicPartition> closed) {
    for (TopicPartition partition : closed) {
      PartitionFiles files = partitions.remove(partition);
      if (files != null) {
        try {
          files.finish();
        } catch (IOException | ConnectException e) {
          LOG.warn(
              "the last file of {} is not finished ({}); its records will be written again",
              partition,
              e.getClass().getName());
          files.discard();
        }
      }
    }
  }

  @Override
  public void stop() {
    partitions.values().forEach(PartitionFiles::discard);
    partitions.clear();
  }

  private static ConnectException failed(String what, TopicPartition partition, IOException e) {
    return new ConnectException(
        "files of "
            + partition
            + " cannot be "
            + what
            + " ("
            + e.getClass().getName()
            + "): look at the disk and restart the task, nothing is lost");
  }
}
