package io.palimpsest.connect.jsonlines;

import io.palimpsest.connect.PluginVersion;
import io.palimpsest.connect.jsonlines.settings.SinkSettings;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.connect.connector.Task;
import org.apache.kafka.connect.errors.ConnectException;
import org.apache.kafka.connect.sink.SinkConnector;

/** Writes topics into files of JSON lines. Its settings are in {@link SinkSettings}. */
public final class JsonLinesSink extends SinkConnector {
  private Map<String, String> settings = Map.of();

  @Override
  public String version() {
    return PluginVersion.current();
  }

  @Override
  public void start(Map<String, String> props) {
    new SinkSettings(props);
    settings = Map.copyOf(props);
  }

  @Override
  public Class<? extends Task> taskClass() {
    return JsonLinesSinkTask.class;
  }

  @Override
  public List<Map<String, String>> taskConfigs(int maxTasks) {
    return Collections.nCopies(maxTasks, settings);
  }

  @Override
  public void stop() {
    // Nothing runs here.
  }

  @Override
  public ConfigDef config() {
    return SinkSettings.DEFINITION;
  }

  /**
   * Offsets cannot be set by hand: what was written stands in the directory, and a record that is
   * in a file there is not written again whatever the group's offset says.
   */
  @Override
  public boolean alterOffsets(
      Map<String, String> connectorConfig, Map<TopicPartition, Long> offsets) {
    throw new ConnectException(
        "the directory of this sink says what was written, and that cannot be changed here: to"
            + " write everything again, give the connector an empty '"
            + SinkSettings.DIRECTORY
            + "' and another name");
  }
}
