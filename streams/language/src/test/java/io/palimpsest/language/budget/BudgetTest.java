package io.palimpsest.language.budget;

import static io.palimpsest.language.budget.Ledgers.decideNow;
import static io.palimpsest.language.budget.Ledgers.granted;
import static io.palimpsest.language.budget.Ledgers.refused;
import static io.palimpsest.language.post.SmallLexicon.policy;
import static io.palimpsest.language.post.SmallLexicon.privatizer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.palimpsest.language.budget.ChargeDecision.Granted;
import io.palimpsest.language.budget.ChargeDecision.Refused;
import io.palimpsest.language.budget.Ledgers.Written;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.accounting.Amount;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class BudgetTest {
  private static final AuthorLedger EMPTY = AuthorLedger.empty();
  private static final String TOKEN = "mechanism: exponential, epsilon: 1, level: token";
  private static final String USER = "mechanism: exponential, epsilon: 1";

  private static Privatizer pure(String tokens, String budget) {
    return privatizer(policy(tokens, "accountant: pure, " + budget));
  }

  private static Amount units(double value) {
    return Amount.roundedDown(value);
  }

  @Test
  void shouldChargeWhatIsDrawn() {
    Payment paid = granted(pure(TOKEN, "epsilon: 8"), EMPTY, "the dog and the dog").payment();

    assertThat(paid)
        .isEqualTo(
            new Payment(
                "pure",
                "pure",
                2,
                units(2),
                2.0,
                Ledgers.NOON,
                List.of(new BalanceLine("pure", "lifetime", Duration.ZERO, units(2), units(8))),
                Remaining.AMPLE));
  }

  @Test
  void shouldRefuseWhatDoesNotFitAndGrantWhatStillDoes() {
    Privatizer by = pure(TOKEN, "epsilon: 3");
    AuthorLedger ledger = granted(by, EMPTY, "tea tea").after();

    assertThat(refused(by, ledger, "tea tea")).isEqualTo(ChargeRefusal.EXHAUSTED);
    assertThat(granted(by, ledger, "tea").payment().remaining()).isEqualTo(Remaining.EXHAUSTED);
  }

  @Test
  void shouldGrantWhatCostsNothingHoweverLittleIsLeft() {
    Privatizer by = pure(USER, "epsilon: 1");
    AuthorLedger spent = granted(by, EMPTY, "tea").after();

    assertThat(refused(by, spent, "dog")).isEqualTo(ChargeRefusal.EXHAUSTED);
    assertThat(granted(by, spent, "tea and tea").after()).isEqualTo(spent);
    assertThat(granted(by, spent, "the 12").payment().cost()).isEqualTo(Amount.ZERO);
  }

  @Test
  void shouldSayHowMuchIsLeftInClasses() {
    Privatizer by = pure(TOKEN, "epsilon: 8");

    assertThat(granted(by, EMPTY, "the").payment().remaining()).isEqualTo(Remaining.AMPLE);
    assertThat(granted(by, EMPTY, "tea ".repeat(6)).payment().remaining())
        .isEqualTo(Remaining.AMPLE);
    assertThat(granted(by, EMPTY, "tea ".repeat(7)).payment().remaining()).isEqualTo(Remaining.LOW);
    assertThat(granted(by, EMPTY, "tea ".repeat(8)).payment().remaining())
        .isEqualTo(Remaining.EXHAUSTED);
  }

  @Test
  void shouldHoldBothWindowsToTheirCaps() {
    Privatizer by = pure(TOKEN, "epsilon: 2, window: P1D, lifetime-epsilon: 3");
    Written today = new Written(List.of(2, 2), 0, 0);
    Written later = new Written(List.of(2, 2), 3000, 0);
    Written less = new Written(List.of(2), 3000, 0);
    AuthorLedger ledger = ((Granted) Ledgers.decide(by, EMPTY, today)).after();

    assertThat(Ledgers.decide(by, ledger, later)).isEqualTo(new Refused(ChargeRefusal.EXHAUSTED));
    assertThat(((Granted) Ledgers.decide(by, ledger, less)).payment().balances())
        .containsExactly(
            new BalanceLine("pure", "P1D", Duration.ofHours(1), units(1), units(2)),
            new BalanceLine("pure", "lifetime", Duration.ZERO, units(3), units(3)));
  }

  @Test
  void shouldTellBalancesWithoutACharge() {
    Privatizer by = pure(TOKEN, "epsilon: 8, window: P1D, lifetime-epsilon: 9");
    Granted granted = granted(by, EMPTY, "tea tea");

    assertThat(by.budget().balances(granted.after(), OptionalDouble.empty()))
        .isEqualTo(granted.payment().balances());
    assertThat(by.budget().balances(EMPTY, OptionalDouble.of(3)))
        .extracting(BalanceLine::spent, BalanceLine::cap)
        .containsExactly(tuple(units(0), units(3)), tuple(units(0), units(9)));
    assertThat(Budget.ofNothing().balances(granted.after(), OptionalDouble.empty())).isEmpty();
  }

  @Test
  void shouldChargeALatePostToItsOwnTime() {
    Privatizer by = pure(TOKEN, "epsilon: 2, window: PT1H, lateness: PT30M");
    Written now = new Written(List.of(2), 600, 0);
    Written late = new Written(List.of(2), 580, 20);
    Written tooLate = new Written(List.of(2), 0, 600);
    AuthorLedger ledger = ((Granted) Ledgers.decide(by, EMPTY, now)).after();

    assertThat(((Granted) Ledgers.decide(by, ledger, late)).payment().chargedAt())
        .isEqualTo(late.createdAt());
    assertThat(((Granted) Ledgers.decide(by, ledger, tooLate)).payment().chargedAt())
        .isEqualTo(now.createdAt().minus(Duration.ofMinutes(30)));
  }

  @Test
  void shouldPayAgainInANewEpochAndForAnotherTable() {
    Privatizer by = pure(USER, "epsilon: 100");
    Privatizer other = pure("mechanism: exponential, epsilon: 2", "epsilon: 100");
    AuthorLedger ledger = granted(by, EMPTY, "tea").after();
    AuthorLedger rotated = ((Granted) decideNow(by, ledger, "tea", 1)).after();

    assertThat(granted(other, ledger, "tea").payment().draws()).isEqualTo(1);
    assertThat(((Granted) decideNow(by, ledger, "tea", 1)).payment().draws()).isEqualTo(1);
    assertThat(((Granted) decideNow(by, rotated, "tea", 1)).payment().draws()).isZero();
    assertThat(((Granted) decideNow(by, rotated, "tea", 0)).payment().draws()).isEqualTo(1);
  }

  @Test
  void shouldRememberFourTablesAndPayAgainForTheFifth() {
    AuthorLedger ledger = EMPTY;
    for (int epsilon = 1; epsilon <= 4; epsilon++) {
      ledger = granted(table(epsilon), ledger, "tea").after();
    }
    assertThat(granted(table(1), ledger, "tea").payment().draws()).isZero();
    AuthorLedger used = granted(table(1), ledger, "tea").after();
    AuthorLedger five = granted(table(5), used, "tea").after();

    assertThat(granted(table(1), five, "tea").payment().draws()).isZero();
    assertThat(granted(table(2), five, "tea").payment().draws()).isEqualTo(1);
    assertThat(granted(table(3), five, "tea").payment().draws()).isZero();
  }

  private static Privatizer table(int epsilon) {
    return pure("mechanism: exponential, epsilon: " + epsilon, "epsilon: 1000");
  }

  @Test
  void shouldShareAnAccountBetweenPoliciesThatCountAlike() {
    Privatizer generous = pure(TOKEN, "epsilon: 5, window: P1D");
    Privatizer strict = pure(TOKEN, "epsilon: 2, window: PT24H");
    Privatizer other = pure(TOKEN, "epsilon: 2, window: P7D");
    AuthorLedger ledger = granted(generous, EMPTY, "tea tea tea").after();

    assertThat(refused(strict, ledger, "tea")).isEqualTo(ChargeRefusal.EXHAUSTED);
    assertThat(granted(strict, ledger, "the").payment().balances())
        .containsExactly(new BalanceLine("pure", "P1D", Duration.ofHours(1), units(3), units(2)));
    assertThat(granted(strict, ledger, "the").payment().remaining()).isEqualTo(Remaining.EXHAUSTED);
    assertThat(granted(generous, ledger, "tea tea").payment().draws()).isEqualTo(2);
    assertThat(granted(other, ledger, "tea").after().accounts()).hasSize(2);
  }

  @Test
  void shouldRatherRefuseThanForgetADebt() {
    AuthorLedger ledger = EMPTY;
    for (int days = 1; days <= AuthorLedger.MAX_ACCOUNTS; days++) {
      ledger =
          granted(pure(TOKEN, "epsilon: 5, window: P%dD".formatted(days)), ledger, "tea").after();
    }
    Privatizer oneMore = pure(TOKEN, "epsilon: 5, window: P17D");

    assertThat(refused(oneMore, ledger, "tea")).isEqualTo(ChargeRefusal.TOO_MANY_ACCOUNTS);
    assertThat(granted(oneMore, ledger, "the").after()).isEqualTo(ledger);
  }

  @Test
  void shouldChargeSantextInAColumnOfItsOwn() {
    Payment paid =
        granted(pure("mechanism: santext, epsilon: 3", "epsilon: 10"), EMPTY, "tea dog").payment();

    assertThat(paid.unit()).isEqualTo("metric");
    assertThat(paid.cost().value()).isBetween(6.0, 6.00001);
    assertThat(paid.epsilon()).isInfinite();
  }

  @Test
  void shouldCountNothingWithoutABudget() {
    Granted granted = granted(privatizer(policy(USER, "")), EMPTY, "tea dog");

    assertThat(granted.after()).isSameAs(EMPTY);
    assertThat(granted.payment())
        .isEqualTo(
            new Payment(
                "none",
                "unmetered",
                2,
                units(2),
                2.0,
                Ledgers.NOON,
                List.of(),
                Remaining.UNMETERED));
  }

  @Test
  void shouldOwnUpToWhatHasNoBound() {
    Privatizer aggressive =
        privatizer(
            policy(
                "mechanism: custext, epsilon: 1, k: 4, mapping: aggressive,"
                    + " acknowledge-no-guarantee: true",
                ""));
    Payment paid = granted(aggressive, EMPTY, "tea").payment();

    assertThat(paid.cost()).isEqualTo(Amount.ZERO);
    assertThat(paid.epsilon()).isInfinite();
    assertThat(paid.remaining()).isEqualTo(Remaining.UNMETERED);
  }

  @Test
  void shouldChargeNothingWhereNothingIsDrawn() {
    Privatizer redacting = Privatizer.withoutLexicon(BuiltInPolicies.redact());

    assertThat(granted(redacting, EMPTY, "tea").payment().cost()).isEqualTo(Amount.ZERO);
    assertThat(granted(redacting, EMPTY, "tea").payment().draws()).isZero();
  }

  @Test
  void shouldSpendNoMoreThanTheAuthorWants() {
    Privatizer by = pure(TOKEN, "epsilon: 8");
    Written two = new Written(List.of(2, 2), 0, 0);

    assertThat(Ledgers.decide(by, EMPTY, two, 0, OptionalDouble.of(1.5)))
        .isEqualTo(new Refused(ChargeRefusal.EXHAUSTED));
    assertThat(
            ((Granted) Ledgers.decide(by, EMPTY, two, 0, OptionalDouble.of(2)))
                .payment()
                .balances()
                .get(0)
                .cap())
        .isEqualTo(units(2));
  }
}
