package io.palimpsest.service.http.access;

import io.micronaut.http.HttpRequest;
import io.micronaut.security.token.Claims;
import io.micronaut.security.token.jwt.validator.GenericJwtClaimsValidator;
import jakarta.inject.Singleton;

/** A JWT cannot be revoked here, so one that never ends is not accepted. */
@Singleton
final class ExpiringTokensOnly implements GenericJwtClaimsValidator<HttpRequest<?>> {
  private static final String EXPIRATION = "exp";

  @Override
  public boolean validate(Claims claims, HttpRequest<?> request) {
    return claims.get(EXPIRATION) != null;
  }
}
