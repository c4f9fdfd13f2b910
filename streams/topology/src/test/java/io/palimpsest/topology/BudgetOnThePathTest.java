package io.palimpsest.topology;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.BudgetClass;
import io.palimpsest.schemas.Charge;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.Preference;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every release is paid for, once. */
class BudgetOnThePathTest {
  private static final KeyRing RING = KeyRing.of(MasterKey.random(), List.of());

  private static final String METERED =
      """
      policy: metered
      version: %d
      topics: [raw.posts]
      tokens: { mechanism: custext, epsilon: 1.0, k: 5, level: %s }
      budget: { accountant: pure, epsilon: %s, %s }
      """;

  @TempDir private Path directory;

  private PathDriver path;

  private void start(String level, String epsilon, String more) {
    start(PolicyReader.read(METERED.formatted(1, level, epsilon, more)));
  }

  private void start(Policy policy) {
    path =
        PathDriver.withLexicon(directory.resolve("state"), policy, RING, TinyLexicon.in(directory));
  }

  @AfterEach
  void stop() {
    path.close();
  }

  private void publish(String id, String text) {
    path.publish(id, "anna", text);
  }

  @Test
  void shouldWriteOneChargeForEachReleaseAndTheBalanceAfterIt() {
    start("token", "100", "window: lifetime");

    publish("1", "coffee and tea");
    publish("2", "coffee, again");

    List<Charge> charges = path.charges.readValuesToList();
    List<SafePost> safe = path.safe.readValuesToList();
    assertThat(charges).extracting(Charge::getPostId).containsExactly("1", "2");
    assertThat(charges).extracting(Charge::getDraws).containsExactly(2, 1);
    assertThat(charges)
        .allSatisfy(
            charge -> {
              assertThat(charge.getAuthor()).isEqualTo(safe.get(0).getAuthor());
              assertThat(charge.getPolicy()).isEqualTo("metered");
              assertThat(charge.getUnit()).isEqualTo("pure");
              assertThat(charge.getWindows()).containsExactly("lifetime");
              assertThat(charge.getCost()).isPositive().isLessThanOrEqualTo(charge.getDraws());
            });
    assertThat(safe)
        .extracting(SafePost::getRemainingBudget)
        .containsExactly(BudgetClass.AMPLE, BudgetClass.AMPLE);
    Balance last = lastBalances().values().iterator().next();
    assertThat(last.getSpent()).isEqualTo(charges.stream().mapToDouble(Charge::getCost).sum());
    assertThat(last.getBudget()).isEqualTo(100);
  }

  private Map<String, Balance> lastBalances() {
    return new TreeMap<>(path.balances.readKeyValuesToMap());
  }

  @Test
  void shouldWithholdPostWhenBudgetIsSpent() {
    start("token", "2", "window: lifetime");

    publish("1", "coffee tea");
    path.safe.readValue();
    Map<String, Balance> before = lastBalances();
    path.charges.readValuesToList();
    for (int i = 0; i < 5; i++) {
      publish("more-" + i, "coffee tea milk juice water");
    }

    assertThat(path.safe.isEmpty()).isTrue();
    assertThat(path.charges.isEmpty()).isTrue();
    assertThat(path.balances.isEmpty()).isTrue();
    assertThat(path.withheld.readValuesToList())
        .hasSize(5)
        .extracting(Withheld::getReason)
        .containsOnly(WithheldReason.BUDGET_EXHAUSTED);
    assertThat(before).hasSize(1);

    // What costs nothing is released, and others are not concerned
    publish("free", "and the");
    path.publish("other", "bert", "coffee tea");
    assertThat(path.safe.readValuesToList())
        .extracting(SafePost::getId)
        .containsExactly("free", "other");
  }

  @Test
  void shouldPayForTheFirstDrawOfAWordOnlyAtLevelUser() {
    start("user", "100", "window: lifetime");

    publish("1", "coffee tea");
    publish("2", "tea and coffee and tea");
    publish("3", "tea and milk");

    assertThat(path.charges.readValuesToList())
        .extracting(Charge::getDraws)
        .containsExactly(2, 0, 1);
    List<SafePost> safe = path.safe.readValuesToList();
    assertThat(safe.get(1).getEpsilonCharged()).isZero();
    String[] first = safe.get(0).getText().split(" ");
    assertThat(safe.get(1).getText()).isEqualTo(first[1] + " and " + first[0] + " and " + first[1]);
  }

