package io.palimpsest.mechanisms.key;

import java.util.Objects;

/**
 * Encrypts one author's state values, each bound to its store and its key there: AES-256-GCM with
 * random initialisation vectors, 29 bytes longer than the value.
 *
 * <p>A value that was moved to another key or store, or that another author's key sealed, does not
 * open. What does open may be an older value of the same key: whoever can write to a changelog can
 * set an author back.
 *
 * <p><b>Bound.</b> At most 2^32 values an author, all stores and overwritten values included: then
 * two initialisation vectors are equal with a probability below 2^-33. At ten writes a second that
 * is 13 years.
 *
 * <p>Thread-safe.
 */
public final class StateSeal {
  private final AuthenticatedCipher cipher;

  StateSeal(AuthenticatedCipher cipher) {
    this.cipher = cipher;
  }

  /** The value as it may be stored: another one each time. */
  public byte[] seal(String store, String key, byte[] plain) {
    Objects.requireNonNull(plain, "plain");
    return cipher.seal(plain, bound(store, key));
  }

  /**
   * The value that was sealed.
   *
   * @throws SealBrokenException if it is damaged, or of another store, key or author
   */
  public byte[] open(String store, String key, byte[] sealed) {
    Objects.requireNonNull(sealed, "sealed");
    return cipher.open(sealed, bound(store, key)).orElseThrow(SealBrokenException::new);
  }

  private static byte[] bound(String store, String key) {
    Objects.requireNonNull(store, "store");
    Objects.requireNonNull(key, "key");
    return Binding.of(store, key);
  }

  @Override
  public String toString() {
    return "StateSeal";
  }
}
