package io.palimpsest.service.platform;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Waits until every child answers, or the first of them ends or takes too long. */
final class Readiness implements AutoCloseable {

  private static final long POLL_MILLIS = 100;

  /** Two probes may block at once; the third thread keeps the time. */
  private static final int THREADS = 3;

  private final Duration limit;
  private final Consumer<String> progress;
  private final CompletableFuture<Void> failure = new CompletableFuture<>();
  private CompletableFuture<Void> all = CompletableFuture.completedFuture(null);
  private final ScheduledExecutorService timer =
      Executors.newScheduledThreadPool(
          THREADS,
          task -> {
            Thread thread = new Thread(task, "platform-readiness");
            thread.setDaemon(true);
            return thread;
          });

  Readiness(Duration limit, Consumer<String> progress) {
    this.limit = limit;
    this.progress = progress;
  }

  void expect(ChildProcess child, BooleanSupplier answers, String whenReady) {
    CompletableFuture<Void> ready = new CompletableFuture<>();
    Future<?> polling =
        timer.scheduleWithFixedDelay(
            () -> {
              if (answersNow(answers)) {
                ready.complete(null);
              }
            },
            0,
            POLL_MILLIS,
            TimeUnit.MILLISECONDS);
    child.onExit().thenRun(() -> failure.completeExceptionally(child.ended()));
    Future<?> timeout =
        timer.schedule(
            () -> failure.completeExceptionally(child.tooSlow(limit)),
            limit.toMillis(),
            TimeUnit.MILLISECONDS);
    all =
        all.thenCombine(
            ready.thenRun(
                () -> {
                  polling.cancel(false);
                  timeout.cancel(false);
                  tell(whenReady);
                }),
            (left, right) -> null);
  }

  void await() {
    try {
      CompletableFuture.anyOf(all, failure).get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof PlatformException known
          ? known
          : new PlatformException("the embedded platform did not start: " + e.getCause(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PlatformException("interrupted while starting; start again", e);
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }

  private synchronized void tell(String sentence) {
    progress.accept(sentence);
  }

  private static boolean answersNow(BooleanSupplier answers) {
    try {
      return answers.getAsBoolean();
    } catch (RuntimeException e) {
      // Not yet. Thrown on, it would silently end the polling.
      return false;
    }
  }
}
