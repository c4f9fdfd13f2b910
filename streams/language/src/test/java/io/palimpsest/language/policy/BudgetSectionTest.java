package io.palimpsest.language.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.palimpsest.mechanisms.accounting.Accountant;
import io.palimpsest.mechanisms.accounting.LossUnit;
import io.palimpsest.mechanisms.ledger.Window;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetSectionTest {
  private static final Policy WORDS_ONLY = BuiltInPolicies.find("words-only").orElseThrow();
  private static final String CUSTEXT = "mechanism: custext, epsilon: 1";

  private static Policy read(String tokens, String budget) {
    return PolicyReader.read(
        "policy: p\nversion: 1\ntopics: [raw.posts]\ntokens: {%s}\nbudget: {%s}"
            .formatted(tokens, budget));
  }

  private static BudgetRules budget(String section) {
    return read(CUSTEXT, section).budget().orElseThrow();
  }

  @Test
  void shouldHaveSensibleDefaults() {
    assertThat(budget("epsilon: 10, delta: 1e-6"))
        .isEqualTo(
            new BudgetRules(
                Accountant.CHANNEL_EXACT,
                10,
                1e-6,
                new Window.Lifetime(),
                OptionalDouble.empty(),
                Exhaustion.WITHHOLD));
    assertThat(budget("accountant: pure, epsilon: 10").delta()).isZero();
  }

  @Test
  void shouldReadAllOfIt() {
    assertThat(
            budget(
                "accountant: zcdp, epsilon: 10.5, delta: 0.001, window: P1W, lateness: PT90M,"
                    + " lifetime-epsilon: 99, when-exhausted: sanitize"))
        .isEqualTo(
            new BudgetRules(
                Accountant.ZCDP,
                10.5,
                0.001,
                new Window.Sliding(Duration.ofDays(7), Duration.ofMinutes(90)),
                OptionalDouble.of(99),
                Exhaustion.SANITIZE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e-6", "1E-6", "1.0e-6", "0.000001", "1e-06"})
  void shouldReadADeltaHoweverItIsWritten(String delta) {
    assertThat(budget("epsilon: 10, delta: " + delta).delta()).isEqualTo(1e-6);
  }

  @ParameterizedTest
  @CsvSource({"P1D, PT1H", "PT10M, PT10M", "PT1H, PT1H"})
  void shouldAllowAnHourOfLatenessOrTheWindow(String window, Duration lateness) {
    assertThat(((Window.Sliding) budget("epsilon: 10, delta: 1e-6, window: " + window).window()))
        .extracting(Window.Sliding::lateness)
        .isEqualTo(lateness);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "delta: 1e-6 | 'budget.epsilon' is missing",
        "epsilon: 10 | 'budget.delta' is missing",
        "epsilon: 0, delta: 1e-6 | budget.epsilon: must be a number above 0, at most 1000000",
        "epsilon: .nan, delta: 1e-6 | budget.epsilon: must be a number above 0, at most 1000000",
        "epsilon: 1e7, delta: 1e-6 | budget.epsilon: must be a number above 0, at most 1000000",
        "epsilon: ten, delta: 1e-6 | budget.epsilon: must be a number, such as 1.0",
        "epsilon: 10, delta: 0 | budget.delta: must be a number above 0 and below 1, such as 1e-6",
        "epsilon: 10, delta: 1 | budget.delta: must be a number above 0 and below 1, such as 1e-6",
        "accountant: pure, epsilon: 10, delta: 1e-6 | budget.delta: the accountant pure has none;"
            + " leave it out, or choose another accountant",
        "accountant: renny, epsilon: 1 | budget.accountant: 'renny' is not known: did you mean"
            + " 'renyi'?",
        "epsilon: 10, delta: 1e-6, window: P1M | budget.window: months and years differ in length;"
            + " use days, such as P30D or P365D",
        "epsilon: 10, delta: 1e-6, window: day | budget.window: must be an ISO duration, such as"
            + " P1D, P1W, PT12H or PT90M",
        "epsilon: 10, delta: 1e-6, window: PT1S | budget.window: a window is PT1M to P3650D long,"
            + " in whole seconds; for longer ones use 'lifetime'",
        "epsilon: 10, delta: 1e-6, window: 5 | budget.window: must be a word",
        "epsilon: 10, delta: 1e-6, lateness: PT1H | budget.lateness: belongs to a sliding window"
            + " only; leave it out",
        "epsilon: 10, delta: 1e-6, window: PT1H, lateness: PT2H | budget.lateness: the lateness is"
            + " PT0S to PT1H, the length of the window, in whole seconds",
        "epsilon: 10, delta: 1e-6, lifetime-epsilon: 20 | budget.lifetime-epsilon: belongs beside a"
            + " sliding window only; leave it out, or set budget.window to a duration such as P1D",
        "epsilon: 10, delta: 1e-6, window: P1D, lifetime-epsilon: 9 | budget.lifetime-epsilon: must"
            + " be at least budget.epsilon, which is for one window",
        "epsilon: 10, delta: 1e-6, when-exhausted: drop | budget.when-exhausted: 'drop' is not"
            + " known: use one of: withhold, sanitize, redact",
        "epsilom: 10 | unknown key 'budget.epsilom': did you mean 'epsilon'?"
      })
  void shouldSayWhatToWrite(String section, String complaint) {
    assertThatExceptionOfType(InvalidPolicyException.class)
        .isThrownBy(() -> budget(section))
        .withMessage(complaint);
  }

  @Test
  void shouldRefuseAnEpsilonForWhichNothingCanBeDrawn() {
    assertThatExceptionOfType(InvalidPolicyException.class)
        .isThrownBy(() -> budget("epsilon: 0.000000001, delta: 1e-12"))
        .withMessageStartingWith("budget.epsilon: ")
        .withMessageContaining("larger");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mechanism: redact | budget: means nothing where nothing is drawn",
        "mechanism: custext, epsilon: 1, mapping: aggressive, acknowledge-no-guarantee: true"
            + " | budget: the mapping 'aggressive' has no bound",
        "mechanism: santext, epsilon: 1 | budget.accountant: santext costs"
      })
  void shouldRefuseABudgetThatNothingCanBeChargedTo(String tokens, String complaint) {
    assertThatExceptionOfType(InvalidPolicyException.class)
        .isThrownBy(() -> read(tokens, "epsilon: 10, delta: 1e-6"))
        .withMessageStartingWith(complaint);
  }

  @Test
  void shouldCountSantextInItsOwnUnit() {
    Policy policy = read("mechanism: santext, epsilon: 2", "accountant: pure, epsilon: 10");
    BudgetTerms terms =
        BudgetTerms.of(policy.budget().orElseThrow(), (TokenRules.Sample) policy.tokens());

    assertThat(terms.window().unit()).isEqualTo(new LossUnit.Metric());
    assertThat(terms.drawsAtLeast()).isEqualTo(4);
  }

  @Test
  void shouldCountALifetimeInTheUnitOfTheWindow() {
    Policy policy = read(CUSTEXT, "epsilon: 10, delta: 1e-6, window: P1D, lifetime-epsilon: 10000");
    BudgetTerms terms =
        BudgetTerms.of(policy.budget().orElseThrow(), (TokenRules.Sample) policy.tokens());

    assertThat(terms.lifetime().orElseThrow().unit()).isEqualTo(terms.window().unit());
    assertThat(terms.lifetime().orElseThrow().cap()).isGreaterThan(terms.window().cap());
  }

  @Test
  void shouldHaveABudgetBuiltInWhereWordsAreDrawn() {
    Optional<BudgetRules> usual =
        Optional.of(
            new BudgetRules(
                Accountant.CHANNEL_EXACT,
                200,
                1e-6,
                new Window.Sliding(Duration.ofDays(1), Duration.ofHours(1)),
                OptionalDouble.empty(),
                Exhaustion.WITHHOLD));

    assertThat(BuiltInPolicies.standard().budget()).isEqualTo(usual);
    assertThat(WORDS_ONLY.budget()).isEqualTo(usual);
    assertThat(BuiltInPolicies.redact().budget()).isEmpty();
    assertThat(BuiltInPolicies.find("entities-only").orElseThrow().budget()).isEmpty();
  }

  @Test
  void shouldKeepTheBudgetWhereItStillMakesSense() {
    assertThat(WORDS_ONLY.withTokens(Map.of("epsilon", 3.0)).budget())
        .isEqualTo(WORDS_ONLY.budget());
    assertThat(BuiltInPolicies.standard().withEntities(Optional.empty()).budget())
        .isEqualTo(BuiltInPolicies.standard().budget());
    assertThat(WORDS_ONLY.withTokens(Map.of("mechanism", "redact")).budget()).isEmpty();
    assertThat(
            WORDS_ONLY
                .withTokens(Map.of("mapping", "aggressive", "acknowledge-no-guarantee", true))
                .budget())
        .isEmpty();
  }

  /** Nothing but a sum goes with santext; a budget that is dropped would let everything pass. */
  @Test
  void shouldAddUpWhereOnlyThatIsPossible() {
    BudgetRules rules =
        WORDS_ONLY.withTokens(Map.of("mechanism", "santext")).budget().orElseThrow();

    assertThat(rules.accountant()).isEqualTo(Accountant.PURE);
    assertThat(rules.epsilon()).isEqualTo(200);
    assertThat(rules.delta()).isZero();
  }

  @Test
  void shouldStayItselfWithoutChanges() {
    assertThat(WORDS_ONLY.withBudget(Map.of())).isSameAs(WORDS_ONLY);
  }

  @Test
  void shouldNotClaimToBeTheOriginalOnceChanged() {
    Policy changed = WORDS_ONLY.withBudget(Map.of("epsilon", 50.0, "accountant", "pure"));

    assertThat(changed.name()).isEqualTo("words-only-adjusted");
    assertThat(changed.tokens()).isEqualTo(WORDS_ONLY.tokens());
    assertThat(changed.budget())
        .contains(
            new BudgetRules(
                Accountant.PURE,
                50,
                0,
                WORDS_ONLY.budget().orElseThrow().window(),
                OptionalDouble.empty(),
                Exhaustion.WITHHOLD));
    assertThat(changed.withBudget(Map.of("accountant", "zcdp")).budget().orElseThrow().delta())
        .isEqualTo(1e-6);
  }

  @Test
  void shouldLeaveBehindWhatBelongedToTheOldWindow() {
    Policy both =
        read(CUSTEXT, "epsilon: 10, delta: 1e-6, window: P1D, lateness: P1D, lifetime-epsilon: 99");

    assertThat(both.withBudget(Map.of("window", "lifetime")).budget().orElseThrow().window())
        .isEqualTo(new Window.Lifetime());
    assertThat(both.withBudget(Map.of("window", "PT1H")).budget().orElseThrow().window())
        .isEqualTo(new Window.Sliding(Duration.ofHours(1), Duration.ofHours(1)));
  }

  @Test
  void shouldMakeABudgetWhereThereWasNone() {
    Policy without = WORDS_ONLY.withTokens(Map.of("mechanism", "redact"));
    Policy drawing =
        PolicyReader.read(
            "policy: p\nversion: 1\ntopics: [raw.posts]\ntokens: {mechanism: santext, epsilon: 1}");

    assertThat(drawing.withBudget(Map.of("epsilon", 5.0)).budget().orElseThrow())
        .isEqualTo(
            new BudgetRules(
                Accountant.PURE,
                5,
                0,
                new Window.Lifetime(),
                OptionalDouble.empty(),
                Exhaustion.WITHHOLD));
    assertThatExceptionOfType(InvalidPolicyException.class)
        .isThrownBy(() -> without.withBudget(Map.of("epsilon", 5.0)))
        .withMessageStartingWith("budget: means nothing");
    assertThatExceptionOfType(InvalidPolicyException.class)
        .isThrownBy(() -> drawing.withBudget(Map.of("accountant", "pure")))
        .withMessage("'budget.epsilon' is missing");
  }

  @Test
  void shouldExplainThePrice() {
    assertThat(
            PolicyExplanation.of(
                read(
                    CUSTEXT + ", level: record",
                    "accountant: pure, epsilon: 12, window: P7D, lifetime-epsilon: 100,"
                        + " when-exhausted: redact")))
        .contains(
            "Price:            the loss of one draw for each different word of a post, paid before"
                + " anything is drawn; counted by its true loss (accountant pure).",
            "Budget:           every author has epsilon 12 in every stretch of P7D, by the time that"
                + " posts are charged for: that of writing, or PT1H before the author's latest"
                + " charge if a post is later; ",
            "all releases together tell no more than that of what is charged in one of them;",
            "in all there are 100;",
            "room for at least 12 draws",
            "a post that does not fit is released with every word as its class.",
            "that a post which comes later than said counts for the stretch it was written in",
            "what was released under a policy with another accountant, unit or window",
            "anything across an erasure, after which an author begins again",
            "more over several windows than the epsilon for all time says",
            "how much an author writes");
    assertThat(PolicyExplanation.of(WORDS_ONLY))
        .contains(
            "(accountant channel-exact, unit renyi-1.375, or the order at which an author was"
                + " charged before)",
            "epsilon 200 at delta 0.000001 in every stretch of P1D",
            "a post that does not fit is withheld.",
            "any bound over several windows",
            "a repeat is free, and seen again");
  }

  @Test
  void shouldSayThatALossGrowsWithDistance() {
    String perDistance = " for each unit of distance (as for distance 1 where words are nearer)";

    assertThat(
            PolicyExplanation.of(
                read(
                    "mechanism: santext, epsilon: 2",
                    "accountant: pure, epsilon: 20, window: P1D, lifetime-epsilon: 100")))
        .contains(
            "every author has epsilon 20" + perDistance + " in every stretch of P1D",
            "in all there are 100" + perDistance + ";");
  }

  @Test
  void shouldNotPromiseABoundWhereNobodyCounts() {
    assertThat(
            PolicyExplanation.of(
                PolicyReader.read(
                    "policy: p\nversion: 1\ntopics: [raw.posts]\ntokens: {" + CUSTEXT + "}")))
        .contains("no budget is kept that could run out", "there is no budget.")
        .doesNotContain("Budget:  ");
  }
}
