package io.palimpsest.connect.jsonlines;

import io.palimpsest.connect.jsonlines.settings.SinkSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.metrics.PluginMetrics;
import org.apache.kafka.connect.sink.ErrantRecordReporter;
import org.apache.kafka.connect.sink.SinkRecord;
import org.apache.kafka.connect.sink.SinkTaskContext;

/**
 * What a Connect worker does for a sink: gives records from the group's offset on, seeks where the
 * task wants, commits what the task says is safe. The worker itself is tried in integration-tests.
 */
final class SinkWorker {
  private final TestClock clock = new TestClock();
  private final Map<String, String> settings = new HashMap<>();
  private final Map<TopicPartition, List<SinkRecord>> topic;
  private final Map<TopicPartition, Long> group = new HashMap<>();
  private final List<SinkRecord> refused = new ArrayList<>();
  private Running running;

  SinkWorker(
      Path directory, Map<TopicPartition, List<SinkRecord>> topic, Map<String, String> more) {
    this.topic = topic;
    settings.put("name", "files");
    settings.put(SinkSettings.DIRECTORY, directory.toString());
    settings.putAll(more);
  }

  /** One task with all partitions, the disk it writes to and where its consumer stands. */
  final class Running implements SinkTaskContext {
    final CrashingDisk disk = new CrashingDisk();
    final JsonLinesSinkTask task = new JsonLinesSinkTask(clock, disk);
    final Map<TopicPartition, Long> positions = new HashMap<>();
    final Map<TopicPartition, Long> delivered = new HashMap<>();

    void start() {
      task.initialize(this);
      task.start(settings);
      topic.keySet().forEach(p -> positions.put(p, group.getOrDefault(p, 0L)));
      delivered.putAll(positions);
      task.open(topic.keySet());
    }

    /** The next records of all partitions, at most so many of each. */
    boolean put(int atMost) {
      List<SinkRecord> batch = new ArrayList<>();
      topic.forEach(
          (partition, records) ->
              records.stream()
                  .filter(record -> record.kafkaOffset() >= positions.get(partition))
                  .limit(atMost)
                  .forEach(
                      record -> {
                        batch.add(record);
                        positions.put(partition, record.kafkaOffset() + 1);
                      }));
      Map<TopicPartition, Long> polled = new HashMap<>(positions);
      task.put(batch);
      delivered.putAll(polled);
      return !batch.isEmpty();
    }

    void commit() {
      Map<TopicPartition, OffsetAndMetadata> current = new HashMap<>();
      delivered.forEach((partition, next) -> current.put(partition, new OffsetAndMetadata(next)));
      task.preCommit(current).forEach((partition, safe) -> group.put(partition, safe.offset()));
    }

    /** A rebalance or a stop: commit, close, and only then the offsets are committed. */
    void close() {
      commit();
      task.close(topic.keySet());
      task.stop();
    }

    @Override
    public void offset(TopicPartition partition, long offset) {
      positions.put(partition, offset);
    }

    @Override
    public void offset(Map<TopicPartition, Long> offsets) {
      positions.putAll(offsets);
    }

    @Override
    public Map<String, String> configs() {
      return settings;
    }

    @Override
    public void timeout(long timeoutMs) {}

    @Override
    public Set<TopicPartition> assignment() {
      return topic.keySet();
    }

    @Override
    public void pause(TopicPartition... partitions) {}

    @Override
    public void resume(TopicPartition... partitions) {}

    @Override
    public void requestCommit() {}

    @Override
    public ErrantRecordReporter errantRecordReporter() {
      return (record, error) -> {
        refused.add(record);
        return CompletableFuture.completedFuture(null);
      };
    }

    @Override
    public PluginMetrics pluginMetrics() {
      return null;
    }
  }

  /** Starts a task; the one that ran is abandoned as it is. */
  Optional<Running> start() {
    Optional<Running> before = Optional.ofNullable(running);
    running = new Running();
    running.start();
    return before;
  }

  Running running() {
    return running;
  }

  List<SinkRecord> refused() {
    return refused;
  }

  void pass(Duration time) {
    clock.advance(time);
  }

  /** The group forgets where it was. */
  void loseOffsets() {
    group.clear();
  }
}
