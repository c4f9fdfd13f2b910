package io.palimpsest.service.http.access;

import io.micronaut.security.token.Claims;
import io.micronaut.security.token.jwt.validator.GenericJwtClaimsValidator;
import jakarta.inject.Singleton;

/**
 * A JWT cannot be revoked here, so one that never ends is not accepted.
 *
 * <p>Trap: only validators of this generic kind are asked, and only if they take any request.
 */
@Singleton
final class ExpiringTokensOnly<T> implements GenericJwtClaimsValidator<T> {
  private static final String EXPIRATION = "exp";

  @Override
  public boolean validate(Claims claims, T request) {
    return claims.get(EXPIRATION) != null;
  }
}
