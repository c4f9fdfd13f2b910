package io.palimpsest.topology.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.topology.serde.RecordSerdes;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClusterConnectionTest {
  private static ClusterConnection with(Map<String, String> settings) {
    return new ClusterConnection(
        "broker:9092", settings, new RecordSerdes(null, Registration.EXPECTED));
  }

  @Test
  void shouldNotPassOverTheRestWhenRetentionTakesWhatIsReadNext() {
    assertThat(with(Map.of("auto.offset.reset", "latest")).consumerConfig())
        .containsEntry("auto.offset.reset", "earliest");
  }

  @Test
  void shouldReadCommittedRecordsOnlyWhateverIsSet() {
    assertThat(with(Map.of("isolation.level", "read_uncommitted")).consumerConfig())
        .containsEntry("isolation.level", "read_committed");
  }

  /** An erasure on another partition than its author would find nobody. */
  @Test
  void shouldWriteByKeyWhateverIsSet() {
    assertThat(
            with(Map.of("partitioner.ignore.keys", "true", "partitioner.class", "x.RoundRobin"))
                .producerConfig(Map.of()))
        .containsEntry("partitioner.ignore.keys", false)
        .doesNotContainKey("partitioner.class");
  }

  @Test
  void shouldNotShowSettings() {
    assertThat(with(Map.of("ssl.key.password", "canary")).toString()).doesNotContain("canary");
  }

  @Test
  void shouldTakeFurtherSettings() {
    assertThat(with(Map.of("security.protocol", "SSL")).consumerConfig())
        .containsEntry("security.protocol", "SSL")
        .containsEntry("bootstrap.servers", "broker:9092");
  }
}
