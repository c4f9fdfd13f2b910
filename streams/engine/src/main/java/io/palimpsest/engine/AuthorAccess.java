package io.palimpsest.engine;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.generalize.SharedValues;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import java.util.Optional;

/**
 * What is kept of one post's author, wherever that is. It is only read here: what changes leaves
 * with the {@link Decision}. Each part is asked for once at most, and only if it is needed.
 *
 * <p>Each may throw {@link StateUnavailableException}, by which no decision is made, and whatever
 * else, by which the post is withheld.
 */
public interface AuthorAccess {

  /** The author; empty if there is a key and it cannot be opened. */
  Optional<Author> author();

  /** What the author asks for. */
  AuthorPreference preference();

  /** What the author has spent. */
  AuthorLedger ledger();

  /** What was released before of the same post under the same policy, if that is remembered. */
  Optional<ReleasedText> released(ReleaseIdentity release);

  /** The names that were given in earlier posts. What it learns is kept with the release only. */
  AuthorMemory names();

  /** Which values many authors share. */
  SharedValues shared();
}
