package io.palimpsest.language.detect.tagger;

/**
 * The hash functions of the tagger. They are part of the model file: another function needs a new
 * model and a new format version.
 *
 * <p>Not secret and not meant to be: who knows them can make two words collide and gets a worse
 * guess about those words, nothing else.
 */
final class Mixing {
  private static final int START = 0x811C9DC5;
  private static final int STEP = 0x01000193;

  private Mixing() {}

  /** Of letters in an array. */
  static int letters(char[] letters, int start, int end) {
    int hash = START;
    for (int i = start; i < end; i++) {
      hash = step(hash, letters[i]);
    }
    return hash;
  }

  /** The same for a string, so that words can be hashed before there is a text. */
  static int letters(CharSequence letters) {
    int hash = START;
    for (int i = 0; i < letters.length(); i++) {
      hash = step(hash, letters.charAt(i));
    }
    return hash;
  }

  /** Of nothing; grows by {@link #step}. */
  static int start() {
    return START;
  }

  static int step(int hash, int letter) {
    return (hash ^ letter) * STEP;
  }

  /** One value of two; the order matters. */
  static int pair(int one, int other) {
    int hash = one * 0x2C1B3C6D + other;
    hash ^= hash >>> 15;
    return hash * 0x297A2D39;
  }

  /** Spreads all bits: the low bits of the answer may index a table. */
  static int spread(int value) {
    int hash = value * 0x85EBCA6B;
    hash ^= hash >>> 15;
    hash *= 0xC2B2AE35;
    return hash ^ (hash >>> 13);
  }
}
