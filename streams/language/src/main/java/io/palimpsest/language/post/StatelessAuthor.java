package io.palimpsest.language.post;

import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.memory.NameKeys;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.Objects;

/**
 * An author of whom nothing is remembered from record to record. Holds what depends on the key
 * alone and is costly to make: keep it for the author's next record. Thread-safe.
 */
public final class StatelessAuthor {
  private final KeyedRandomness randomness;
  private final NameKeys keys;

  /** The author with this randomness. */
  public StatelessAuthor(KeyedRandomness randomness) {
    this.randomness = Objects.requireNonNull(randomness, "randomness");
    this.keys = NameKeys.of(randomness);
  }

  KeyedRandomness randomness() {
    return randomness;
  }

  /** For one record. */
  AuthorContext withoutMemory() {
    return new AuthorContext(randomness, AuthorMemory.empty(keys));
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "StatelessAuthor";
  }
}
