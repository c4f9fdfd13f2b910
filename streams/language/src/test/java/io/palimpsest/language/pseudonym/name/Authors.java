package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.mechanisms.random.KeyedRandomness;

/** Authors of tests. */
final class Authors {
  private Authors() {}

  /** One of whom nothing is remembered. */
  static AuthorContext number(int number) {
    return new AuthorContext(randomness(number), AuthorMemory.empty());
  }

  /** The same author at the next post. */
  static AuthorContext later(int number, AuthorContext before) {
    return new AuthorContext(randomness(number), AuthorMemory.ofBytes(before.memory().toBytes()));
  }

  private static KeyedRandomness randomness(int number) {
    byte[] key = new byte[KeyedRandomness.KEY_BYTES];
    key[0] = (byte) number;
    key[1] = (byte) (number >> 8);
    return KeyedRandomness.of(key);
  }
}
