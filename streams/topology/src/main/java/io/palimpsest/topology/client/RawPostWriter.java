package io.palimpsest.topology.client;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.topology.topic.Topics;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

/** Writes raw posts, keyed by author, acknowledged by all replicas. */
public final class RawPostWriter implements AutoCloseable {
  private final KafkaProducer<String, RawPost> producer;

  public RawPostWriter(ClusterConnection connection) {
    this.producer =
        connection.producer(connection.serdes().serializer(Topics.RAW_POSTS, RawPost.class));
  }

  /** Sends a post; it is accepted when the future is done. */
  public Future<RecordMetadata> send(RawPost post) {
    return producer.send(new ProducerRecord<>(Topics.RAW_POSTS, post.getAuthor(), post));
  }

  /** Sends a post and waits until the broker has it. */
  public void write(RawPost post) throws InterruptedException {
    try {
      send(post).get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(
          "the broker did not take a post: " + e.getCause().getClass().getSimpleName());
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
