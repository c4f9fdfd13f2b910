package io.palimpsest.mechanisms.key;

import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * The secret of one author: 32 bytes that their pseudonym, their draws and the key of their state
 * are derived from, each for a purpose of its own. Once it is destroyed none of them can be had
 * again.
 *
 * <p>A capability that shows nothing: the bytes leave this package only wrapped, by {@link
 * KeyRing#wrap}. Two objects are equal only if they are the same one. Thread-safe.
 */
public final class AuthorKey {
  private static final byte[] NO_INPUT = {};

  /** A pseudonym keeps 128 bits: two of a billion authors collide with probability below 2^-69. */
  private static final int PSEUDONYM_BYTES = 16;

  private final byte[] secret;
  private final Derivation derivation;

  private AuthorKey(byte[] secret) {
    this.secret = secret;
    this.derivation = Derivation.under(secret);
  }

  /** Takes the bytes over; the caller must not keep them. */
  static AuthorKey of(byte[] secret) {
    if (secret.length != Derivation.BYTES) {
      throw new IllegalArgumentException(
          "an author's key has %s bytes. Provided value: %s"
              .formatted(Derivation.BYTES, secret.length));
    }
    return new AuthorKey(secret);
  }

  /** The author's name on releases: 32 hexadecimal digits, the same in all epochs. */
  public String pseudonym() {
    byte[] derived = derivation.derive("pseudonym", NO_INPUT);
    return HexFormat.of().formatHex(Arrays.copyOf(derived, PSEUDONYM_BYTES));
  }

  /**
   * The author's draws in a key epoch.
   *
   * @param epoch at least 0; a new one gives new words, names and date offsets
   */
  public KeyedRandomness randomness(long epoch) {
    return KeyedRandomness.of(derivation.derive("draws", NO_INPUT), epoch);
  }

  /** Encrypts the author's state, whatever the epoch. Costs a derivation: ask once a post. */
  public StateSeal seal() {
    return new StateSeal(new AuthenticatedCipher(derivation.derive("state", NO_INPUT)));
  }

  /** For wrapping, not to be changed. */
  byte[] secret() {
    return secret;
  }

  @Override
  public String toString() {
    return "AuthorKey";
  }
}
