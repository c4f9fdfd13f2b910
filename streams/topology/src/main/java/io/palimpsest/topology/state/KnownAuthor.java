package io.palimpsest.topology.state;

import io.palimpsest.engine.Author;
import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.mechanisms.key.SealBrokenException;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * An author whose key is open, for the time of one event. What is sealed is opened when it is first
 * asked for: if it does not open, it is still known whose it is. Not thread-safe.
 */
public final class KnownAuthor {
  private final AuthorKeys keys;
  private final byte[] key;
  private final boolean isWritten;
  private final Supplier<AuthorContents> sealed;
  private Optional<AuthorContents> opened = Optional.empty();

  /**
   * An author.
   *
   * @param key as it is to be kept: wrapped
   * @param isWritten whether it is kept like that; it is not if the author is new, or the key was
   *     wrapped again
   * @param sealed opens the contents of the entry
   */
  KnownAuthor(AuthorKeys keys, byte[] key, boolean isWritten, Supplier<AuthorContents> sealed) {
    this.keys = keys;
    this.key = key;
    this.isWritten = isWritten;
    this.sealed = sealed;
  }

  AuthorKeys keys() {
    return keys;
  }

  byte[] key() {
    return key;
  }

  boolean isWritten() {
    return isWritten;
  }

  /** Whether what is sealed opens. */
  boolean isReadable() {
    try {
      contents();
      return true;
    } catch (SealBrokenException | IllegalArgumentException e) {
      return false;
    }
  }

  AuthorContents contents() {
    if (opened.isEmpty()) {
      opened = Optional.of(sealed.get());
    }
    return opened.get();
  }

  /** What all draws for the author are made from, and how the author is called. */
  public Author author() {
    return new Author(keys.pseudonym(), keys.epoch(), keys.randomness());
  }

  /**
   * What the author asks for.
   *
   * @throws io.palimpsest.mechanisms.key.SealBrokenException if the entry does not open
   */
  public AuthorPreference preference() {
    return contents().preference().orElse(AuthorPreference.NONE);
  }

  /**
   * What the author has spent.
   *
   * @throws io.palimpsest.mechanisms.key.SealBrokenException if the entry does not open
   */
  public AuthorLedger ledger() {
    return contents().ledger();
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "KnownAuthor[...]";
  }
}
