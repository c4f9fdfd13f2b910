package io.palimpsest.service.http.web;

import io.micronaut.http.HttpMethod;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.Filter;
import io.micronaut.http.filter.HttpServerFilter;
import io.micronaut.http.filter.ServerFilterChain;
import io.micronaut.http.filter.ServerFilterPhase;
import io.palimpsest.service.http.HttpSettings;
import io.palimpsest.service.http.problem.ProblemException;
import java.security.Principal;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Bounds what the bodies of all requests take together, and how long a request may take: a body is
 * held in memory from its first byte on, and the stream needs the same memory. Who says beforehand
 * how long a body is reserves so much, who does not as much as a body may be; and nobody can take
 * more than a share, so that others get in.
 */
@Filter("/api/**")
final class BodyBudget implements HttpServerFilter {
  private static final long BYTES = 64L * 1024 * 1024;
  private static final long SHARE = HttpSettings.LARGEST_MAX_REQUEST_BYTES;

  /** Longer than anything that an operation waits for. */
  private static final Duration DEADLINE = Duration.ofSeconds(90);

  private static final Duration SOON = Duration.ofSeconds(2);

  private final long largest;

  /** What is taken, by caller; those who have nothing under way are not in it. */
  private final Map<String, Long> taken = new HashMap<>();

  private long left = BYTES;

  BodyBudget(HttpSettings settings) {
    this.largest = settings.maxRequestBytes();
  }

  @Override
  public Publisher<MutableHttpResponse<?>> doFilter(
      HttpRequest<?> request, ServerFilterChain chain) {
    if (!HttpMethod.permitsRequestBody(request.getMethod())) {
      return chain.proceed(request);
    }
    String caller = request.getUserPrincipal().map(Principal::getName).orElse("");
    long declared = request.getContentLength();
    long size = declared < 0 ? largest : Math.min(declared, largest);
    if (!take(caller, size)) {
      return Mono.error(
          ProblemException.tooMany(
              "busy", "too much is being sent at once: send it again as Retry-After says", SOON));
    }
    return Flux.<MutableHttpResponse<?>>from(chain.proceed(request))
        .timeout(Mono.delay(DEADLINE), first -> Mono.never(), Mono.error(tooSlow()))
        .doFinally(end -> giveBack(caller, size));
  }

  private synchronized boolean take(String caller, long size) {
    long own = taken.getOrDefault(caller, 0L);
    if (size > left || own + size > SHARE) {
      return false;
    }
    taken.put(caller, own + size);
    left -= size;
    return true;
  }

  private synchronized void giveBack(String caller, long size) {
    taken.computeIfPresent(caller, (name, own) -> own > size ? Long.valueOf(own - size) : null);
    left += size;
  }

  private static ProblemException tooSlow() {
    return ProblemException.of(
        HttpStatus.REQUEST_TIMEOUT,
        "too-slow",
        "the request was not there after %d s: send it faster".formatted(DEADLINE.toSeconds()));
  }

  /** After it is known who calls: strangers have no bodies here. */
  @Override
  public int getOrder() {
    return ServerFilterPhase.SECURITY.after();
  }
}
