package io.palimpsest.topology.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.TimestampType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ErasureReaderTest {
  private static final Instant ASKED = Instant.parse("2020-05-01T12:00:00Z");

  /** Knows the schema of requests and no other. */
  private static final SchemaRegistry REGISTRY =
      new SchemaRegistry() {
        @Override
        public int register(String subject, Schema schema) {
          return 1;
        }

        @Override
        public Optional<Integer> idOf(String subject, Schema schema) {
          return Optional.of(1);
        }

        @Override
        public boolean accepts(String subject, Schema schema) {
          return true;
        }

        @Override
        public Optional<Schema> schemaById(int id) {
          return id == 1 ? Optional.of(Erasure.getClassSchema()) : Optional.empty();
        }

        @Override
        public void close() {}
      };

  private final ClusterConnection connection =
      new ClusterConnection(
          "broker:9092", Map.of(), new RecordSerdes(REGISTRY, Registration.EXPECTED));
  private final MockConsumer<String, byte[]> requests = consumer(Topics.ERASURES);
  private final MockConsumer<String, ErasureReceipt> receipts = consumer(Topics.ERASURE_RECEIPTS);
  private long offset;
  private ErasureReader reader;

  @BeforeEach
  void open() {
    reader = new ErasureReader(connection, requests, receipts);
  }

  @AfterEach
  void close() {
    reader.close();
  }

  private static <V> MockConsumer<String, V> consumer(String topic) {
    MockConsumer<String, V> consumer = new MockConsumer<>("none");
    Node node = new Node(0, "broker", 9092);
    consumer.updatePartitions(
        topic, List.of(new PartitionInfo(topic, 0, node, new Node[] {node}, new Node[] {node})));
    TopicPartition partition = new TopicPartition(topic, 0);
    consumer.updateBeginningOffsets(Map.of(partition, 0L));
    consumer.updateEndOffsets(Map.of(partition, 0L));
    return consumer;
  }

  private <V> void write(
      MockConsumer<String, V> consumer, String topic, Instant time, String key, V value) {
    consumer.addRecord(
        new ConsumerRecord<>(
            topic,
            0,
            offset,
            time.toEpochMilli(),
            TimestampType.CREATE_TIME,
            0,
            0,
            key,
            value,
            new RecordHeaders(),
            Optional.empty()));
    offset++;
    consumer.updateEndOffsets(Map.of(new TopicPartition(topic, 0), offset));
  }

  private void ask(String request, String author, Instant time) {
    write(
        requests,
        Topics.ERASURES,
        time,
        author,
        connection
            .serdes()
            .serializer(Topics.ERASURES, Erasure.class)
            .serialize(Topics.ERASURES, new Erasure(request, author, Instant.EPOCH)));
  }

  @Test
  void shouldTellWhatWasWrittenBeforeItsAuthorWasForgotten() {
    ask("1", "anna", ASKED);
    reader.readOn();

    assertThat(reader.isErased("anna", ASKED.minusMillis(1))).isTrue();
    assertThat(reader.isErased("anna", ASKED)).as("in doubt").isTrue();
    assertThat(reader.isErased("anna", ASKED.plusMillis(1))).isFalse();
    assertThat(reader.isErased("ben", ASKED)).isFalse();
  }

  @Test
  void shouldTakeTheLatestOfSeveral() {
    ask("1", "anna", ASKED.plusSeconds(60));
    ask("2", "anna", ASKED);
    reader.readOn();

    assertThat(reader.isErased("anna", ASKED.plusSeconds(60))).isTrue();
    assertThat(reader.isErased("anna", ASKED.plusSeconds(61))).isFalse();
  }

  @Test
  void shouldCountThePostsThatTheServiceMayHaveSeenBeforeTheRequest() {
    ask("1", "anna", ASKED);
    reader.readOn();
    offset = 0;
    Instant late = ASKED.plusSeconds(3600);
    write(receipts, Topics.ERASURE_RECEIPTS, late, "1", new ErasureReceipt("1", 3, late));
    reader.readOn();

    assertThat(reader.isErased("anna", late)).isTrue();
    assertThat(reader.isErased("anna", late.plusMillis(1))).isFalse();
  }

  @Test
  void shouldKeepWhatWasAskedForWhenTheRequestIsTakenOffItsTopic() {
    ask("1", "anna", ASKED);
    write(requests, Topics.ERASURES, ASKED.plusSeconds(60), "anna", null);
    write(requests, Topics.ERASURES, ASKED.plusSeconds(60), "ben", null);
    reader.readOn();

    assertThat(reader.isErased("anna", ASKED)).isTrue();
    assertThat(reader.isErased("anna", ASKED.plusSeconds(1))).isFalse();
    assertThat(reader.isErased("ben", ASKED)).as("whose request is gone").isTrue();
  }

  @Test
  void shouldPassOverWhatIsNoRequest() {
    write(requests, Topics.ERASURES, ASKED, "anna", new byte[] {1, 2, 3});
    write(requests, Topics.ERASURES, ASKED, null, null);
    ask("1", "ben", ASKED);
    reader.readOn();

    assertThat(reader.isErased("anna", ASKED)).isFalse();
    assertThat(reader.isErased("ben", ASKED)).isTrue();
  }

  @Test
  void shouldReadOn() {
    reader.readOn();
    assertThat(reader.isErased("anna", ASKED)).isFalse();

    ask("1", "anna", ASKED);
    reader.readOn();
    assertThat(reader.isErased("anna", ASKED)).isTrue();
  }

  @Test
  void shouldLeaveNothingOpenWhereATopicIsMissing() {
    MockConsumer<String, byte[]> here = consumer(Topics.ERASURES);
    MockConsumer<String, ErasureReceipt> elsewhere = new MockConsumer<>("none");

    assertThatThrownBy(() -> new ErasureReader(connection, here, elsewhere))
        .isInstanceOf(ClientException.class)
        .hasMessageContaining(Topics.ERASURE_RECEIPTS);
    assertThat(here.closed()).isTrue();
    assertThat(elsewhere.closed()).isTrue();
  }
}
