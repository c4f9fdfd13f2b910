package io.palimpsest.service.command;

import io.palimpsest.service.http.author.Account;
import io.palimpsest.service.ledger.BalanceTable;
import java.io.PrintWriter;
import java.util.List;

/** What is known of an author, for people to read. */
final class AccountPage {
  private static final String BALANCE = "%-11s  %-9s  %12s  %12s  %8s  %16s%n";
  private static final String CHARGE = "%-24s  %-24s  %6s  %12s  %-11s  %s%n";

  private final BalanceTable table;
  private final int maxCharges;

  /**
   * A page.
   *
   * @param delta at which balances are given as an epsilon
   * @param maxCharges how many of the latest charges are shown
   */
  AccountPage(double delta, int maxCharges) {
    this.table = new BalanceTable(delta);
    this.maxCharges = maxCharges;
  }

  void print(Account account, PrintWriter out) {
    if (!account.known()) {
      out.println("nothing is known of this author");
    }
    if (account.pseudonym() != null) {
      out.printf("pseudonym   %s, key epoch %d%n", account.pseudonym(), account.keyEpoch());
    }
    out.printf("preference  %s%n", preference(account.preference()));
    if (!account.balances().isEmpty()) {
      out.println();
      balances(account.balances(), out);
    }
    List<Account.Paid> charges = account.charges().stream().limit(maxCharges).toList();
    if (!charges.isEmpty()) {
      out.println();
      charges(charges, account.charges().size(), out);
    }
    out.flush();
  }

  private static String preference(Account.Preferred preference) {
    if (preference == null) {
      return "none";
    }
    if (!preference.release()) {
      return "release nothing";
    }
    String epsilon = preference.epsilon() == null ? "" : "epsilon " + preference.epsilon();
    String budget = preference.budget() == null ? "" : "budget " + preference.budget();
    String both = epsilon + (epsilon.isEmpty() || budget.isEmpty() ? "" : ", ") + budget;
    return both.isEmpty() ? "none" : "at most " + both;
  }

  private void balances(List<Account.Balance> balances, PrintWriter out) {
    out.printf(BALANCE, "unit", "window", "spent", "budget", "used", "epsilon at delta");
    for (Account.Balance balance : balances) {
      Double budget = balance.budget();
      out.printf(
          BALANCE,
          balance.unit(),
          balance.window(),
          "%.6f".formatted(balance.spent()),
          budget == null ? "-" : "%.6f".formatted(budget),
          budget == null ? "-" : BalanceTable.used(balance.spent(), budget),
          table.epsilon(balance.unit(), balance.spent()));
    }
  }

  private static void charges(List<Account.Paid> charges, int all, PrintWriter out) {
    out.printf("the latest %d of %d charges that are remembered%n", charges.size(), all);
    out.printf(CHARGE, "charged at", "post", "draws", "cost", "unit", "policy");
    for (Account.Paid charge : charges) {
      out.printf(
          CHARGE,
          charge.chargedAt(),
          shown(charge.postId()),
          charge.draws(),
          "%.6f".formatted(charge.cost()),
          charge.unit(),
          charge.policy() + " version " + charge.policyVersion());
    }
  }

  /** Ids are their producers' and may hold what moves a terminal's cursor. */
  private static String shown(String id) {
    return id.replaceAll("\\p{Cntrl}", "?");
  }
}
