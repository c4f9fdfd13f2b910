package io.palimpsest.language.budget;

import io.palimpsest.mechanisms.accounting.Amount;
import java.time.Instant;
import java.util.List;

/**
 * What was paid for a release.
 *
 * @param accountant how it was counted; {@code none} where nobody counts
 * @param unit of the cost; {@value #UNMETERED} where nobody counts, and then it is pure epsilon
 * @param draws how many were paid now
 * @param cost of these draws, rounded up; means nothing where nobody counts and epsilon is
 *     infinite: it is 0 then because there is no number to write
 * @param epsilon sum of their losses, rounded up; infinite where a loss has no bound, or one that
 *     depends on a distance
 * @param chargedAt the time that it counts for
 * @param balances one for each window, after the charge
 * @param remaining the same for everybody to see
 */
public record Payment(
    String accountant,
    String unit,
    int draws,
    Amount cost,
    double epsilon,
    Instant chargedAt,
    List<BalanceLine> balances,
    Remaining remaining) {
  /** The unit where nobody counts. */
  public static final String UNMETERED = "unmetered";

  /** The accountant where nobody counts. */
  static final String NO_ACCOUNTANT = "none";

  /** Of a release for which nothing is drawn because the budget does not suffice. */
  public static Payment nothing(String accountant, Instant time) {
    return new Payment(
        accountant, UNMETERED, 0, Amount.ZERO, 0, time, List.of(), Remaining.EXHAUSTED);
  }

  public Payment {
    balances = List.copyOf(balances);
  }
}
