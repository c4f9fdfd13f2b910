package io.palimpsest.language.pseudonym.format;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;

/** The random choices of one replacement, all uniform. */
final class Draw {

  private final RandomBits bits;

  Draw(RandomBits bits) {
    this.bits = bits;
  }

  long below(long bound) {
    return Uniform.below(bound, bits);
  }

  /** From one bound to the other, both included. */
  int between(int least, int most) {
    return least + (int) below(most - least + 1L);
  }

  char oneOf(String allowed) {
    return allowed.charAt((int) below(allowed.length()));
  }

  void fill(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i++) {
      bytes[i] = (byte) below(256);
    }
  }
}
