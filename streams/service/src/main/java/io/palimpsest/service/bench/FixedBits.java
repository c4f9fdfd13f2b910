package io.palimpsest.service.bench;

import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.random.RandomBits;

/** Randomness that is the same in every run: the key is known, and nothing is released. */
public final class FixedBits {
  private FixedBits() {}

  /** An author whom everybody can draw for. */
  public static KeyedRandomness author() {
    return KeyedRandomness.of(new byte[KeyedRandomness.KEY_BYTES]);
  }

  /** An endless stream of its own for each purpose. */
  public static RandomBits of(String purpose) {
    return author().in(new DrawScope.User(Digest.ofText(purpose))).draw(0);
  }
}
