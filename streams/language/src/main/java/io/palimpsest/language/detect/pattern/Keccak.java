package io.palimpsest.language.detect.pattern;

/** Keccak-256 of one block, as Ethereum uses it. Java has SHA3-256 only, which pads differently. */
final class Keccak {

  private static final int RATE = 136;
  private static final int[] ROTATION = {
    1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44
  };
  private static final int[] LANE = {
    10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1
  };

  private Keccak() {}

  /**
   * The hash.
   *
   * @param message shorter than 136 bytes
   */
  static byte[] hash256(byte[] message) {
    if (message.length >= RATE) {
      throw new IllegalArgumentException("longer than a block: " + message.length);
    }
    byte[] block = new byte[RATE];
    System.arraycopy(message, 0, block, 0, message.length);
    block[message.length] = 1;
    block[RATE - 1] |= (byte) 0x80;
    long[] state = new long[25];
    for (int i = 0; i < RATE; i++) {
      state[i / 8] |= (block[i] & 0xffL) << 8 * (i % 8);
    }
    permute(state);
    byte[] hash = new byte[32];
    for (int i = 0; i < hash.length; i++) {
      hash[i] = (byte) (state[i / 8] >>> 8 * (i % 8));
    }
    return hash;
  }

  private static void permute(long[] state) {
    int register = 1;
    for (int round = 0; round < 24; round++) {
      theta(state);
      rhoAndPi(state);
      chi(state);
      for (int j = 0; j < 7; j++) { // iota: round constants from their shift register
        if ((register & 1) == 1) {
          state[0] ^= 1L << ((1 << j) - 1);
        }
        register = register << 1 ^ ((register >>> 7) * 0x171);
      }
    }
  }

  private static void theta(long[] state) {
    long[] column = new long[5];
    for (int i = 0; i < 25; i++) {
      column[i % 5] ^= state[i];
    }
    for (int i = 0; i < 25; i++) {
      state[i] ^= column[(i + 4) % 5] ^ Long.rotateLeft(column[(i + 1) % 5], 1);
    }
  }

  private static void rhoAndPi(long[] state) {
    long moving = state[1];
    for (int i = 0; i < 24; i++) {
      long next = state[LANE[i]];
      state[LANE[i]] = Long.rotateLeft(moving, ROTATION[i]);
      moving = next;
    }
  }

  private static void chi(long[] state) {
    for (int y = 0; y < 25; y += 5) {
      long first = state[y];
      long second = state[y + 1];
      for (int x = 0; x < 3; x++) {
        state[y + x] ^= ~state[y + x + 1] & state[y + x + 2];
      }
      state[y + 3] ^= ~state[y + 4] & first;
      state[y + 4] ^= ~first & second;
    }
  }
}
