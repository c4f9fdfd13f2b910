package io.palimpsest.service.http.web;

import io.micronaut.core.order.Ordered;
import io.micronaut.http.BasicHttpAttributes;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.RequestFilter;
import io.micronaut.http.annotation.ResponseFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.http.filter.ServerFilterPhase;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts each request, and writes a line for it at level DEBUG: which operation, which status, how
 * long. The operation is the pattern of its route, never the URL, and who called is not told.
 */
@ServerFilter("/api/**")
final class RequestLog implements Ordered {
  private static final Logger LOG = LoggerFactory.getLogger(RequestLog.class);
  private static final String STARTED = "palimpsest.started";

  private final RequestMetrics metrics;

  RequestLog(RequestMetrics metrics) {
    this.metrics = metrics;
  }

  @RequestFilter
  void begin(HttpRequest<?> request) {
    request.setAttribute(STARTED, System.nanoTime());
  }

  @ResponseFilter
  void end(HttpRequest<?> request, HttpResponse<?> response) {
    long nanos =
        System.nanoTime() - request.getAttribute(STARTED, Long.class).orElseGet(System::nanoTime);
    metrics.count(response.code(), nanos);
    if (LOG.isDebugEnabled()) {
      LOG.debug(
          "{} {} answered {} in {} ms",
          request.getMethod(),
          BasicHttpAttributes.getUriTemplate(request).orElse("(no operation)"),
          response.code(),
          TimeUnit.NANOSECONDS.toMillis(nanos));
    }
  }

  @Override
  public int getOrder() {
    return ServerFilterPhase.FIRST.after();
  }
}
