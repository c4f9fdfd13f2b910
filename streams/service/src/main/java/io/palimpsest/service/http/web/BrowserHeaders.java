package io.palimpsest.service.http.web;

import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.MutableHttpHeaders;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.ResponseFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.http.filter.ServerFilterPhase;

/** Tells browsers to load nothing from elsewhere, and nobody to keep answers of the API. */
@ServerFilter(ServerFilter.MATCH_ALL_PATTERN)
final class BrowserHeaders implements Ordered {
  private static final String SECURITY_POLICY =
      "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none';"
          + " object-src 'none'";

  @ResponseFilter
  void add(HttpRequest<?> request, MutableHttpResponse<?> response) {
    MutableHttpHeaders headers = response.getHeaders();
    headers.set("Content-Security-Policy", SECURITY_POLICY);
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    if (request.getPath().startsWith("/api/")) {
      headers.set("Cache-Control", "no-store");
    }
  }

  /** Outside of what refuses requests: refusals are answers too. */
  @Override
  public int getOrder() {
    return ServerFilterPhase.FIRST.order();
  }
}
