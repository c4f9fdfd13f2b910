package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.Objects;

/**
 * Who the author is, for the time of one post.
 *
 * @param randomness under the author's key
 * @param memory what is remembered of the author; it grows while a post is treated
 */
public record AuthorContext(KeyedRandomness randomness, AuthorMemory memory) {

  /** Refuses null. */
  public AuthorContext {
    Objects.requireNonNull(randomness, "randomness");
    Objects.requireNonNull(memory, "memory");
  }
}
