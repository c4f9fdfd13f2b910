package io.palimpsest.service.ledger;

import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.ledger.Spending;
import io.palimpsest.mechanisms.ledger.Window;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Charges and balances as a service writes them, the balances in the order of their first charge.
 */
record Books(List<Charge> charges, List<Balance> balances) {
  private static final Instant START = Instant.parse("2020-05-01T12:00:00Z");
  private static final Duration LATENESS = Duration.ofMinutes(10);

  /** A charge, some minutes after the start. */
  record Entry(String author, String unit, String window, double cost, int minute) {}

  static Books of(List<Entry> entries) {
    List<Charge> charges = new ArrayList<>();
    Map<String, Balance> balances = new LinkedHashMap<>();
    Map<String, Spending> accounts = new LinkedHashMap<>();
    for (Entry entry : entries) {
      String key = String.join("|", entry.author(), entry.unit(), entry.window());
      Spending before =
          accounts.getOrDefault(key, Spending.none(Window.of(entry.window(), LATENESS)));
      Instant written = START.plus(Duration.ofMinutes(entry.minute()));
      Instant time = before.timeOf(written, written, LATENESS);
      Amount cost = Amount.roundedUp(entry.cost());
      accounts.put(key, before.plus(time, cost));
      charges.add(charge(entry, time, cost));
      balances.put(key, balance(entry, time, accounts.get(key).spent()));
    }
    return new Books(charges, List.copyOf(balances.values()));
  }

  private static Charge charge(Entry entry, Instant time, Amount cost) {
    return Charge.newBuilder()
        .setPostId("1")
        .setAuthor(entry.author())
        .setPolicy("made")
        .setPolicyVersion(1)
        .setMechanism("custext")
        .setGuaranteeFingerprint("none")
        .setAccountant("made")
        .setDraws(1)
        .setCost(cost.value())
        .setChargedAt(time)
        .setUnit(entry.unit())
        .setWindows(List.of(entry.window()))
        .setLateness(LATENESS.toString())
        .setEpsilon(cost.value())
        .build();
  }

  private static Balance balance(Entry entry, Instant time, Amount spent) {
    return Balance.newBuilder()
        .setAuthor(entry.author())
        .setPolicy("made")
        .setAccountant("made")
        .setSpent(spent.value())
        .setBudget(1000)
        .setWindow(entry.window())
        .setUpdatedAt(time)
        .setUnit(entry.unit())
        .build();
  }
}