  @Test
  void shouldRefillASlidingWindowAsTimeGoesBy() {
    start("token", "2", "window: P1D");

    publish("1", "coffee tea");
    publish("2", "coffee tea milk juice");
    assertThat(path.withheld.readValuesToList()).hasSize(1);
    path.driver.advanceWallClockTime(Duration.ofDays(2));
    path.publish("3", "anna", "coffee tea", PathDriver.NOW.plus(Duration.ofDays(2)));

    assertThat(path.safe.readValuesToList()).extracting(SafePost::getId).containsExactly("1", "3");
  }

  @Test
  void shouldNotRefillAWindowBecauseAPostClaimsTheFuture() {
    start("token", "2", "window: P1D");

    publish("1", "coffee tea");
    path.publish("2", "anna", "coffee tea milk juice", PathDriver.NOW.plus(Duration.ofDays(700)));

    assertThat(path.safe.readValuesToList()).extracting(SafePost::getId).containsExactly("1");
    assertThat(path.withheld.readValue().getReason()).isEqualTo(WithheldReason.BUDGET_EXHAUSTED);
  }

  @Test
  void shouldReleaseWithoutDrawsWhenThePolicySaysSo() {
    start("token", "1", "window: lifetime, when-exhausted: sanitize");

    publish("1", "coffee and tea and milk");
    publish("2", "coffee and tea and milk, again");

    List<SafePost> safe = path.safe.readValuesToList();
    assertThat(safe).hasSize(2);
    assertThat(safe.get(1).getText()).startsWith("WORD and WORD and WORD");
    assertThat(safe.get(1).getMechanism()).isEqualTo("sanitize");
    assertThat(safe.get(1).getEpsilonCharged()).isZero();
    assertThat(safe.get(1).getRemainingBudget()).isEqualTo(BudgetClass.EXHAUSTED);
    assertThat(safe.get(1).getLexiconFingerprint()).isNull();
    assertThat(path.charges.readValuesToList()).hasSize(2).last().matches(c -> c.getCost() == 0);
    assertThat(path.withheld.isEmpty()).isTrue();
  }

  @Test
  void shouldPublishAReplayByteForByteWithoutACharge() {
    start("token", "100", "window: lifetime");
    publish("1", "coffee and tea");
    publish("2", "milk and juice");
    List<SafePost> released = path.safe.readValuesToList();
    path.charges.readValuesToList();
    path.balances.readValuesToList();

    path.replay("1", "anna", "coffee and tea");
    path.replay("2", "anna", "milk and juice");

    assertThat(path.safe.readValuesToList()).isEqualTo(released);
    assertThat(path.charges.isEmpty()).isTrue();
    assertThat(path.balances.isEmpty()).isTrue();

    // Nobody asked for it again here
    publish("1", "coffee and tea");
    assertThat(path.safe.isEmpty()).isTrue();
  }

  @Test
  void shouldChargeAReplayUnderANewVersionOfThePolicy() {
    start("token", "100", "window: lifetime");
    publish("1", "coffee and tea");
    path.charges.readValuesToList();
    SafePost first = path.safe.readValue();

    path.submit("metered", 2, METERED.formatted(2, "token", "100", "window: lifetime"));
    assertThat(path.verdicts.readValue().getAccepted()).isTrue();
    path.replay("1", "anna", "coffee and tea");

    SafePost second = path.safe.readValue();
    assertThat(second.getPolicyVersion()).isEqualTo(2);
    assertThat(second.getAuthor()).isEqualTo(first.getAuthor());
    assertThat(path.charges.readValue().getPolicyVersion()).isEqualTo(2);
    assertThat(lastBalances()).hasSize(1);
  }

