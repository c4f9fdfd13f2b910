package io.palimpsest.service.ledger;

import java.util.List;
import java.util.OptionalDouble;

/**
 * Whether the balances are what the charges come to.
 *
 * @param charges how many were read
 * @param authors how many pseudonyms have paid
 * @param balances how many accounts have a balance
 * @param unreadable how many entries of charges this version cannot make sense of
 * @param differences accounts where the two disagree
 */
public record LedgerReport(
    long charges, int authors, int balances, long unreadable, List<Difference> differences) {

  public LedgerReport {
    differences = List.copyOf(differences);
  }

  /** Whether everything agrees. */
  public boolean agrees() {
    return differences.isEmpty() && unreadable == 0;
  }

  /**
   * An account whose balance is not what its charges come to.
   *
   * @param author a pseudonym
   * @param recorded what the balance says; empty if there is none
   * @param recomputed what the charges come to; empty if there are none
   */
  public record Difference(
      String author,
      String unit,
      String window,
      OptionalDouble recorded,
      OptionalDouble recomputed) {

    /** The pseudonym is public to whoever may read the ledger. */
    public String inWords() {
      return "%s %s %s: the balance says %s, the charges come to %s"
          .formatted(author, unit, window, shown(recorded), shown(recomputed));
    }

    private static String shown(OptionalDouble amount) {
      return amount.isPresent() ? Double.toString(amount.getAsDouble()) : "nothing";
    }
  }
}
