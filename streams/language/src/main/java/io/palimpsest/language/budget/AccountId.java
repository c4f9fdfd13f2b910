package io.palimpsest.language.budget;

/**
 * One column of a ledger. Policies that count in the same unit over the same window share it.
 *
 * @param unit label of the unit
 * @param window label of the window
 */
public record AccountId(String unit, String window) implements Comparable<AccountId> {
  @Override
  public int compareTo(AccountId other) {
    int byUnit = unit.compareTo(other.unit);
    return byUnit == 0 ? window.compareTo(other.window) : byUnit;
  }
}