  @Test
  void shouldKeepTheOldPolicyWhenANewOneIsWrong() {
    start("token", "100", "window: lifetime");

    path.submit("metered", 2, "policy: metered\nversion: 2\ntopics: [raw.posts]\n");
    publish("1", "coffee");

    assertThat(path.verdicts.readValue())
        .matches(verdict -> !verdict.getAccepted())
        .matches(verdict -> verdict.getExplanation().contains("tokens"));
    assertThat(path.safe.readValue().getPolicyVersion()).isEqualTo(1);
  }

  @Test
  void shouldReleaseNothingOfAnAuthorWhoDeclines() {
    start("token", "100", "window: lifetime");

    path.prefer(new Preference("anna", false, null, null, PathDriver.NOW));
    publish("1", "coffee");
    assertThat(path.safe.isEmpty()).isTrue();
    assertThat(path.withheld.readValue().getReason()).isEqualTo(WithheldReason.AUTHOR_DECLINED);

    path.withdrawPreference("anna");
    publish("1", "coffee");
    assertThat(path.safe.readValuesToList()).hasSize(1);
  }

  @Test
  void shouldLetAPreferenceOnlyTighten() {
    start("token", "2", "window: lifetime");

    path.prefer(new Preference("anna", true, 1000.0, 1000.0, PathDriver.NOW));
    publish("1", "coffee tea milk juice water wine dog cat");
    assertThat(path.withheld.readValue().getReason()).isEqualTo(WithheldReason.BUDGET_EXHAUSTED);

    path.prefer(new Preference("bert", true, null, 0.01, PathDriver.NOW));
    path.publish("2", "bert", "coffee");
    assertThat(path.withheld.readValue().getReason()).isEqualTo(WithheldReason.BUDGET_EXHAUSTED);
    assertThat(path.safe.isEmpty()).isTrue();

    path.prefer(new Preference("cleo", true, 0.5, null, PathDriver.NOW));
    path.publish("3", "cleo", "coffee");
    assertThat(path.promiseOf(path.safe.readValue())).contains("exp(0.5)");
    assertThat(path.charges.readValue().getCost()).isLessThanOrEqualTo(0.5);

    path.prefer(new Preference("dora", true, 0.01, null, PathDriver.NOW));
    path.publish("4", "dora", "coffee");
    assertThat(path.withheld.readValue().getReason()).isEqualTo(WithheldReason.AUTHOR_DECLINED);
  }

  @Test
  void shouldPublishAReplayAsItWasAlsoAfterAPreference() {
    start("token", "100", "window: lifetime");
    publish("1", "coffee and tea");
    SafePost released = path.safe.readValue();

    path.prefer(new Preference("anna", true, 0.5, null, PathDriver.NOW));
    path.replay("1", "anna", "coffee and tea");

    assertThat(path.safe.readValue()).isEqualTo(released);
  }

  @Test
  void shouldDrawNothingForAnAuthorWhoWantsABudgetWhereThePolicyHasNone() {
    start(
        PolicyReader.read(
            """
            policy: unmetered
            version: 1
            topics: [raw.posts]
            tokens: { mechanism: custext, epsilon: 1.0, k: 5 }
            """));

    path.prefer(new Preference("anna", true, null, 10.0, PathDriver.NOW));
    publish("1", "coffee");
    path.publish("2", "bert", "coffee");

    assertThat(path.withheld.readValue().getReason()).isEqualTo(WithheldReason.AUTHOR_DECLINED);
    assertThat(path.safe.readValue().getRemainingBudget()).isEqualTo(BudgetClass.UNMETERED);
  }

  @Test
  void shouldGoBackToItsFirstPolicyWhenTheOtherIsWithdrawn() {
    start("token", "100", "window: lifetime");

    path.submit("metered", 2, METERED.formatted(2, "token", "100", "window: lifetime"));
    publish("1", "coffee");
    path.withdraw("metered");
    publish("2", "coffee");

    assertThat(path.safe.readValuesToList())
        .extracting(SafePost::getPolicyVersion)
        .containsExactly(2, 1);
  }

  @Test
  void shouldRefuseAPreferenceUnderAnotherKey() {
    start("token", "100", "window: lifetime");

    path.prefer("bert", new Preference("anna", false, null, null, PathDriver.NOW));

    assertThat(path.deadLetters.readValue().getReason())
        .isEqualTo(DeadLetterReason.INVALID_PREFERENCE);
  }
}
