package io.palimpsest.service.http.access;

import java.util.Optional;

/** Knows whose key a token is. Thread-safe. */
public interface ApiKeys {
  /** Nobody's. */
  ApiKeys NONE = token -> Optional.empty();

  /** The key of a token; empty if it is none. */
  Optional<ApiKey> find(String token);

  /** One key. */
  static ApiKeys of(ApiKey key) {
    return token -> key.hash().equals(ApiKey.hashOf(token)) ? Optional.of(key) : Optional.empty();
  }

  /** These, and then those. */
  default ApiKeys or(ApiKeys others) {
    return token -> find(token).or(() -> others.find(token));
  }
}
