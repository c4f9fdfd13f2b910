package io.palimpsest.connect.jsonlines;

import io.palimpsest.connect.jsonlines.settings.SourceSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.kafka.common.metrics.PluginMetrics;
import org.apache.kafka.connect.source.SourceRecord;
import org.apache.kafka.connect.source.SourceTaskContext;
import org.apache.kafka.connect.storage.OffsetStorageReader;

/**
 * What a Connect worker does for a source that writes exactly once: records and their offsets are
 * committed together, or neither. The worker itself is tried in integration-tests.
 */
final class SourceWorker {
  private final TestClock clock = new TestClock();
  private final Map<Map<String, Object>, Map<String, Object>> offsets = new HashMap<>();
  private final List<SourceRecord> committed = new ArrayList<>();
  private final Map<String, String> settings = new HashMap<>();
  private final List<JsonLinesSourceTask> tasks = new ArrayList<>();

  SourceWorker(Path directory, Map<String, String> more) {
    settings.put(SourceSettings.DIRECTORY, directory.toString());
    settings.put(SourceSettings.FORMAT, "json");
    settings.putAll(more);
  }

  /** Starts tasks; those that ran are abandoned as they are. */
  void start(int count) {
    JsonLinesSource connector = new JsonLinesSource();
    connector.start(settings);
    tasks.clear();
    for (Map<String, String> config : connector.taskConfigs(count)) {
      JsonLinesSourceTask task = new JsonLinesSourceTask(clock);
      task.initialize(context());
      task.start(config);
      tasks.add(task);
    }
  }

  /** May be negative: a clock can be set back. */
  void pass(Duration time) {
    clock.advance(time);
  }

  /** Looks, reads one batch of each task and commits it; whether there was any. */
  boolean poll() {
    boolean any = false;
    clock.advance(Duration.ofSeconds(10));
    for (JsonLinesSourceTask task : tasks) {
      List<SourceRecord> records = task.records();
      any |= !records.isEmpty();
      records.forEach(this::commit);
    }
    return any;
  }

  /** Reads one batch of each task that is never committed. */
  void pollInVain() {
    clock.advance(Duration.ofSeconds(10));
    tasks.forEach(JsonLinesSourceTask::records);
  }

  /** Until nothing comes: a compressed file is read at the second look. */
  void pollAll() {
    int quiet = 0;
    while (quiet < 4) {
      quiet = poll() ? 0 : quiet + 1;
    }
  }

  private void commit(SourceRecord record) {
    committed.add(record);
    offsets.put(copy(record.sourcePartition()), copy(record.sourceOffset()));
  }

  private static Map<String, Object> copy(Map<String, ?> map) {
    return new HashMap<>(map);
  }

  List<SourceRecord> committed() {
    return committed;
  }

  SourceTaskContext context() {
    return new SourceTaskContext() {
      @Override
      public Map<String, String> configs() {
        return settings;
      }

      @Override
      public OffsetStorageReader offsetStorageReader() {
        return new Reader();
      }

      @Override
      public PluginMetrics pluginMetrics() {
        return null;
      }
    };
  }

  private final class Reader implements OffsetStorageReader {
    @Override
    public <T> Map<String, Object> offset(Map<String, T> partition) {
      return offsets.get(copy(partition));
    }

    @Override
    public <T> Map<Map<String, T>, Map<String, Object>> offsets(
        Collection<Map<String, T>> partitions) {
      return partitions.stream()
          .filter(partition -> offsets.containsKey(copy(partition)))
          .collect(Collectors.toMap(Function.identity(), this::offset));
    }
  }
}
