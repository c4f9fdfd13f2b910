package io.palimpsest.topology.policy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The last version of a policy that was accepted. It outlives a withdrawal: a version stands on
 * releases, so it must never come to mean another document.
 *
 * @param version its number
 * @param digest SHA-256 of its document in hexadecimal
 * @param inForce false once it was withdrawn
 */
record AcceptedVersion(int version, String digest, boolean inForce) {
  private static final String SEPARATOR = " ";
  private static final String IN_FORCE = "in-force";
  private static final String WITHDRAWN = "withdrawn";

  static AcceptedVersion inForce(int version, String document) {
    return new AcceptedVersion(version, digestOf(document), true);
  }

  /** What {@link #written} made. */
  static AcceptedVersion read(String written) {
    String[] parts = written.split(SEPARATOR);
    return new AcceptedVersion(Integer.parseInt(parts[0]), parts[1], parts[2].equals(IN_FORCE));
  }

  /** As it stands in the store. */
  String written() {
    return String.join(
        SEPARATOR, Integer.toString(version), digest, inForce ? IN_FORCE : WITHDRAWN);
  }

  boolean isOf(String document) {
    return digest.equals(digestOf(document));
  }

  AcceptedVersion withdrawn() {
    return new AcceptedVersion(version, digest, false);
  }

  private static String digestOf(String document) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256")
                  .digest(document.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
