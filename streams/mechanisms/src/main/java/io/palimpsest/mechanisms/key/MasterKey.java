package io.palimpsest.mechanisms.key;

import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The secret that everything keyed is derived from. The key itself cannot be had from this class.
 *
 * <p>Derivation is HMAC-SHA-256 over a purpose and an input, the purpose length-prefixed so that no
 * two purposes share an output. Under the usual assumption that HMAC-SHA-256 is a pseudo-random
 * function, pseudonyms of different authors are unrelated to each other and to the authors for
 * anyone without the key. Thread-safe.
 */
public final class MasterKey {
  /** Bytes of a key. */
  public static final int BYTES = 32;

  /** A pseudonym keeps 128 bits: two of a billion authors collide with probability below 2^-69. */
  private static final int PSEUDONYM_BYTES = 16;

  private static final String ALGORITHM = "HmacSHA256";

  /** Never updated, only cloned: looking up and keying a Mac costs more than the rest. */
  private final Mac keyed;

  private MasterKey(byte[] secret) {
    try {
      keyed = Mac.getInstance(ALGORITHM);
      keyed.init(new SecretKeySpec(secret, ALGORITHM));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no " + ALGORITHM, e);
    }
  }

  /**
   * The key written as 64 hexadecimal digits, surrounding white space aside.
   *
   * @throws IllegalArgumentException if it is not; the message does not quote it
   */
  public static MasterKey parse(String hexadecimal) {
    byte[] secret;
    try {
      secret = HexFormat.of().parseHex(hexadecimal.strip());
    } catch (IllegalArgumentException e) {
      throw malformed();
    }
    if (secret.length != BYTES) {
      throw malformed();
    }
    return new MasterKey(secret);
  }

  private static IllegalArgumentException malformed() {
    return new IllegalArgumentException(
        "a key is " + 2 * BYTES + " hexadecimal digits: make one with 'openssl rand -hex 32'");
  }

  /** A key that lives as long as the process. */
  public static MasterKey random() {
    byte[] secret = new byte[BYTES];
    new SecureRandom().nextBytes(secret);
    return new MasterKey(secret);
  }

  /**
   * The pseudonym of an author: 32 hexadecimal digits, the same for the same key and author.
   *
   * @param author well-formed text; unpaired surrogates are all taken for the same character
   */
  public String pseudonymOf(String author) {
    return hexadecimal(derive("author-pseudonym", author), PSEUDONYM_BYTES);
  }

  /**
   * The randomness of an author's draws, the same for the same key and author. Whoever has the
   * master key can compute every draw and so undo the noise.
   *
   * @param author well-formed text; unpaired surrogates are all taken for the same character
   */
  public KeyedRandomness randomnessOf(String author) {
    return KeyedRandomness.of(derive("author-draws", author));
  }

  /** A name for the key that can be logged: it identifies the key and tells nothing about it. */
  public String id() {
    return hexadecimal(derive("key-id", ""), Integer.BYTES);
  }

  private byte[] derive(String purpose, String input) {
    Mac mac = clonedMac();
    byte[] label = purpose.getBytes(StandardCharsets.UTF_8);
    mac.update(ByteBuffer.allocate(Integer.BYTES).putInt(label.length).array());
    mac.update(label);
    mac.update(input.getBytes(StandardCharsets.UTF_8));
    return mac.doFinal();
  }

  private Mac clonedMac() {
    try {
      return (Mac) keyed.clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("the " + ALGORITHM + " of this Java cannot be cloned", e);
    }
  }

  private static String hexadecimal(byte[] derived, int bytes) {
    return HexFormat.of().formatHex(Arrays.copyOf(derived, bytes));
  }

  @Override
  public String toString() {
    return "MasterKey " + id();
  }
}
