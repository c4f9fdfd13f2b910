package io.palimpsest.benchmarks.load;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.service.bench.LoadPosts;
import io.palimpsest.topology.client.RawPostWriter;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.producer.RecordMetadata;

/** Sends the posts of a run, at its rate, and sees that the broker has taken each. */
final class Sender implements Callable<Void> {
  /** Posts that the broker need not have taken yet; bounds the memory. */
  private static final int IN_FLIGHT = 10_000;

  private static final long SECOND = 1_000_000_000;

  private final LoadPosts posts;
  private final RawPostWriter writer;
  private final Tally tally;
  private final int rate;

  /**
   * A sender.
   *
   * @param rate posts a second, 0 for as many as the broker takes
   */
  Sender(LoadPosts posts, RawPostWriter writer, Tally tally, int rate) {
    this.posts = posts;
    this.writer = writer;
    this.tally = tally;
    this.rate = rate;
  }

  @Override
  public Void call() throws InterruptedException {
    Queue<Future<RecordMetadata>> flight = new ArrayDeque<>();
    long start = System.nanoTime();
    for (int i = 0; i < tally.posts(); i++) {
      if (rate > 0) {
        waitUntil(start + i * SECOND / rate);
      }
      RawPost post = posts.next();
      tally.sending(i, System.nanoTime());
      flight.add(writer.send(post));
      if (flight.size() > IN_FLIGHT) {
        await(flight.remove());
      }
    }
    for (Future<RecordMetadata> post : flight) {
      await(post);
    }
    return null;
  }

  private static void await(Future<RecordMetadata> post) throws InterruptedException {
    try {
      post.get();
    } catch (ExecutionException e) {
      throw new LoadException(
          "the broker did not take a post ("
              + e.getCause().getClass().getSimpleName()
              + "): see that it runs");
    }
  }

  private static void waitUntil(long nanos) throws InterruptedException {
    for (long left = nanos - System.nanoTime(); left > 0; left = nanos - System.nanoTime()) {
      LockSupport.parkNanos(left);
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
    }
  }
}
