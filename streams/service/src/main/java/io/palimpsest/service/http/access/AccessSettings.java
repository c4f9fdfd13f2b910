package io.palimpsest.service.http.access;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which tokens are accepted.
 *
 * @param keys API keys
 * @param jwksUrl where the public keys of an issuer of JWTs are
 * @param jwtSecret what JWTs are signed with, at least 32 bytes (HS256)
 * @param rolesClaim in which claim of a JWT the roles stand
 * @param issuer who must have issued a JWT; empty for anybody whose signature is right
 * @param audience for whom a JWT must be; empty for anybody
 */
public record AccessSettings(
    ApiKeys keys,
    Optional<String> jwksUrl,
    Optional<String> jwtSecret,
    String rolesClaim,
    Optional<String> issuer,
    Optional<String> audience) {
  /** The claim where none is named. */
  public static final String DEFAULT_ROLES_CLAIM = "roles";

  private static final String JWT = "micronaut.security.token.jwt.";

  /** API keys only. */
  public static AccessSettings of(ApiKeys keys) {
    return new AccessSettings(
        keys,
        Optional.empty(),
        Optional.empty(),
        DEFAULT_ROLES_CLAIM,
        Optional.empty(),
        Optional.empty());
  }

  /** As Micronaut takes it. */
  public Map<String, Object> properties() {
    Map<String, Object> properties = new HashMap<>();
    properties.put("micronaut.security.token.roles-name", rolesClaim);
    // Without any signature to check, Micronaut takes JWTs that have none.
    properties.put(JWT + "enabled", jwksUrl.isPresent() || jwtSecret.isPresent());
    properties.put(JWT + "claims-validators.not-before", true);
    jwksUrl.ifPresent(url -> properties.put(JWT + "signatures.jwks.issuer.url", url));
    jwtSecret.ifPresent(
        secret -> {
          properties.put(JWT + "signatures.secret.shared.secret", secret);
          properties.put(JWT + "signatures.secret.shared.jws-algorithm", "HS256");
        });
    issuer.ifPresent(name -> properties.put(JWT + "claims-validators.issuer", name));
    audience.ifPresent(name -> properties.put(JWT + "claims-validators.audience", name));
    return properties;
  }

  /** Shows nothing: a secret is among it. */
  @Override
  public String toString() {
    return "AccessSettings[...]";
  }
}
