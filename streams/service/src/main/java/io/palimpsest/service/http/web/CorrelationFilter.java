package io.palimpsest.service.http.web;

import io.micronaut.context.propagation.slf4j.MdcPropagationContext;
import io.micronaut.core.order.Ordered;
import io.micronaut.core.propagation.MutablePropagatedContext;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.RequestFilter;
import io.micronaut.http.annotation.ResponseFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.http.filter.ServerFilterPhase;
import java.util.Map;

/** Gives every request its id, before anything else happens to it. */
@ServerFilter(ServerFilter.MATCH_ALL_PATTERN)
final class CorrelationFilter implements Ordered {
  @RequestFilter
  void settle(HttpRequest<?> request, MutablePropagatedContext context) {
    context.add(
        new MdcPropagationContext(Map.of(Correlation.LOG_KEY, Correlation.settle(request))));
  }

  @ResponseFilter
  void tell(HttpRequest<?> request, MutableHttpResponse<?> response) {
    Correlation.of(request).ifPresent(id -> response.header(Correlation.HEADER, id));
  }

  @Override
  public int getOrder() {
    return ServerFilterPhase.FIRST.order();
  }
}
