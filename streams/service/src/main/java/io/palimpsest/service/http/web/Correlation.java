package io.palimpsest.service.http.web;

import io.micronaut.http.HttpRequest;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** The id that joins a request to its lines in the log, here and at whom it is forwarded to. */
public final class Correlation {
  /** Of requests and responses. */
  public static final String HEADER = "X-Correlation-Id";

  /** In the log. */
  public static final String LOG_KEY = "correlationId";

  private static final String ATTRIBUTE = "palimpsest.correlation";
  private static final Pattern ACCEPTED = Pattern.compile("[A-Za-z0-9-]{8,64}");

  private Correlation() {}

  /** Settles the id of a request: the caller's own if it is one, or else a new one. */
  static String settle(HttpRequest<?> request) {
    String id =
        Optional.ofNullable(request.getHeaders().get(HEADER))
            .filter(given -> ACCEPTED.matcher(given).matches())
            .orElseGet(() -> UUID.randomUUID().toString());
    request.setAttribute(ATTRIBUTE, id);
    return id;
  }

  /** The id of a request; empty for one that was refused before it had any. */
  public static Optional<String> of(HttpRequest<?> request) {
    return request.getAttribute(ATTRIBUTE, String.class);
  }
}
