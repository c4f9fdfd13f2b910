package io.palimpsest.mechanisms.key;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Provider;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Keys and names out of a secret: HMAC-SHA-256 over a purpose and an input, the purpose
 * length-prefixed so that no two purposes share an output.
 *
 * <p>Under the usual assumption that HMAC-SHA-256 is a pseudo-random function, what is derived for
 * different purposes or inputs is unrelated to each other and to the secret for anyone without it.
 * Thread-safe.
 */
final class Derivation {
  /** Bytes of a secret and of all that is derived. */
  static final int BYTES = 32;

  private static final String ALGORITHM = "HmacSHA256";

  /** Looked up once: asking all providers each time costs as much as a derivation. */
  private static final Provider PROVIDER = provider();

  /** Never updated, only cloned: looking up and keying a Mac costs more than the rest. */
  private final Mac keyed;

  private Derivation(Mac keyed) {
    this.keyed = keyed;
  }

  /** Copies the secret, so that the caller can wipe its own. */
  static Derivation under(byte[] secret) {
    try {
      Mac keyed = Mac.getInstance(ALGORITHM, PROVIDER);
      keyed.init(new SecretKeySpec(secret, ALGORITHM));
      return new Derivation(keyed);
    } catch (GeneralSecurityException e) {
      throw missing(e);
    }
  }

  private static Provider provider() {
    try {
      return Mac.getInstance(ALGORITHM).getProvider();
    } catch (GeneralSecurityException e) {
      throw missing(e);
    }
  }

  private static IllegalStateException missing(GeneralSecurityException e) {
    return new IllegalStateException("this Java has no " + ALGORITHM, e);
  }

  byte[] derive(String purpose, byte[] input) {
    Mac mac = clonedMac();
    byte[] label = purpose.getBytes(StandardCharsets.UTF_8);
    mac.update(ByteBuffer.allocate(Integer.BYTES).putInt(label.length).array());
    mac.update(label);
    mac.update(input);
    return mac.doFinal();
  }

  private Mac clonedMac() {
    try {
      return (Mac) keyed.clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("the " + ALGORITHM + " of this Java cannot be cloned", e);
    }
  }
}
