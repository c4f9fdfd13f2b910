package io.palimpsest.topology.query;

import io.palimpsest.engine.AuthorPreference;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What can be told about an author: balances and charges, no text and no names.
 *
 * @param pseudonym how the author is called outside of the raw zone; empty if nothing is kept
 * @param keyEpoch of the author's key; empty if nothing is kept
 * @param preference what the author asks for, if anything
 * @param accounts one for each unit and window that the author has spent in or may spend in
 * @param charges of the latest releases that are still remembered, newest first
 */
public record AuthorView(
    Optional<String> pseudonym,
    OptionalLong keyEpoch,
    Optional<AuthorPreference> preference,
    List<AccountView> accounts,
    List<ChargeView> charges) {
  /** Of somebody of whom nothing is kept. */
  public static final AuthorView UNKNOWN =
      new AuthorView(
          Optional.empty(), OptionalLong.empty(), Optional.empty(), List.of(), List.of());

  public AuthorView {
    accounts = List.copyOf(accounts);
    charges = List.copyOf(charges);
  }

  /** Whether anything is kept of the author. */
  public boolean known() {
    return pseudonym.isPresent();
  }

  /** Says nothing: whoever asked knows whose pseudonym it is. */
  @Override
  public String toString() {
    return "AuthorView[...]";
  }
}
