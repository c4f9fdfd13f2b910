package io.palimpsest.topology.state;

import io.palimpsest.engine.Author;
import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.mechanisms.key.SealBrokenException;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * An author whose key is open, for the duration of one event. Decrypts the contents on first use,
 * so that the pseudonym is known even if the contents are damaged. Not thread-safe.
 */
public final class OpenAuthor {
  private final AuthorKeys keys;
  private final byte[] key;
  private final boolean isWritten;
  private final Supplier<AuthorContents> sealed;
  private Optional<AuthorContents> opened = Optional.empty();

  /**
   * Creates an author with lazily decrypted contents.
   *
   * @param key the wrapped key, as it is to be stored
   * @param isWritten false if the author is new or the key was wrapped again
   * @param sealed decrypts the contents of the entry
   */
  OpenAuthor(AuthorKeys keys, byte[] key, boolean isWritten, Supplier<AuthorContents> sealed) {
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

  /** Returns whether the contents can be decrypted. */
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

  /** Returns the author as the engine knows it. */
  public Author author() {
    return new Author(keys.pseudonym(), keys.epoch(), keys.randomness());
  }

  /**
   * Returns the author's preference.
   *
   * @throws io.palimpsest.mechanisms.key.SealBrokenException if the contents cannot be decrypted
   */
  public AuthorPreference preference() {
    return contents().preference().orElse(AuthorPreference.NONE);
  }

  /**
   * Returns the author's ledger.
   *
   * @throws io.palimpsest.mechanisms.key.SealBrokenException if the contents cannot be decrypted
   */
  public AuthorLedger ledger() {
    return contents().ledger();
  }

  /** Redacted: identifies a person. */
  @Override
  public String toString() {
    return "OpenAuthor[...]";
  }
}
