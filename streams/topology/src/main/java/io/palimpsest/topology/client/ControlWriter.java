package io.palimpsest.topology.client;

import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.Policy;
import io.palimpsest.schemas.Preference;
import io.palimpsest.topology.topic.Topics;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serializer;

/**
 * Asks a service for something, on the topics of the control zone. Each call returns when the
 * broker has the request; what becomes of it is on other topics.
 *
 * <p>Trap: requests about an author are keyed by the author, so they must never be logged.
 */
public final class ControlWriter implements AutoCloseable {
  private final ClusterConnection connection;
  private final Serializer<Policy> policies;
  private final Serializer<Preference> preferences;
  private final Serializer<Erasure> erasures;
  private final KafkaProducer<String, byte[]> producer;

  /** Asks the registry for all schemas here, and never again. */
  public ControlWriter(ClusterConnection connection) {
    this.connection = connection;
    this.policies = connection.serdes().serializer(Topics.POLICIES, Policy.class);
    this.preferences = connection.serdes().serializer(Topics.PREFERENCES, Preference.class);
    this.erasures = connection.serdes().serializer(Topics.ERASURES, Erasure.class);
    this.producer = connection.producer(new ByteArraySerializer());
  }

  /** Submits a policy; its verdict comes on {@link Topics#POLICY_VERDICTS}. */
  public void submit(Policy policy) throws InterruptedException {
    send(Topics.POLICIES, policy.getName(), policies.serialize(Topics.POLICIES, policy));
  }

  /** Withdraws the policy of that name; the verdict comes on {@link Topics#POLICY_VERDICTS}. */
  public void withdrawPolicy(String name) throws InterruptedException {
    send(Topics.POLICIES, name, null);
  }

  /** Says what an author asks for from now on. */
  public void prefer(Preference preference) throws InterruptedException {
    send(
        Topics.PREFERENCES,
        preference.getAuthor(),
        preferences.serialize(Topics.PREFERENCES, preference));
  }

  /** Says that an author asks for nothing of their own any more. */
  public void withdrawPreference(String author) throws InterruptedException {
    send(Topics.PREFERENCES, author, null);
  }

  /** Asks to forget an author; the receipt comes on {@link Topics#ERASURE_RECEIPTS}. */
  public void erase(Erasure erasure) throws InterruptedException {
    send(Topics.ERASURES, erasure.getAuthor(), erasures.serialize(Topics.ERASURES, erasure));
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
