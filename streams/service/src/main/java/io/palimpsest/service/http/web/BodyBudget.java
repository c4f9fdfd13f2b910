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
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Bounds what the bodies of all requests take together, and how long a request may take: a body is
 * held in memory from its first byte on, and the stream needs the same memory. Who says beforehand
 * how long a body is reserves so much, who does not as much as a body may be.
 */
@Filter("/api/**")
final class BodyBudget implements HttpServerFilter {
  private static final long BYTES = 64L * 1024 * 1024;

  /** Longer than anything that an operation waits for. */
  private static final Duration DEADLINE = Duration.ofSeconds(90);

  private static final Duration SOON = Duration.ofSeconds(2);

  private final AtomicLong left = new AtomicLong(BYTES);
  private final long largest;

  BodyBudget(HttpSettings settings) {
    this.largest = settings.maxRequestBytes();
  }

  @Override
  public Publisher<MutableHttpResponse<?>> doFilter(
      HttpRequest<?> request, ServerFilterChain chain) {
    if (!HttpMethod.permitsRequestBody(request.getMethod())) {
      return chain.proceed(request);
    }
    long declared = request.getContentLength();
    long size = declared < 0 ? largest : Math.min(declared, largest);
    if (left.addAndGet(-size) < 0) {
      left.addAndGet(size);
      return Mono.error(
          ProblemException.tooMany(
              "busy", "too much is being sent at once: send it again as Retry-After says", SOON));
    }
    return Flux.<MutableHttpResponse<?>>from(chain.proceed(request))
        .timeout(Mono.delay(DEADLINE), first -> Mono.never(), Mono.error(tooSlow()))
        .doFinally(end -> left.addAndGet(size));
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
