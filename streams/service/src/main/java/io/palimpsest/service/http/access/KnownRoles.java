package io.palimpsest.service.http.access;

import io.micronaut.context.annotation.Replaces;
import io.micronaut.security.token.DefaultRolesFinder;
import io.micronaut.security.token.RolesFinder;
import io.micronaut.security.token.config.TokenConfiguration;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The roles that a token has and that mean something here; issuers write all sorts of things. */
@Singleton
@Replaces(DefaultRolesFinder.class)
final class KnownRoles implements RolesFinder {
  private final String claim;

  KnownRoles(TokenConfiguration configuration) {
    this.claim = configuration.getRolesName();
  }

  @Override
  public List<String> resolveRoles(Map<String, Object> attributes) {
    Object roles = attributes == null ? null : attributes.get(claim);
    if (roles instanceof Collection<?> several) {
      return several.stream()
          .filter(String.class::isInstance)
          .map(String.class::cast)
          .filter(Role.ALL::contains)
          .toList();
    }
    return roles instanceof String one && Role.ALL.contains(one) ? List.of(one) : List.of();
  }
}
