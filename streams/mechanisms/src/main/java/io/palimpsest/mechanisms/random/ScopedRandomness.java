package io.palimpsest.mechanisms.random;

import java.util.Objects;
import java.util.Optional;

/**
 * The draws of one scope. Each index has a stream of its own, and the streams may be read in any
 * order and interleaved: block {@code c} of index {@code i} is {@code AES-256(seed, i | c)}, both
 * written as eight bytes, highest first. Pairs {@code (i, c)} are different inputs of one
 * permutation, so no block is used twice.
 *
 * <p>Not thread-safe.
 */
public final class ScopedRandomness {
  private final KeyedRandomness author;
  private final DrawScope scope;

  /** Made at the first index that is asked for: who draws for spelled words only needs none. */
  private Optional<BlockCipher> cipher = Optional.empty();

  ScopedRandomness(KeyedRandomness author, DrawScope scope) {
    this.author = author;
    this.scope = scope;
  }

  /**
   * The bits of one draw, from their beginning at each call.
   *
   * @param index a position at level token, else the id of a word in the table; at least 0
   */
  public RandomBits draw(long index) {
    if (index < 0) {
      throw new IllegalArgumentException(
          "the index of a draw must be at least 0. Provided value: %s".formatted(index));
    }
    if (cipher.isEmpty()) {
      cipher = Optional.of(author.cipher(scope));
    }
    return new BlockStream(cipher.get(), index);
  }

  /**
   * The bits of a word that the table does not have: a number, a name, an unknown word. Costs an
   * HMAC, which is several times a draw by index and a fraction of a scope.
   *
   * <p>The word is one field more than a scope has, and later blocks have a label of their own, so
   * that none is the seed of a scope or a block of another word.
   */
  public RandomBits draw(String word) {
    Objects.requireNonNull(word, "word");
    return new WordStream(author, author.context(scope).text(word));
  }

  @Override
  public String toString() {
    return "ScopedRandomness in " + scope;
  }
}
