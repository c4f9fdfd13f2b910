package io.palimpsest.language.budget;

import static io.palimpsest.language.post.SmallLexicon.policy;
import static io.palimpsest.language.post.SmallLexicon.privatizer;
import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.budget.ChargeDecision.Granted;
import io.palimpsest.language.budget.Ledgers.Charged;
import io.palimpsest.language.budget.Ledgers.Written;
import io.palimpsest.language.policy.BudgetTerms;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.accounting.Amount;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Versions of a policy follow each other; the author stays. */
class AuthorTermsLawsTest {
  private static final List<String> PROMISES =
      List.of(
          "epsilon: 200, delta: 1e-6",
          "epsilon: 60, delta: 1e-6",
          "epsilon: 20, delta: 1e-6",
          "epsilon: 20, delta: 1e-2",
          "epsilon: 8, delta: 1e-9");

  /** Versions of one policy each: the accountant and the windows are the same. */
  private static final List<List<Privatizer>> POLICIES =
      List.of(
          versions("accountant: channel-exact, window: P1D, lateness: PT4H"),
          versions("accountant: renyi, window: PT12H, lifetime-epsilon: 300"),
          versions("accountant: channel-exact"));

  /** Every promise, and for every other one draws of another epsilon. */
  private static List<Privatizer> versions(String windows) {
    return Stream.of("epsilon: 1", "epsilon: 4")
        .flatMap(
            draw ->
                PROMISES.stream()
                    .map(
                        promise ->
                            policy(
                                "mechanism: custext, k: 4, level: token, " + draw,
                                promise + ", " + windows)))
        .map(policy -> privatizer(policy))
        .toList();
  }

  @Property(tries = 200)
  void shouldChargeInTheUnitThatASearchOfTheLedgerFinds(
      @ForAll("policies") List<Privatizer> versions,
      @ForAll("posts") List<Written> posts,
      @ForAll("choices") List<Integer> choices) {
    AuthorLedger ledger = AuthorLedger.empty();
    for (int i = 0; i < posts.size(); i++) {
      Privatizer by = versions.get(choices.get(i));
      String found =
          AuthorTerms.of(
                  by.policy().budget().orElseThrow(),
                  (TokenRules.Sample) by.policy().tokens(),
                  ledger)
              .window()
              .unit()
              .label();
      if (Ledgers.decide(by, ledger, posts.get(i)) instanceof Granted granted) {
        assertThat(granted.payment().unit()).isEqualTo(found);
        ledger = granted.after();
      }
    }
  }

  @Property(tries = 300)
  void shouldNeverSpendMoreThanTheLargestCapInForce(
      @ForAll("policies") List<Privatizer> versions,
      @ForAll("posts") List<Written> posts,
      @ForAll("choices") List<Integer> choices) {
    AuthorLedger ledger = AuthorLedger.empty();
    List<Charged> all = new ArrayList<>();
    Map<String, Amount> largest = new HashMap<>();
    for (int i = 0; i < posts.size(); i++) {
      Privatizer by = versions.get(choices.get(i));
      if (Ledgers.decide(by, ledger, posts.get(i)) instanceof Granted granted) {
        ledger = granted.after();
        Payment paid = granted.payment();
        all.add(new Charged(paid.chargedAt(), paid.cost()));
        if (!paid.cost().equals(Amount.ZERO)) {
          paid.balances().forEach(line -> largest.merge(line.window(), line.cap(), max()));
        }
      }
    }
    assertThat(ledger.accounts().keySet().stream().map(AccountId::unit).distinct().count())
        .isLessThanOrEqualTo(1);
    largest.forEach(
        (window, cap) -> assertThat(Ledgers.fullest(all, window)).isLessThanOrEqualTo(cap));
  }

  private static BinaryOperator<Amount> max() {
    return BinaryOperator.maxBy(Amount::compareTo);
  }

  /** What is shown of an author is what the author is charged by. */
  @Property(tries = 100)
  void shouldBeTheTermsThatAChargeWasMadeUnder(
      @ForAll("policies") List<Privatizer> versions,
      @ForAll("posts") List<Written> posts,
      @ForAll("choices") List<Integer> choices) {
    AuthorLedger ledger = AuthorLedger.empty();
    for (int i = 0; i < posts.size(); i++) {
      Privatizer by = versions.get(choices.get(i));
      if (Ledgers.decide(by, ledger, posts.get(i)) instanceof Granted granted) {
        ledger = granted.after();
        Payment paid = granted.payment();
        BudgetTerms terms =
            AuthorTerms.of(
                by.policy().budget().orElseThrow(),
                (TokenRules.Sample) by.policy().tokens(),
                ledger);

        assertThat(paid.unit()).isEqualTo(terms.window().unit().label());
        assertThat(paid.balances().get(0).cap()).isEqualTo(terms.window().cap());
        terms
            .lifetime()
            .ifPresent(all -> assertThat(paid.balances().get(1).cap()).isEqualTo(all.cap()));
      }
    }
  }

  @Provide
  Arbitrary<List<Privatizer>> policies() {
    return Arbitraries.of(POLICIES);
  }

  @Provide
  Arbitrary<List<Written>> posts() {
    return Ledgers.posts();
  }

  /** Which version is in force for which post. */
  @Provide
  Arbitrary<List<Integer>> choices() {
    return Arbitraries.integers().between(0, 2 * PROMISES.size() - 1).list().ofSize(25);
  }
}
