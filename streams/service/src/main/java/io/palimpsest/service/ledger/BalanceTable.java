package io.palimpsest.service.ledger;

import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.accounting.Conversion;
import io.palimpsest.mechanisms.accounting.LossUnit;
import io.palimpsest.schemas.Balance;
import java.io.PrintWriter;
import java.util.List;

/**
 * Balances for people to read. Amounts of different units do not compare, so each line also says
 * which part of the budget is used, and which epsilon, at one delta for all, the amount corresponds
 * to.
 *
 * <p>Trap: at a fixed Rényi order that epsilon has a constant part, which is there from the first
 * word on. How near an author is to the end is told by the part that is used.
 */
public final class BalanceTable {
  private static final String LINE = "%-32s  %-13s  %-11s  %-9s  %12s  %12s  %8s  %16s%n";

  private final double delta;

  /**
   * A table.
   *
   * @param delta between 0 and 1; units without a delta need none
   */
  public BalanceTable(double delta) {
    this.delta = delta;
  }

  /** Writes it, with a headline. */
  public void print(List<Balance> balances, PrintWriter out) {
    out.printf(
        LINE,
        "author",
        "accountant",
        "unit",
        "window",
        "spent",
        "budget",
        "used",
        "epsilon at delta");
    for (Balance balance : balances) {
      out.printf(
          LINE,
          balance.getAuthor(),
          balance.getAccountant(),
          balance.getUnit(),
          balance.getWindow(),
          "%.6f".formatted(balance.getSpent()),
          "%.6f".formatted(balance.getBudget()),
          used(balance.getSpent(), balance.getBudget()),
          epsilon(balance.getUnit(), balance.getSpent()));
    }
    out.flush();
  }

  /** Which part of the budget is spent, rounded up. */
  public static String used(double spent, double budget) {
    double percent = 100 * spent / budget;
    return Double.isFinite(percent) ? "%.1f %%".formatted(Math.ceil(percent * 10) / 10) : "-";
  }

  /** What was spent as an epsilon, rounded up as a promise is. */
  public String epsilon(String unit, double spent) {
    try {
      double epsilon = Conversion.epsilon(LossUnit.parse(unit), Amount.roundedUp(spent), delta);
      return "%.3f".formatted(Math.ceil(epsilon * 1000) / 1000);
    } catch (IllegalArgumentException e) {
      return "-"; // a unit of another version
    }
  }
}
