package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.BudgetClass;
import io.palimpsest.schemas.Charge;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The test of the tests: what they look for is found when it is there. */
class LedgerInvariantsTest {
  private static final Instant START = Instant.parse("2026-05-01T12:00:00Z");

  /** Post 1 with an edit, post 2 that cost nothing, and post 3 that was withheld. */
  private final AcceptedPosts accepted =
      new AcceptedPosts(
          List.of(raw("1", 0), raw("1", 10), raw("2", 20), raw("1", 0), raw("3", 30)));

  private List<SafePost> released =
      List.of(safe("1", 0, "a"), safe("1", 10, "b"), safe("2", 20, "c"));
  private List<SafePost> aborted = List.of(safe("1", 10, "b"));
  private List<Charge> charges =
      List.of(charge("1", 0, 2), charge("1", 10, 1.5), charge("2", 20, 0));
  private List<Balance> balances =
      List.of(
          balance("PT1M", 2, 4),
          balance("lifetime", 2, 10),
          balance("PT1M", 3.5, 4),
          balance("lifetime", 3.5, 10));
  private List<Withheld> withheld = List.of(withheld("3", WithheldReason.BUDGET_EXHAUSTED));

  private static RawPost raw(String id, int second) {
    return new RawPost(id, "anna", "text of second " + second, START.plusSeconds(second));
  }

  private static SafePost safe(String id, int second, String text) {
    return SafePost.newBuilder()
        .setId(id)
        .setAuthor("pseudonym")
        .setText(text)
        .setCreatedAt(START.plusSeconds(second))
        .setPolicy("p")
        .setPolicyVersion(1)
        .setMechanism("custext")
        .setGuaranteeFingerprint("none")
        .setEpsilonCharged(1)
        .setRemainingBudget(BudgetClass.AMPLE)
        .setEntities(Map.of())
        .build();
  }

  private static Charge charge(String id, int second, double cost) {
    return Charge.newBuilder()
        .setPostId(id)
        .setAuthor("pseudonym")
        .setPolicy("p")
        .setPolicyVersion(1)
        .setMechanism("custext")
        .setGuaranteeFingerprint("none")
        .setAccountant("pure")
        .setDraws(1)
        .setCost(cost)
        .setChargedAt(START.plusSeconds(second))
        .setUnit("pure")
        .setWindows(List.of("PT1M", "lifetime"))
        .setLateness(Duration.ofSeconds(10).toString())
        .setEpsilon(cost)
        .build();
  }

  private static Balance balance(String window, double spent, double budget) {
    return Balance.newBuilder()
        .setAuthor("pseudonym")
        .setPolicy("p")
        .setAccountant("pure")
        .setSpent(spent)
        .setBudget(budget)
        .setWindow(window)
        .setUpdatedAt(START)
        .setUnit("pure")
        .build();
  }

  private static Withheld withheld(String id, WithheldReason reason) {
    return new Withheld(id, "pseudonym", reason, "p", 1, START);
  }

  private LedgerReading reading() {
    return new LedgerReading(
        released,
        Stream.concat(released.stream(), aborted.stream()).toList(),
        charges,
        balances,
        withheld);
  }

  private List<String> findings() {
    List<String> findings = new ArrayList<>(LedgerInvariants.findings(reading()));
    findings.addAll(accepted.findings(reading()));
    return findings;
  }

  private static <T> List<T> with(List<T> list, T more) {
    return Stream.concat(list.stream(), Stream.of(more)).toList();
  }

  private static <T> List<T> without(List<T> list, int index) {
    List<T> fewer = new ArrayList<>(list);
    fewer.remove(index);
    return fewer;
  }

  @Test
  void shouldFindNothingInALedgerThatIsSound() {
    assertThat(findings()).isEmpty();
  }

  @Test
  void shouldFindADoubledCharge() {
    charges = with(charges, charge("2", 20, 0));

    assertThat(findings()).singleElement().asString().contains("id=2", "has 2 and 1");
  }

  @Test
  void shouldFindAMissingCharge() {
    charges = without(charges, 2);

    assertThat(findings()).singleElement().asString().contains("id=2", "has null and 1");
  }

  @Test
  void shouldFindAChargeOfAnotherVersionOfThePolicy() {
    Charge other = Charge.newBuilder(charges.get(2)).setPolicyVersion(2).build();
    charges = with(without(charges, 2), other);

    assertThat(findings()).hasSize(2).allMatch(line -> line.startsWith("charged, released"));
  }

  @Test
  void shouldFindATextThatChangedFromOneTryToTheNext() {
    aborted = List.of(safe("1", 10, "another"));

    assertThat(findings()).singleElement().asString().contains("id=1", "has 2 texts");
  }

  @Test
  void shouldFindAWrongBalance() {
    balances = with(balances, balance("PT1M", 3.5 + Math.scalb(1, -30), 4));

    assertThat(findings()).singleElement().asString().contains("PT1M", "recomputed, stated");
  }

  @Test
  void shouldFindABalanceThatNobodyWroteDown() {
    balances = List.of(balance("PT1M", 3.5, 4));

    assertThat(findings()).singleElement().asString().contains("lifetime", "has 3.5 and null");
  }

  @Test
  void shouldFindAWindowWithMoreThanItsBudget() {
    balances = with(balances, balance("PT1M", 3.5, 3));

    assertThat(findings()).singleElement().asString().contains("PT1M", "has spent 3.5 of 3.0");
  }

  @Test
  void shouldFindALifetimeWithMoreThanItsBudget() {
    balances = with(balances, balance("lifetime", 3.5, 3));

    assertThat(findings()).singleElement().asString().contains("lifetime", "has spent 3.5 of 3.0");
  }

  @Test
  void shouldFindAPostThatIsReleasedTwice() {
    released = with(released, safe("2", 20, "c"));
    charges = with(charges, charge("2", 20, 0));

    assertThat(findings()).singleElement().asString().contains("2: 2 releases of 1 edits");
  }

  @Test
  void shouldFindAPostThatIsLost() {
    withheld = List.of();

    assertThat(findings()).singleElement().asString().startsWith("3: sent 1 times");
  }

  @Test
  void shouldFindAPostThatIsBothReleasedAndWithheld() {
    withheld = with(withheld, withheld("2", WithheldReason.BUDGET_EXHAUSTED));

    assertThat(findings()).singleElement().asString().startsWith("2: sent 1 times");
  }

  @Test
  void shouldFindAPostThatFailed() {
    withheld = List.of(withheld("3", WithheldReason.PRIVATIZATION_FAILED));

    assertThat(findings()).singleElement().asString().contains("PRIVATIZATION_FAILED");
  }

  @Test
  void shouldFindAReleaseOfWhatNobodySent() {
    released = with(released, safe("9", 40, "d"));
    charges = with(charges, charge("9", 40, 0));

    assertThat(findings()).singleElement().asString().contains("id=9", "was never sent");
  }

  @Test
  void shouldFindASecondPseudonym() {
    aborted = List.of(SafePost.newBuilder(safe("1", 10, "b")).setAuthor("other").build());

    assertThat(findings()).singleElement().asString().contains("anna has 2 pseudonyms");
  }
}
