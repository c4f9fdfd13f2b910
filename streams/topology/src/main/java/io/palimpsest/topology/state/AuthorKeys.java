package io.palimpsest.topology.state;

import io.palimpsest.mechanisms.key.AuthorKey;
import io.palimpsest.mechanisms.key.StateSeal;
import io.palimpsest.mechanisms.random.KeyedRandomness;

/**
 * Everything derived from an author's key, for the duration of one event.
 *
 * @param entry the key of the author's entries
 * @param epoch the epoch of the key
 * @param pseudonym the author's name outside the raw zone
 * @param randomness the source of all draws for the author
 * @param seal encrypts and decrypts the author's entries
 */
record AuthorKeys(
    String entry, long epoch, String pseudonym, KeyedRandomness randomness, StateSeal seal) {

  static AuthorKeys of(String entry, AuthorKey key, long epoch) {
    return new AuthorKeys(entry, epoch, key.pseudonym(), key.randomness(epoch), key.seal());
  }

  /** Returns a copy for another event, without cached ciphers. */
  AuthorKeys again() {
    return new AuthorKeys(entry, epoch, pseudonym, randomness.withoutCiphers(), seal);
  }

  /** Redacted: identifies a person. */
  @Override
  public String toString() {
    return "AuthorKeys[...]";
  }
}
