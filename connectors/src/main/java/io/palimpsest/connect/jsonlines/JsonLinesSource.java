package io.palimpsest.connect.jsonlines;

import io.palimpsest.connect.PluginVersion;
import io.palimpsest.connect.jsonlines.reading.FileIdentity;
import io.palimpsest.connect.jsonlines.reading.Progress;
import io.palimpsest.connect.jsonlines.settings.SourceSettings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.connect.connector.Task;
import org.apache.kafka.connect.errors.ConnectException;
import org.apache.kafka.connect.source.ExactlyOnceSupport;
import org.apache.kafka.connect.source.SourceConnector;

/**
 * Reads files of JSON lines into a topic. Its settings are in {@link SourceSettings}.
 *
 * <p>Tasks share the files out by their content, so each of them looks at the whole directory and
 * no file needs a new configuration of tasks. Transactions end with each batch (Connect's {@code
 * transaction.boundary=poll}); there is no better place to end them, so none can be asked for.
 */
public final class JsonLinesSource extends SourceConnector {
  static final String TASK_INDEX = "task.index";
  static final String TASK_COUNT = "task.count";

  private Map<String, String> settings = Map.of();

  @Override
  public String version() {
    return PluginVersion.current();
  }

  @Override
  public void start(Map<String, String> props) {
    new SourceSettings(props);
    settings = Map.copyOf(props);
  }

  @Override
  public Class<? extends Task> taskClass() {
    return JsonLinesSourceTask.class;
  }

  @Override
  public List<Map<String, String>> taskConfigs(int maxTasks) {
    return IntStream.range(0, maxTasks).mapToObj(index -> taskConfig(index, maxTasks)).toList();
  }

  private Map<String, String> taskConfig(int index, int count) {
    Map<String, String> config = new HashMap<>(settings);
    config.put(TASK_INDEX, Integer.toString(index));
    config.put(TASK_COUNT, Integer.toString(count));
    return config;
  }

  @Override
  public void stop() {
    // Nothing runs here.
  }

  @Override
  public ConfigDef config() {
    return SourceSettings.DEFINITION;
  }

  @Override
  public ExactlyOnceSupport exactlyOnceSupport(Map<String, String> connectorConfig) {
    return ExactlyOnceSupport.SUPPORTED;
  }

  /** Offsets can be set by hand if they have the form that was given out. */
  @Override
  public boolean alterOffsets(
      Map<String, String> connectorConfig, Map<Map<String, ?>, Map<String, ?>> offsets) {
    offsets.forEach(
        (partition, offset) -> {
          try {
            FileIdentity.fromPartition(partition);
            if (offset != null) {
              Progress.fromOffset(offset);
            }
          } catch (IllegalArgumentException e) {
            throw new ConnectException(
                "not an offset of a JSON lines source, take one that GET .../offsets shows: "
                    + e.getMessage());
          }
        });
    return true;
  }
}
