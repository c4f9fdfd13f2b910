package io.palimpsest.service.http.replay;

import io.micronaut.http.HttpStatus;
import io.micronaut.scheduling.annotation.Scheduled;
import io.palimpsest.service.http.problem.ProblemException;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Replays of this instance, one at a time, and the last few of those that have ended. */
@Singleton
final class ReplayDesk {
  /** How long a price waits to be confirmed. */
  static final Duration PATIENCE = Duration.ofMinutes(30);

  /** Jobs that can be asked for. */
  static final int MAX_KEPT = 10;

  private static final Duration SOON = Duration.ofSeconds(5);

  /** An estimate remembers every post, and every author with their names, beside the path. */
  private static final long BYTES_PER_POST = 2048;

  private final ReplayGround ground;
  private final InstantSource clock;
  private final long maxPosts;
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "replay");
            thread.setDaemon(true);
            return thread;
          });
  private final Map<String, ReplayJob> jobs =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, ReplayJob> eldest) {
          return size() > MAX_KEPT;
        }
      };
  private Optional<ReplayJob> latest = Optional.empty();

  @Inject
  ReplayDesk(ReplayGround ground) {
    this(ground, InstantSource.system(), Runtime.getRuntime().maxMemory() / BYTES_PER_POST);
  }

  ReplayDesk(ReplayGround ground, InstantSource clock, long maxPosts) {
    this.ground = ground;
    this.clock = clock;
    this.maxPosts = maxPosts;
  }

  ReplayAnswer begin(ReplayOrder order) {
    dropForgotten();
    ReplayPolicy policy = ground.policy(order.document());
    ReplayJob job;
    synchronized (this) {
      latest.filter(other -> !other.isOver()).ifPresent(ReplayDesk::refuseBeside);
      job = new ReplayJob(UUID.randomUUID().toString(), order, policy, ground, maxPosts);
      latest = Optional.of(job);
      jobs.put(job.id(), job);
    }
    worker.execute(() -> job.price(clock));
    return job.answer();
  }

  private static void refuseBeside(ReplayJob other) {
    throw ProblemException.of(
            HttpStatus.CONFLICT,
            "busy",
            "replay %s is %s: there is one at a time; wait for it, or end it by DELETE on /replays/%s"
                .formatted(other.id(), other.answer().state(), other.id()))
        .with(Map.of("id", other.id()));
  }

  synchronized ReplayJob find(String id) {
    return Optional.ofNullable(jobs.get(id))
        .orElseThrow(
            () ->
                ProblemException.notFound(
                    "unknown-replay",
                    "no replay of this id is known: ask the instance that took it in; the last %d are kept until it ends"
                        .formatted(MAX_KEPT)));
  }

  ReplayAnswer confirm(ReplayJob job) {
    dropForgotten();
    job.confirm();
    worker.execute(job::send);
    return job.answer();
  }

  ReplayAnswer cancel(ReplayJob job) throws InterruptedException {
    job.cancel();
    worker.execute(job::release);
    job.awaitEnd(SOON);
    return job.answer();
  }

  /** What nobody confirms holds on to connections and to the only place. */
  @Scheduled(fixedDelay = "1m")
  void dropForgotten() {
    Instant moment = clock.instant().minus(PATIENCE);
    Optional<ReplayJob> waiting;
    synchronized (this) {
      waiting = latest;
    }
    waiting
        .filter(job -> job.cancelIfPricedBy(moment))
        .ifPresent(job -> worker.execute(job::release));
  }

  @PreDestroy
  void close() throws InterruptedException {
    Optional<ReplayJob> last;
    synchronized (this) {
      last = latest;
    }
    if (last.isPresent() && !worker.isShutdown()) {
      last.get().cancel();
      worker.execute(last.get()::release);
    }
    worker.shutdown();
    if (!worker.awaitTermination(SOON.toNanos(), TimeUnit.NANOSECONDS)) {
      worker.shutdownNow();
    }
  }
}
