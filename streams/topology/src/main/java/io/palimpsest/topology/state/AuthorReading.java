package io.palimpsest.topology.state;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.engine.ReleasedText;
import io.palimpsest.language.budget.AuthorLedger;
import java.util.List;
import java.util.Optional;

/** What is kept of one author, for those who ask. */
public sealed interface AuthorReading {

  /** Nothing is: the author has never been here, or was forgotten. */
  record Nobody() implements AuthorReading {}

  /** Something is, and it cannot be opened: a master key is not on the ring, or it is damaged. */
  record Locked() implements AuthorReading {}

  /**
   * All of it. As private as the posts.
   *
   * @param pseudonym how the author is called outside of the raw zone
   * @param keyEpoch of the author's key
   * @param preference what the author asks for, if anything
   * @param ledger what was spent
   * @param releases the latest ones, the oldest first
   */
  record Open(
      String pseudonym,
      long keyEpoch,
      Optional<AuthorPreference> preference,
      AuthorLedger ledger,
      List<ReleasedText> releases)
      implements AuthorReading {

    public Open {
      releases = List.copyOf(releases);
    }

    /** Says nothing. */
    @Override
    public String toString() {
      return "Open[...]";
    }
  }
}
