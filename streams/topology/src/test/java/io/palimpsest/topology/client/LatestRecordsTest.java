package io.palimpsest.topology.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.topology.serde.RecordSerdes;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.TimestampType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LatestRecordsTest {
  private static final String TOPIC = "control.policy-verdicts";
  private static final TopicPartition FIRST = new TopicPartition(TOPIC, 0);
  private static final TopicPartition SECOND = new TopicPartition(TOPIC, 1);

  private final MockConsumer<String, PolicyVerdict> consumer = new MockConsumer<>("none");
  private final LatestRecords<PolicyVerdict> latest = latest();

  private LatestRecords<PolicyVerdict> latest() {
    Node node = new Node(0, "broker", 9092);
    Node[] nodes = {node};
    consumer.updatePartitions(
        TOPIC,
        List.of(
            new PartitionInfo(TOPIC, 0, node, nodes, nodes),
            new PartitionInfo(TOPIC, 1, node, nodes, nodes)));
    consumer.updateBeginningOffsets(Map.of(FIRST, 0L, SECOND, 0L));
    return new LatestRecords<>(
        new ClusterConnection(
            "broker:9092", Map.of(), new RecordSerdes(null, Registration.EXPECTED)),
        TOPIC,
        consumer);
  }

  @AfterEach
  void close() {
    latest.close();
  }

  private void write(TopicPartition partition, long offset, long time, boolean isTombstone) {
    PolicyVerdict value =
        isTombstone ? null : new PolicyVerdict("p" + time, 1, true, "", Instant.EPOCH);
    consumer.addRecord(
        new ConsumerRecord<>(
            TOPIC,
            partition.partition(),
            offset,
            time,
            TimestampType.CREATE_TIME,
            0,
            0,
            "key",
            value,
            new RecordHeaders(),
            Optional.empty()));
  }

  private List<String> read(int count) {
    return latest.read(count).stream().map(PolicyVerdict::getName).toList();
  }

  @Test
  void shouldReadTheLatestOfAllPartitionsNewestFirst() {
    consumer.updateEndOffsets(Map.of(FIRST, 4L, SECOND, 2L));
    write(FIRST, 1, 20, false);
    write(FIRST, 2, 40, false);
    write(FIRST, 3, 60, true);
    write(SECOND, 0, 30, false);
    write(SECOND, 1, 50, false);

    assertThat(read(4)).containsExactly("p50", "p40", "p30", "p20");
  }

  @Test
  void shouldKeepNoMoreThanAsked() {
    consumer.updateEndOffsets(Map.of(FIRST, 2L, SECOND, 2L));
    write(FIRST, 0, 10, false);
    write(FIRST, 1, 20, false);
    write(SECOND, 0, 15, false);
    write(SECOND, 1, 25, false);

    assertThat(read(2)).containsExactly("p25", "p20");
  }

  @Test
  void shouldReadNothingWhereNothingIs() {
    consumer.updateEndOffsets(Map.of(FIRST, 0L, SECOND, 0L));

    assertThat(read(5)).isEmpty();
  }
}
