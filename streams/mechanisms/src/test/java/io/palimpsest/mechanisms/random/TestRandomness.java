package io.palimpsest.mechanisms.random;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Randomness of tests: the release's own under a fixed key, so that a statistical test that passes
 * passes always. Its false-alarm rate is the share of seeds with which it would fail. Another seed:
 * {@code -Dtests.seed=...}.
 */
public final class TestRandomness {
  private static final String SEED = System.getProperty("tests.seed", "palimpsest");

  private TestRandomness() {}

  /** A scope of a test's own. */
  public static ScopedRandomness scope(String test) {
    byte[] key = Arrays.copyOf(SEED.getBytes(StandardCharsets.UTF_8), KeyedRandomness.KEY_BYTES);
    Digest none = new Digest(0, 0, 0, 0);
    return KeyedRandomness.of(key).in(new DrawScope.Token(test, none, none));
  }
}
