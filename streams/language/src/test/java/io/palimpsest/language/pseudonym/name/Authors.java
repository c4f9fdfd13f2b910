package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.detect.EntityType;
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

  /** Uses names until no new one is given. */
  static void fill(AuthorContext author) {
    for (int i = 0; !author.memory().isFull(); i++) {
      String name = "Name" + Integer.toString(i, 36);
      NamePseudonyms.standard().replace(EntityType.PERSON, name, author);
    }
  }

  private static KeyedRandomness randomness(int number) {
    byte[] key = new byte[KeyedRandomness.KEY_BYTES];
    key[0] = (byte) number;
    key[1] = (byte) (number >> 8);
    return KeyedRandomness.of(key);
  }
}
