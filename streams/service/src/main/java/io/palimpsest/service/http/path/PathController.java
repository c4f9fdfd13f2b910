package io.palimpsest.service.http.path;

import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.QueryValue;
import io.micronaut.http.sse.Event;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.micronaut.security.annotation.Secured;
import io.palimpsest.service.http.Api;
import io.palimpsest.service.http.access.Role;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.reactivestreams.Publisher;

/** The path at work, as this instance sees it. */
@Tag(name = "path")
@Controller(Api.BASE)
@Secured({Role.OPERATOR, Role.AUDITOR, Role.PRIVACY_OFFICER})
final class PathController {
  private static final String DEFAULT_LIMIT = "50";

  private final PrivatizationRuntime runtime;
  private final PathMonitor monitor;
  private final PathEvents events;
  private final StoppedPosts stopped;
  private final ServiceHealth health;

  PathController(
      PrivatizationRuntime runtime,
      PathMonitor monitor,
      PathEvents events,
      StoppedPosts stopped,
      ServiceHealth health) {
    this.runtime = runtime;
    this.monitor = monitor;
    this.events = events;
    this.stopped = stopped;
    this.health = health;
  }

  /**
   * The graph.
   *
   * @param description in Kafka Streams' own words
   */
  record Description(String description) {}

  /** Counts, rates, lag and latency of the path on this instance. */
  @Get("/path")
  PathSnapshot path() {
    return monitor.now();
  }

  /** The same once a second, as server-sent events of the name 'path'. */
  @Get(value = "/path/events", produces = MediaType.TEXT_EVENT_STREAM)
  Publisher<Event<PathSnapshot>> events() {
    return events.open();
  }

  /** The graph of the topology. */
  @Get("/topology")
  Description topology() {
    return new Description(runtime.description());
  }

  /** Posts that were not released: how many for which reason on this instance, and the latest. */
  @Get("/withheld")
  @ExecuteOn(TaskExecutors.BLOCKING)
  StoppedPosts.WithheldPosts withheld(@QueryValue(defaultValue = DEFAULT_LIMIT) int limit) {
    return stopped.withheld(limit);
  }

  /** Records that are no posts: how many for which reason on this instance, and the latest. */
  @Get("/dead-letters")
  @ExecuteOn(TaskExecutors.BLOCKING)
  StoppedPosts.Letters deadLetters(@QueryValue(defaultValue = DEFAULT_LIMIT) int limit) {
    return stopped.deadLetters(limit);
  }

  /** How the stream, the registry, the key ring and the lexicon are. */
  @Get("/health")
  @ExecuteOn(TaskExecutors.BLOCKING)
  ServiceHealth.Report health() {
    return health.report();
  }
}
