package io.palimpsest.service.http.access;

import io.micronaut.core.async.publisher.Publishers;
import io.micronaut.http.HttpRequest;
import io.micronaut.security.authentication.Authentication;
import io.micronaut.security.token.validator.TokenValidator;
import jakarta.inject.Singleton;
import org.reactivestreams.Publisher;

/** Lets API keys in. */
@Singleton
final class ApiKeyValidator implements TokenValidator<HttpRequest<?>> {
  private final ApiKeys keys;

  ApiKeyValidator(ApiKeys keys) {
    this.keys = keys;
  }

  @Override
  public Publisher<Authentication> validateToken(String token, HttpRequest<?> request) {
    return keys.find(token)
        .map(key -> Publishers.just(Authentication.build(key.name(), key.roles())))
        .orElseGet(Publishers::empty);
  }
}
