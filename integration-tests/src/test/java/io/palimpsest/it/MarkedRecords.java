package io.palimpsest.it;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.ListTopicsOptions;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Finds marks in whatever case and wherever in a record they stand: key, value or header. */
final class MarkedRecords {
  private final String bootstrapServers;
  private final List<String> marks;

  MarkedRecords(String bootstrapServers, String... marks) {
    this.bootstrapServers = bootstrapServers;
    this.marks = Stream.of(marks).map(mark -> mark.toLowerCase(Locale.ROOT)).toList();
  }

  /** All topics, also those that Kafka and Kafka Streams keep for themselves. */
  Set<String> topics() throws Exception {
    try (Admin admin =
        Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers))) {
      return admin.listTopics(new ListTopicsOptions().listInternal(true)).names().get();
    }
  }

  /** Those records of a topic that have a mark, also of open and aborted transactions. */
  List<ConsumerRecord<byte[], byte[]>> in(String topic) {
    return Topic.uncommitted(bootstrapServers, topic).stream().filter(this::isMarked).toList();
  }

  private boolean isMarked(ConsumerRecord<byte[], byte[]> record) {
    return isMarked(record.key())
        || isMarked(record.value())
        || Stream.of(record.headers().toArray())
            .anyMatch(header -> isMarked(header.key()) || isMarked(header.value()));
  }

  private boolean isMarked(byte[] bytes) {
    return bytes != null && isMarked(new String(bytes, StandardCharsets.ISO_8859_1));
  }

  private boolean isMarked(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    return marks.stream().anyMatch(lower::contains);
  }
}
