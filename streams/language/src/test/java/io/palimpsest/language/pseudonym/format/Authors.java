package io.palimpsest.language.pseudonym.format;

import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.nio.ByteBuffer;

/** Made-up authors. */
final class Authors {

  private Authors() {}

  static KeyedRandomness author(int number) {
    return KeyedRandomness.of(
        ByteBuffer.allocate(KeyedRandomness.KEY_BYTES).putInt(number).array());
  }
}
