package io.palimpsest.topology.state;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.engine.AuthorState;
import io.palimpsest.language.budget.AuthorLedger;

/**
 * An author's entry, opened for the time of one event.
 *
 * @param author with the key
 * @param key as it is to be kept: wrapped
 * @param isWritten whether the entry in the store is this one; it is not if the author is new, or
 *     the key was wrapped again
 */
public record KnownAuthor(Author author, byte[] key, AuthorContents contents, boolean isWritten) {

  /** What posts are decided by. */
  public AuthorState state() {
    return new AuthorState(
        author.pseudonym(),
        author.epoch(),
        author.randomness(),
        contents.preference().orElse(AuthorPreference.NONE),
        contents.ledger());
  }

  /** What the author has spent. */
  public AuthorLedger ledger() {
    return contents.ledger();
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "KnownAuthor[...]";
  }
}
