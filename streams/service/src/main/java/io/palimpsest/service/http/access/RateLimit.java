package io.palimpsest.service.http.access;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.annotation.RequestFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.http.filter.ServerFilterPhase;
import io.palimpsest.service.http.HttpSettings;
import io.palimpsest.service.http.problem.ProblemException;
import java.security.Principal;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** So many requests a second for each caller, with a second's worth in advance. */
@ServerFilter("/api/**")
final class RateLimit implements Ordered {
  /** Of those who came last; a JWT can name anybody. */
  private static final int MAX_CALLERS = 10_000;

  private final int perSecond;
  private final Map<String, Bucket> callers =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
          return size() > MAX_CALLERS;
        }
      };

  RateLimit(HttpSettings settings) {
    this.perSecond = settings.requestsPerSecond();
  }

  @RequestFilter
  void limit(HttpRequest<?> request) {
    String caller = request.getUserPrincipal().map(Principal::getName).orElse("");
    ConsumptionProbe probe = bucketOf(caller).tryConsumeAndReturnRemaining(1);
    if (!probe.isConsumed()) {
      throw ProblemException.tooMany(
          "rate-limited",
          "this token may send %d requests a second: wait as long as Retry-After says, or send several posts in one request"
              .formatted(perSecond),
          Duration.ofNanos(probe.getNanosToWaitForRefill()));
    }
  }

  private Bucket bucketOf(String caller) {
    synchronized (callers) {
      return callers.computeIfAbsent(
          caller,
          unseen ->
              Bucket.builder()
                  .addLimit(
                      limit ->
                          limit.capacity(perSecond).refillGreedy(perSecond, Duration.ofSeconds(1)))
                  .build());
    }
  }

  /** After it is known who calls. */
  @Override
  public int getOrder() {
    return ServerFilterPhase.SECURITY.after();
  }
}
