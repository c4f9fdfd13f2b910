package io.palimpsest.topology.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.topology.serde.RecordSerdes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.junit.jupiter.api.Test;

class TopicPositionsTest {
  private static final String TOPIC = "accounting.charges";
  private static final TopicPartition PARTITION = new TopicPartition(TOPIC, 0);

  private final ClusterConnection connection =
      new ClusterConnection(
          "broker:9092",
          Map.of("ssl.keystore.password", "hush"),
          new RecordSerdes(null, Registration.EXPECTED));
  private final MockConsumer<String, String> consumer = new MockConsumer<>("none");

  private TopicPositions<String> positions() {
    Node node = new Node(0, "broker", 9092);
    consumer.updatePartitions(
        TOPIC, List.of(new PartitionInfo(TOPIC, 0, node, new Node[] {node}, new Node[] {node})));
    consumer.updateBeginningOffsets(Map.of(PARTITION, 0L));
    return new TopicPositions<>(connection, TOPIC, consumer);
  }

  private void write(int... offsets) {
    for (int offset : offsets) {
      consumer.addRecord(new ConsumerRecord<>(TOPIC, 0, offset, "key", "value " + offset));
    }
    consumer.updateEndOffsets(Map.of(PARTITION, offsets[offsets.length - 1] + 1L));
  }

  @Test
  void shouldReadUpToTheOffsetsAndOnFromThereNextTime() {
    List<String> read = new ArrayList<>();
    try (TopicPositions<String> positions = positions()) {
      positions.seek(positions.beginning());
      write(0, 1, 2);

      positions.readTo(Map.of(PARTITION, 2L), record -> read.add(record.value()));
      assertThat(read).containsExactly("value 0", "value 1");

      write(2, 3);
      positions.readTo(positions.end(), record -> read.add(record.value()));
      assertThat(read).containsExactly("value 0", "value 1", "value 2", "value 3");
    }
  }

  @Test
  void shouldReadNothingWhereNothingIs() {
    try (TopicPositions<String> positions = positions()) {
      consumer.updateEndOffsets(Map.of(PARTITION, 0L));
      positions.seek(positions.beginning());

      List<String> read = new ArrayList<>();
      positions.readTo(positions.end(), record -> read.add(record.value()));

      assertThat(read).isEmpty();
    }
  }

  @Test
  void shouldSayThatATopicIsMissing() {
    assertThatThrownBy(() -> new TopicPositions<>(connection, TOPIC, consumer))
        .isInstanceOf(ClientException.class)
        .hasMessageContaining("no topic accounting.charges on broker:9092");
    assertThat(consumer.closed()).isTrue();
  }

  @Test
  void shouldTellARefusalInOneLineWithoutWhatKafkaSays() {
    try (TopicPositions<String> positions = positions()) {
      consumer.setOffsetsException(new AuthorizationException("hush"));

      assertThatThrownBy(positions::end)
          .isInstanceOf(ClientException.class)
          .hasMessageContaining("broker:9092")
          .hasMessageContaining("AuthorizationException")
          .hasMessageNotContaining("hush");
    }
  }

  @Test
  void shouldShowNoSettings() {
    assertThat(connection.toString()).contains("broker:9092").doesNotContain("hush");
  }
}
