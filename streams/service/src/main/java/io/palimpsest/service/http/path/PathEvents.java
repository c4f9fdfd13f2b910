package io.palimpsest.service.http.path;

import io.micronaut.http.sse.Event;
import io.palimpsest.service.http.problem.ProblemException;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;

/**
 * Streams of what the path does. Who does not read gets nothing more until they do: what they
 * missed is dropped and never kept for them.
 */
@Singleton
final class PathEvents {
  private static final int MAX_STREAMS = 200;

  /** Then a token must be shown again: it may have been revoked. */
  private static final Duration LONGEST = Duration.ofMinutes(10);

  private static final Duration SECOND = Duration.ofSeconds(1);

  private final PathMonitor monitor;
  private final Semaphore streams = new Semaphore(MAX_STREAMS);

  PathEvents(PathMonitor monitor) {
    this.monitor = monitor;
  }

  Publisher<Event<PathSnapshot>> open() {
    if (streams.availablePermits() == 0) {
      throw tooMany();
    }
    return Flux.defer(this::stream);
  }

  /** Counted when somebody listens, and not when somebody asks whether they could. */
  private Flux<Event<PathSnapshot>> stream() {
    if (!streams.tryAcquire()) {
      return Flux.error(tooMany());
    }
    return Flux.interval(Duration.ZERO, SECOND)
        .onBackpressureDrop()
        .take(LONGEST)
        .map(tick -> Event.of(monitor.now()).name("path"))
        .doFinally(end -> streams.release());
  }

  private static ProblemException tooMany() {
    return ProblemException.tooMany(
        "too-many-streams",
        "%d streams of events are open on this instance: close one".formatted(MAX_STREAMS),
        SECOND);
  }
}
