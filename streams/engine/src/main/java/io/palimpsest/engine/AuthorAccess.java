package io.palimpsest.engine;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.generalize.SharedValues;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import java.util.Optional;

/**
 * Reads the stored state of one post's author. The engine calls each method only when it needs the
 * value, and never writes: changes are returned in the {@link Decision}.
 *
 * <p>A method that throws {@link StateUnavailableException} aborts the decision; any other
 * exception withholds the post.
 */
public interface AuthorAccess {

  /** Opens the author's key; empty if one is stored and cannot be opened. Called first. */
  Optional<Author> author();

  /** Returns what the author asks for. */
  AuthorPreference preference();

  /** Returns what the author has spent. */
  AuthorLedger ledger();

  /** Returns the earlier release of the same post under the same policy, while it is remembered. */
  Optional<ReleasedText> released(ReleaseIdentity release);

  /** Returns the replacements given to names in earlier posts. New ones are stored on release. */
  AuthorMemory names();

  /** Returns which values enough authors share. */
  SharedValues shared();
}
