package io.palimpsest.language.budget;

import static io.palimpsest.language.budget.Ledgers.granted;
import static io.palimpsest.language.budget.Ledgers.refused;
import static io.palimpsest.language.post.SmallLexicon.policy;
import static io.palimpsest.language.post.SmallLexicon.privatizer;
import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.ledger.Spending;
import io.palimpsest.mechanisms.ledger.Window;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class AuthorTermsTest {
  private static final AuthorLedger EMPTY = AuthorLedger.empty();
  private static final String DAY = ", window: P1D";

  private static Privatizer renyi(String budget) {
    return privatizer(
        policy(
            "mechanism: exponential, epsilon: 2, level: token",
            "accountant: renyi, delta: 1e-6, epsilon: " + budget));
  }

  private static String unit(Privatizer by, AuthorLedger ledger) {
    return granted(by, ledger, "tea").payment().unit();
  }

  @Test
  void shouldCountAsTheFirstPolicyOfTheAuthorDid() {
    Privatizer generous = renyi("100");
    Privatizer strict = renyi("40");
    AuthorLedger ledger = granted(generous, EMPTY, "tea ".repeat(20)).after();

    assertThat(unit(strict, EMPTY)).isNotEqualTo(unit(generous, EMPTY));
    assertThat(unit(strict, ledger)).isEqualTo(unit(generous, EMPTY));
    assertThat(granted(strict, ledger, "tea").after().accounts()).hasSize(1);
  }

  @Test
  void shouldNotRefillABudgetThatGetsSmaller() {
    AuthorLedger ledger = granted(renyi("100"), EMPTY, "tea ".repeat(60)).after();

    assertThat(refused(renyi("40"), ledger, "tea")).isEqualTo(ChargeRefusal.EXHAUSTED);
    assertThat(granted(renyi("40"), EMPTY, "tea").payment().draws()).isEqualTo(1);
    assertThat(granted(renyi("100"), ledger, "tea").payment().draws()).isEqualTo(1);
  }

  /** The constant of a small order alone is more than a small epsilon. */
  @Test
  void shouldGrantNothingThatCostsWhereTheOrderLeavesNoCap() {
    Privatizer strict = renyi("5");
    AuthorLedger ledger = granted(renyi("1000"), EMPTY, "tea").after();
    Payment free = granted(strict, ledger, "the").payment();

    assertThat(refused(strict, ledger, "tea")).isEqualTo(ChargeRefusal.EXHAUSTED);
    assertThat(free.balances().get(0).cap()).isEqualTo(Amount.ZERO);
    assertThat(free.remaining()).isEqualTo(Remaining.EXHAUSTED);
    assertThat(granted(strict, EMPTY, "tea").payment().draws()).isEqualTo(1);
  }

  @Test
  void shouldCountANewWindowAsTheLifetimeBesideItIsCounted() {
    Privatizer forAll = renyi("300");
    Privatizer both = renyi("100, lifetime-epsilon: 300" + DAY);
    AuthorLedger ledger = granted(forAll, EMPTY, "tea").after();
    Payment paid = granted(both, ledger, "tea").payment();

    assertThat(paid.unit()).isEqualTo(unit(forAll, EMPTY)).isNotEqualTo(unit(both, EMPTY));
    assertThat(paid.balances().get(1).spent()).isEqualTo(paid.cost().times(2));
  }

  /** There is no one unit for both then; the window of the policy has the say. */
  @Test
  void shouldOpenTheLifetimeAnewWhereWindowAndLifetimeDisagree() {
    AuthorLedger daily = granted(renyi("100" + DAY), EMPTY, "tea").after();
    AuthorLedger ledger = granted(renyi("1000"), daily, "tea").after();
    Payment paid = granted(renyi("100, lifetime-epsilon: 1000" + DAY), ledger, "tea").payment();

    assertThat(paid.unit()).isEqualTo(unit(renyi("100" + DAY), EMPTY));
    assertThat(paid.balances())
        .extracting(BalanceLine::spent)
        .containsExactly(paid.cost().times(2), paid.cost());
  }

  @Test
  void shouldTakeTheFullestOfSeveralOrders() {
    Window lifetime = new Window.Lifetime();
    SortedMap<AccountId, Spending> accounts = new TreeMap<>();
    for (String unit : List.of("pure", "renyi-1.5", "renyi-2", "renyi-3", "zcdp")) {
      double spent = unit.equals("renyi-2") ? 30 : 20;
      accounts.put(
          new AccountId(unit, lifetime.label()),
          Spending.none(lifetime).plus(Ledgers.NOON, Amount.roundedUp(spent)));
    }
    AuthorLedger ledger = new AuthorLedger(accounts, PaidWords.NONE);

    assertThat(unit(renyi("100"), ledger)).isEqualTo("renyi-2");
  }
}
