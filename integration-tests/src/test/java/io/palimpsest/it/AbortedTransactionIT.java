package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.palimpsest.service.platform.Platform;
import io.palimpsest.topology.runtime.StreamClients;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.junit.jupiter.api.Test;

class AbortedTransactionIT {
  private static final String TOPIC = "written";

  @Test
  void shouldTakeNoTransactionAfterOneThatWasAborted() throws Exception {
    try (Platform platform = TestPlatform.start()) {
      Topic.create(platform.bootstrapServers(), TOPIC, 1);
      Map<String, Object> settings =
          Map.of(
              ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
              platform.bootstrapServers(),
              ProducerConfig.TRANSACTIONAL_ID_CONFIG,
              "of-a-thread");

      // Given a producer with a transaction that was committed and one that was not
      try (Producer<byte[], byte[]> producer = new StreamClients().getProducer(settings)) {
        producer.initTransactions();
        write(producer, "committed");
        producer.commitTransaction();
        write(producer, "aborted");
        producer.abortTransaction();

        // When another begins, then Kafka Streams is told to begin again with everything
        assertThatExceptionOfType(ProducerFencedException.class)
            .isThrownBy(producer::beginTransaction);
      }

      // And the producer that it makes in its place goes on
      try (Producer<byte[], byte[]> next = new StreamClients().getProducer(settings)) {
        next.initTransactions();
        write(next, "again");
        next.commitTransaction();
      }
      assertThat(Topic.committed(platform.bootstrapServers(), TOPIC))
          .extracting(record -> new String(record.value(), StandardCharsets.UTF_8))
          .containsExactly("committed", "again");
    }
  }

  private static void write(Producer<byte[], byte[]> producer, String value) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>(TOPIC, value.getBytes(StandardCharsets.UTF_8)));
  }
}
