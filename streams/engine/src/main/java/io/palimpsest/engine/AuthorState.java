package io.palimpsest.engine;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.mechanisms.random.KeyedRandomness;

/**
 * What every post of an author is decided by.
 *
 * @param pseudonym how the author is called outside of the raw zone
 * @param epoch of the author's key
 * @param randomness what all draws for the author are made from
 * @param preference what the author asks for
 * @param ledger what the author has spent
 */
public record AuthorState(
    String pseudonym,
    long epoch,
    KeyedRandomness randomness,
    AuthorPreference preference,
    AuthorLedger ledger) {

  /** Says nothing. */
  @Override
  public String toString() {
    return "AuthorState[...]";
  }
}
