package io.palimpsest.it;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Calls again and again until it is closed, and counts what was answered. */
final class RepeatedCall implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 30;

  private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor();
  private final Map<Integer, Long> answers = new TreeMap<>();
  private long slowestNanos;

  /** Somebody who calls; the answer is a status. */
  @FunctionalInterface
  interface Call {
    int make() throws IOException, InterruptedException;
  }

  RepeatedCall(Duration pause, Call call) {
    executor.scheduleWithFixedDelay(() -> count(call), 0, pause.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void count(Call call) {
    long start = System.nanoTime();
    int status = 0;
    try {
      status = call.make();
    } catch (IOException e) {
      // no answer: 0
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return;
    }
    long nanos = System.nanoTime() - start;
    synchronized (answers) {
      answers.merge(status, 1L, Long::sum);
      slowestNanos = Math.max(slowestNanos, nanos);
    }
  }

  /** How often by which status, 0 for none. */
  Map<Integer, Long> answers() {
    synchronized (answers) {
      return new TreeMap<>(answers);
    }
  }

  Duration slowest() {
    synchronized (answers) {
      return Duration.ofNanos(slowestNanos);
    }
  }

  /** Lets the last call end. */
  void finish() throws InterruptedException {
    executor.shutdown();
    if (!executor.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("a call does not end");
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
