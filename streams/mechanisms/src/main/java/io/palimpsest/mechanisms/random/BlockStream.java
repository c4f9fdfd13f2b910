package io.palimpsest.mechanisms.random;

/**
 * The blocks of one index, two longs each: enough for one draw from an alias table. The cipher may
 * be shared with other streams, of other threads too.
 */
final class BlockStream implements RandomBits {
  private final BlockCipher cipher;
  private final long index;
  private long counter;
  private long second;
  private boolean hasSecond;

  BlockStream(BlockCipher cipher, long index) {
    this.cipher = cipher;
    this.index = index;
  }

  @Override
  public long nextLong() {
    if (hasSecond) {
      hasSecond = false;
      return second;
    }
    hasSecond = true;
    synchronized (cipher) {
      cipher.encrypt(index, counter++);
      second = cipher.low();
      return cipher.high();
    }
  }

  @Override
  public String toString() {
    return "RandomBits";
  }
}
