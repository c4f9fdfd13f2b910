package io.palimpsest.service.client;

import java.net.URI;
import java.util.Optional;
import javax.net.ssl.SSLContext;

/**
 * Where a service is, and how to get in.
 *
 * @param url without a slash at its end
 * @param token API key or JWT
 * @param trust whose certificates are believed; empty for those that Java trusts
 */
public record ServicePlace(URI url, String token, Optional<SSLContext> trust) {
  /** Shows no token. */
  @Override
  public String toString() {
    return "ServicePlace[" + url + "]";
  }
}
