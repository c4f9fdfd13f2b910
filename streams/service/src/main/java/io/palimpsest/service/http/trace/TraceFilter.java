package io.palimpsest.service.http.trace;

import io.micronaut.core.order.Ordered;
import io.micronaut.http.BasicHttpAttributes;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.RequestFilter;
import io.micronaut.http.annotation.ResponseFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.http.filter.ServerFilterPhase;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import io.palimpsest.service.http.web.Correlation;
import java.util.Optional;

/**
 * A span for each request: which operation, which status, which correlation id. Nothing else is
 * known of it. It joins the trace of the caller, if there is one.
 */
@ServerFilter("/api/**")
final class TraceFilter implements Ordered {
  private static final String SPAN = "palimpsest.span";
  private static final int SERVER_ERROR = 500;
  private static final TextMapGetter<HttpRequest<?>> HEADERS =
      new TextMapGetter<>() {
        @Override
        public Iterable<String> keys(HttpRequest<?> request) {
          return request.getHeaders().names();
        }

        @Override
        public String get(HttpRequest<?> request, String name) {
          return request == null ? null : request.getHeaders().get(name);
        }
      };

  private final Optional<Tracer> tracer;

  TraceFilter(Tracing tracing) {
    this.tracer = tracing.tracer();
  }

  @RequestFilter
  void begin(HttpRequest<?> request) {
    tracer.ifPresent(
        making ->
            request.setAttribute(
                SPAN,
                making
                    .spanBuilder(request.getMethodName())
                    .setSpanKind(SpanKind.SERVER)
                    .setParent(
                        W3CTraceContextPropagator.getInstance()
                            .extract(Context.root(), request, HEADERS))
                    .startSpan()));
  }

  @ResponseFilter
  void end(HttpRequest<?> request, HttpResponse<?> response) {
    request
        .getAttribute(SPAN, Span.class)
        .ifPresent(
            span -> {
              BasicHttpAttributes.getUriTemplate(request)
                  .ifPresent(
                      route -> {
                        span.updateName(request.getMethodName() + " " + route);
                        span.setAttribute("http.route", route);
                      });
              span.setAttribute("http.request.method", request.getMethodName());
              span.setAttribute("http.response.status_code", response.code());
              Correlation.of(request)
                  .ifPresent(id -> span.setAttribute("palimpsest.correlation_id", id));
              if (response.code() >= SERVER_ERROR) {
                span.setStatus(StatusCode.ERROR);
              }
              span.end();
            });
  }

  /** Just inside of what gives a request its correlation id. */
  @Override
  public int getOrder() {
    return ServerFilterPhase.FIRST.after();
  }
}
