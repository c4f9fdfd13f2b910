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
  private static final Duration SECOND = Duration.ofSeconds(1);

  private final PathMonitor monitor;
  private final Semaphore streams = new Semaphore(MAX_STREAMS);

  PathEvents(PathMonitor monitor) {
    this.monitor = monitor;
  }

  Publisher<Event<PathSnapshot>> open() {
    if (!streams.tryAcquire()) {
      throw ProblemException.tooMany(
          "too-many-streams",
          "%d streams of events are open on this instance: close one".formatted(MAX_STREAMS),
          SECOND);
    }
    return Flux.interval(Duration.ZERO, SECOND)
        .onBackpressureDrop()
        .map(tick -> Event.of(monitor.now()).name("path"))
        .doFinally(end -> streams.release());
  }
}
