package io.palimpsest.service.http.access;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * A key that lets somebody in, as it is kept: its hash only.
 *
 * <p>A plain SHA-256 suffices because keys are made here, of 256 random bits: there is nothing to
 * guess that a slower hash would protect.
 *
 * @param name whose it is, for rate limits and for whoever revokes it
 * @param roles what they may do
 * @param hash SHA-256 of the key in lower-case hexadecimal
 */
public record ApiKey(String name, Set<String> roles, String hash) {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,62}");
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
  private static final String SCHEME = "sha256:";
  private static final int SECRET_BYTES = 32;

  /** Refuses what is no key; messages quote nothing. */
  public ApiKey {
    roles = Set.copyOf(roles);
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "a name is 1 to 63 letters, digits, dots, hyphens or underscores");
    }
    if (roles.isEmpty() || !Role.ALL.containsAll(roles)) {
      throw new IllegalArgumentException(
          "roles are one or more, with commas, of " + String.join(", ", new TreeSet<>(Role.ALL)));
    }
    if (!HASH.matcher(hash).matches()) {
      throw new IllegalArgumentException("a hash is 'sha256:' and 64 hexadecimal digits");
    }
  }

  /** A secret that nobody has had before. */
  public static String newSecret() {
    byte[] secret = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(secret);
    return "plk_" + HexFormat.of().formatHex(secret);
  }

  /** The key of a secret. */
  public static ApiKey of(String name, Set<String> roles, String secret) {
    return new ApiKey(name, roles, hashOf(secret));
  }

  /**
   * As {@link #line} writes it.
   *
   * @throws IllegalArgumentException that says what is wrong and quotes nothing
   */
  static ApiKey parse(String line) {
    String[] parts = line.strip().split("\\s+");
    if (parts.length != 3 || !parts[2].startsWith(SCHEME)) {
      throw new IllegalArgumentException(
          "a line is a name, roles with commas between them, and 'sha256:' with a hash");
    }
    return new ApiKey(
        parts[0],
        Set.copyOf(new TreeSet<>(Arrays.asList(parts[1].split(",")))),
        parts[2].substring(SCHEME.length()));
  }

  /** As it stands in a file of keys. */
  public String line() {
    return name + " " + String.join(",", new TreeSet<>(roles)) + " " + SCHEME + hash;
  }

  static String hashOf(String secret) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
