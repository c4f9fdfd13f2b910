package io.palimpsest.mechanisms.random;

import java.security.GeneralSecurityException;
import java.security.Provider;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * All the randomness of an author's releases, as a pseudo-random function under the author's key.
 * Whoever holds this object can draw, and can do nothing else with the key.
 *
 * <p><b>Why two steps.</b> A scope gets a seed by HMAC-SHA-256, and a draw one block of AES-256
 * under that seed ({@link ScopedRandomness}). Measured on one core of a two-core AMD EPYC (AES and
 * SHA instructions, OpenJDK 17.0.15, another build running beside it): HMAC for every draw 3.6
 * million draws/s, below the floor of 5 million; one AES-256 block 35 million/s (AES-128: 44
 * million/s, not worth the shorter key). A draw from an alias table with all that belongs to it: 11
 * million/s in one scope. The scope itself takes 3 to 4 microseconds, half of it AES's key
 * schedule, so that posts of 20 words come to 2.3 to 3.1 million draws/s. The scope of an epoch is
 * therefore kept as long as this object is. A spelled word would need a seed of its own for two or
 * three numbers, so it takes these from HMAC at once ({@link WordStream}).
 *
 * <p><b>Argument.</b> If HMAC-SHA-256 is a pseudo-random function, the seeds of different scopes
 * and the blocks of spelled words are independent of each other and of all else derived from the
 * key with another first field. If AES-256 is a pseudo-random permutation, the {@code q} blocks
 * read in one scope differ from uniform ones with an advantage of at most {@code q^2 / 2^129}:
 * below 2^-48 for 2^40 draws. No differential privacy stands against an observer who can break
 * either, or who has the key.
 *
 * <p>Thread-safe; the scopes are not.
 */
public final class KeyedRandomness {
  /** Bytes of an author's key. */
  public static final int KEY_BYTES = 32;

  private static final String ALGORITHM = "HmacSHA256";

  /** Looked up once: asking all providers each time costs as much as a seed. */
  private static final Provider PROVIDER = provider();

  /** Never updated, only cloned: looking up and keying a Mac costs more than the seed itself. */
  private final Mac keyed;

  private final long epoch;

  /** Of the last scope that outlives a post: an author's posts mostly ask for one and the same. */
  private volatile Optional<OfEpoch> latest = Optional.empty();

  private record OfEpoch(DrawScope.User scope, BlockCipher cipher) {}

  private KeyedRandomness(Mac keyed, long epoch) {
    this.keyed = keyed;
    this.epoch = epoch;
  }

  /** The randomness under a key in its first epoch, number 0. */
  public static KeyedRandomness of(byte[] key) {
    return of(key, 0);
  }

  /**
   * The randomness under a key in one of its epochs: what is drawn once in an epoch ({@link
   * DrawScope.User}) is drawn anew in the next one. The draws of a post stay as they are, so that a
   * post that is replayed in a later epoch is no second release.
   *
   * @param key of 32 uniformly random bytes; copied, so that the caller can wipe its own
   * @param epoch at least 0
   */
  public static KeyedRandomness of(byte[] key, long epoch) {
    if (epoch < 0) {
      throw new IllegalArgumentException(
          "a key epoch must be at least 0. Provided value: %s".formatted(epoch));
    }
    if (key.length != KEY_BYTES) {
      // The length and never the bytes.
      throw new IllegalArgumentException(
          "an author's key has %s bytes. Provided value: %s".formatted(KEY_BYTES, key.length));
    }
    try {
      Mac keyed = Mac.getInstance(ALGORITHM, PROVIDER);
      keyed.init(new SecretKeySpec(key, ALGORITHM));
      return new KeyedRandomness(keyed, epoch);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no " + ALGORITHM, e);
    }
  }

  /** The same draws, without the ciphers that were made so far: a kilobyte each. */
  public KeyedRandomness withoutCiphers() {
    return new KeyedRandomness(keyed, epoch);
  }

  private static Provider provider() {
    try {
      return Mac.getInstance(ALGORITHM).getProvider();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no " + ALGORITHM, e);
    }
  }

  /** The draws of one scope: ask once a post, or once an epoch, and draw from it many times. */
  public ScopedRandomness in(DrawScope scope) {
    Objects.requireNonNull(scope, "scope");
    return new ScopedRandomness(this, scope);
  }

  FieldEncoding context(DrawScope scope) {
    return FieldEncoding.of(scope, epoch);
  }

  /** The cipher of a scope. Others may have the same one, so it is used under its lock. */
  BlockCipher cipher(DrawScope scope) {
    if (!(scope instanceof DrawScope.User user)) {
      return cipher(context(scope));
    }
    Optional<OfEpoch> known = latest;
    if (known.isPresent() && known.get().scope().equals(user)) {
      return known.get().cipher();
    }
    BlockCipher cipher = cipher(context(scope));
    latest = Optional.of(new OfEpoch(user, cipher));
    return cipher;
  }

  /** A cipher under the seed of a context. */
  BlockCipher cipher(FieldEncoding context) {
    byte[] seed = mac(context);
    BlockCipher cipher = new BlockCipher(seed);
    Arrays.fill(seed, (byte) 0);
    return cipher;
  }

  /** 32 bytes: the seed of a scope, which is forgotten at once, or bits of a word. */
  byte[] mac(FieldEncoding context) {
    try {
      Mac mac = (Mac) keyed.clone();
      context.writeTo(mac);
      return mac.doFinal();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("the " + ALGORITHM + " of this Java cannot be cloned", e);
    }
  }

  @Override
  public String toString() {
    return "KeyedRandomness";
  }
}
