package io.palimpsest.topology.client;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.topology.topic.Topics;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * Writes posts that were there before, many at a time: what is remembered of them is released again
 * as it was, and the rest anew.
 */
public final class ReplayWriter implements AutoCloseable {
  private final ClusterConnection connection;
  private final KafkaProducer<String, RawPost> producer;
  private final AtomicReference<Exception> failure = new AtomicReference<>();

  public ReplayWriter(ClusterConnection connection) {
    this.connection = connection;
    this.producer =
        connection.producer(connection.serdes().serializer(Topics.REPLAYS, RawPost.class));
  }

  /**
   * Sends a post; posts of one author arrive in the order in which they are sent.
   *
   * @throws ClientException if an earlier one did not arrive
   */
  public void send(RawPost post) {
    check();
    connection.answered(
        () ->
            producer.send(
                new ProducerRecord<>(Topics.REPLAYS, post.getAuthor(), post),
                (at, error) -> {
                  if (error != null) {
                    failure.compareAndSet(null, error);
                  }
                }));
  }

  /**
   * Waits until the broker has them all.
   *
   * @throws ClientException if one did not arrive
   */
  public void flush() {
    connection.answered(
        () -> {
          producer.flush();
          return null;
        });
    check();
  }

  private void check() {
    if (failure.get() != null) {
      throw connection.failed(failure.get());
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
