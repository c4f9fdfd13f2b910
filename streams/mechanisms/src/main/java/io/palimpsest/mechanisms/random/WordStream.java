package io.palimpsest.mechanisms.random;

import java.util.Optional;

/**
 * The blocks of index 0 under a seed of its own, as {@link BlockStream} has them. Most words need a
 * few of them, so these are made at once, by a cipher that serves the next word as well.
 */
final class WordStream implements RandomBits {
  private static final int FIRST_BLOCKS = 4;
  private static final byte[] INPUTS = inputs();

  private final KeyedRandomness author;
  private final FieldEncoding context;
  private final byte[] first = new byte[INPUTS.length];
  private int at;

  /** Behind the first blocks, which few get to: with a cipher of its own. */
  private Optional<BlockStream> rest = Optional.empty();

  WordStream(KeyedRandomness author, FieldEncoding context) {
    this.author = author;
    this.context = context;
    author.encrypt(context, INPUTS, first);
  }

  private static byte[] inputs() {
    byte[] inputs = new byte[FIRST_BLOCKS * BlockCipher.BLOCK_BYTES];
    for (int counter = 0; counter < FIRST_BLOCKS; counter++) {
      BlockCipher.LONG.set(inputs, counter * BlockCipher.BLOCK_BYTES + Long.BYTES, (long) counter);
    }
    return inputs;
  }

  @Override
  public long nextLong() {
    if (at < first.length) {
      long next = (long) BlockCipher.LONG.get(first, at);
      at += Long.BYTES;
      return next;
    }
    if (rest.isEmpty()) {
      rest = Optional.of(new BlockStream(author.cipher(context), 0, FIRST_BLOCKS));
    }
    return rest.get().nextLong();
  }

  @Override
  public String toString() {
    return "RandomBits";
  }
}
