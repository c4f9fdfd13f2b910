package io.palimpsest.language.budget;

import java.util.Comparator;

/**
 * One column of a ledger. Policies that count in the same unit over the same window share it.
 *
 * @param unit label of the unit
 * @param window label of the window
 */
public record AccountId(String unit, String window) implements Comparable<AccountId> {
  private static final Comparator<AccountId> ORDER =
      Comparator.comparing(AccountId::unit).thenComparing(AccountId::window);

  @Override
  public int compareTo(AccountId other) {
    return ORDER.compare(this, other);
  }
}
