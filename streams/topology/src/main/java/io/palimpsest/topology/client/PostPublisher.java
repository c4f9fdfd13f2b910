package io.palimpsest.topology.client;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.apache.kafka.clients.producer.BufferExhaustedException;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.RecordTooLargeException;

/**
 * Publishes raw posts, keyed by author. A post is accepted when its future is done: all replicas
 * have it then, once. Thread-safe.
 *
 * <p>Bounds: a call waits {@value #MAX_BLOCK_MS} milliseconds at most, for a broker that is not
 * there or for room in a buffer of {@value #BUFFER_BYTES} bytes, and a future is done after {@value
 * #DELIVERY_MS} milliseconds. No more than the buffer is ever held.
 *
 * <p>Trap: a post whose future failed may be there all the same. Send it again under the same id: a
 * copy is not released twice.
 */
public final class PostPublisher implements AutoCloseable {
  private static final int MAX_BLOCK_MS = 2_000;
  private static final int DELIVERY_MS = 30_000;
  private static final int REQUEST_MS = 10_000;
  private static final long BUFFER_BYTES = 32 * 1024 * 1024;
  private static final Duration CLOSE_LIMIT = Duration.ofMillis(DELIVERY_MS);

  private final Producer<String, RawPost> producer;

  public PostPublisher(ClusterConnection connection) {
    this(
        connection.producer(
            connection.serdes().serializer(Topics.RAW_POSTS, RawPost.class),
            Map.of(
                ProducerConfig.MAX_BLOCK_MS_CONFIG,
                MAX_BLOCK_MS,
                ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG,
                DELIVERY_MS,
                ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG,
                REQUEST_MS,
                ProducerConfig.BUFFER_MEMORY_CONFIG,
                BUFFER_BYTES)));
  }

  PostPublisher(Producer<String, RawPost> producer) {
    this.producer = producer;
  }

  /**
   * Publishes a post.
   *
   * @return done when the broker has it, or failed with a {@link PublishException}
   */
  public CompletableFuture<Void> publish(RawPost post) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    try {
      producer.send(
          new ProducerRecord<>(Topics.RAW_POSTS, post.getAuthor(), post),
          (at, error) -> {
            if (error == null) {
              done.complete(null);
            } else {
              done.completeExceptionally(failed(error));
            }
          });
    } catch (RuntimeException e) {
      // Also what a serializer throws: one post must not cost the others their answer.
      done.completeExceptionally(failed(e));
    }
    return done;
  }

  /**
   * Publishes posts in their order. After one for which there is no room or no broker the rest is
   * not tried, so that all together wait no longer than one.
   *
   * @return a future for each
   */
  public List<CompletableFuture<Void>> publish(List<RawPost> posts) {
    List<CompletableFuture<Void>> sent = new ArrayList<>(posts.size());
    Optional<PublishException> stopped = Optional.empty();
    for (RawPost post : posts) {
      CompletableFuture<Void> next =
          stopped.isPresent() ? CompletableFuture.failedFuture(stopped.get()) : publish(post);
      if (stopped.isEmpty()) {
        stopped = reasonToStop(next);
      }
      sent.add(next);
    }
    return sent;
  }

  private static Optional<PublishException> reasonToStop(CompletableFuture<Void> sent) {
    if (!sent.isCompletedExceptionally()) {
      return Optional.empty();
    }
    try {
      sent.getNow(null);
      return Optional.empty();
    } catch (CompletionException e) {
      return Optional.of((PublishException) e.getCause())
          .filter(why -> why.reason() != PublishException.Reason.TOO_LARGE);
    }
  }

  /** Kafka's messages may quote a record, so only the class of its error is told. */
  private static PublishException failed(Exception error) {
    if (error instanceof BufferExhaustedException) {
      return new PublishException(
          PublishException.Reason.BUSY, "more is being sent than Kafka takes: send it again later");
    }
    if (error instanceof RecordTooLargeException) {
      return new PublishException(
          PublishException.Reason.TOO_LARGE, "the post is larger than Kafka takes: shorten it");
    }
    return new PublishException(
        PublishException.Reason.UNAVAILABLE,
        "Kafka does not take posts (%s): send them again when it runs"
            .formatted(error.getClass().getSimpleName()));
  }

  /** Waits for what is under way. */
  @Override
  public void close() {
    producer.close(CLOSE_LIMIT);
  }
}
