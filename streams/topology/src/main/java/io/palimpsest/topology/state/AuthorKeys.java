package io.palimpsest.topology.state;

import io.palimpsest.mechanisms.key.AuthorKey;
import io.palimpsest.mechanisms.key.StateSeal;
import io.palimpsest.mechanisms.random.KeyedRandomness;

/**
 * An author whose key is at hand, for the time of one event. All that is derived from the key is
 * derived once.
 *
 * @param entry under which the author's entries are kept
 * @param epoch of the key
 * @param pseudonym how the author is called outside of the raw zone
 * @param randomness what all draws for the author are made from
 * @param seal what opens the author's entries
 */
record AuthorKeys(
    String entry, long epoch, String pseudonym, KeyedRandomness randomness, StateSeal seal) {

  static AuthorKeys of(String entry, AuthorKey key, long epoch) {
    return new AuthorKeys(entry, epoch, key.pseudonym(), key.randomness(epoch), key.seal());
  }

  /** The same for another event: what was made of the key meanwhile is let go. */
  AuthorKeys again() {
    return new AuthorKeys(entry, epoch, pseudonym, randomness.withoutCiphers(), seal);
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "AuthorKeys[...]";
  }
}
