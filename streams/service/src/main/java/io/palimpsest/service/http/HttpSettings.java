package io.palimpsest.service.http;

import io.palimpsest.service.http.access.AccessSettings;
import java.net.URI;
import java.util.Optional;

/**
 * Everything the HTTP server needs to know.
 *
 * @param host where it listens
 * @param port where it listens
 * @param advertised under which address other instances reach this one; empty if they cannot
 * @param tls its certificate; empty for plain HTTP
 * @param access which tokens are accepted
 * @param playground whether texts may be tried out
 * @param requestsPerSecond of one caller
 * @param maxRequestBytes of one request
 * @param traces where traces go; empty for nowhere
 */
public record HttpSettings(
    String host,
    int port,
    Optional<Address> advertised,
    Optional<TlsSettings> tls,
    AccessSettings access,
    boolean playground,
    int requestsPerSecond,
    int maxRequestBytes,
    Optional<URI> traces) {
  /** Requests a second of one caller where nothing else is said. */
  public static final int DEFAULT_REQUESTS_PER_SECOND = 200;

  /** Bytes of one request where nothing else is said: forty of the longest posts. */
  public static final int DEFAULT_MAX_REQUEST_BYTES = 4 * 1024 * 1024;

  /** What one caller may have under way at a time. */
  public static final int LARGEST_MAX_REQUEST_BYTES = 16 * 1024 * 1024;

  /** How this instance is called in answers. */
  public String instance() {
    return advertised.orElseGet(() -> new Address(host, port)).toString();
  }

  /** How its own URL begins. */
  public String scheme() {
    return tls.isPresent() ? "https" : "http";
  }
}
