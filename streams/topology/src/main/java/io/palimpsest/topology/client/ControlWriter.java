package io.palimpsest.topology.client;

import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.Policy;
import io.palimpsest.schemas.Preference;
import io.palimpsest.topology.topic.Topics;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Asks a service for something, on the topics of the control zone. Each call returns when the
 * broker has the request; what becomes of it is on other topics.
 *
 * <p>Trap: requests about an author are keyed by the author, so they must never be logged.
 */
public final class ControlWriter implements AutoCloseable {
  private final ClusterConnection connection;
  private final KafkaProducer<String, byte[]> producer;

  public ControlWriter(ClusterConnection connection) {
    this.connection = connection;
    this.producer = connection.producer(new ByteArraySerializer());
  }

  /** Submits a policy; its verdict comes on {@link Topics#POLICY_VERDICTS}. */
  public void submit(Policy policy) throws InterruptedException {
    send(Topics.POLICIES, policy.getName(), policy, Policy.class);
  }

  /** Withdraws the policy of that name; the verdict comes on {@link Topics#POLICY_VERDICTS}. */
  public void withdrawPolicy(String name) throws InterruptedException {
    send(Topics.POLICIES, name, null);
  }

  /** Says what an author asks for from now on. */
  public void prefer(Preference preference) throws InterruptedException {
    send(Topics.PREFERENCES, preference.getAuthor(), preference, Preference.class);
  }

  /** Says that an author asks for nothing of their own any more. */
  public void withdrawPreference(String author) throws InterruptedException {
    send(Topics.PREFERENCES, author, null);
  }

  /** Asks to forget an author; the receipt comes on {@link Topics#ERASURE_RECEIPTS}. */
  public void erase(Erasure erasure) throws InterruptedException {
    send(Topics.ERASURES, erasure.getAuthor(), erasure, Erasure.class);
  }

  private <T extends SpecificRecord> void send(String topic, String key, T value, Class<T> type)
      throws InterruptedException {
    send(topic, key, connection.serdes().serializer(topic, type).serialize(topic, value));
  }

  private void send(String topic, String key, byte[] value) throws InterruptedException {
    connection.await(
        connection.answered(() -> producer.send(new ProducerRecord<>(topic, key, value))));
  }

  @Override
  public void close() {
    producer.close();
  }
}
