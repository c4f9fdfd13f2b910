package io.palimpsest.service.http.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.service.http.problem.ProblemException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReplayPolicyTest {
  private static final String DOCUMENT =
      """
      policy: %s
      version: %d
      topics: [raw.posts]
      tokens: { mechanism: redact }
      """;

  private static final Policy IN_FORCE = PolicyReader.read(DOCUMENT.formatted("strict", 3));

  @Test
  void shouldTakeThePolicyInForceWhereNoneIsNamed() {
    assertThat(ReplayPolicy.of(Optional.empty(), Optional.of(IN_FORCE), Optional.empty()))
        .isEqualTo(new ReplayPolicy(IN_FORCE, Optional.empty()));
  }

  @Test
  void shouldPriceNothingWhereNobodyKnowsWhatIsInForce() {
    assertThatThrownBy(() -> ReplayPolicy.of(Optional.empty(), Optional.empty(), Optional.empty()))
        .isInstanceOfSatisfying(
            ProblemException.class, e -> assertThat(e.reason()).isEqualTo("not-running"));
  }

  @Test
  void shouldRefuseWhatWouldBeRefusedAfterPricing() {
    Optional<String> other = Optional.of(DOCUMENT.formatted("other", 1));
    Optional<String> elsewhere = other.map(text -> text.replace("raw.posts", "raw.letters"));

    assertThatThrownBy(() -> ReplayPolicy.of(other, Optional.of(IN_FORCE), Optional.of(IN_FORCE)))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("policy strict version 3 is in force");
    assertThatThrownBy(() -> ReplayPolicy.of(elsewhere, Optional.of(IN_FORCE), Optional.empty()))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("raw.posts");
    assertThatThrownBy(
            () -> ReplayPolicy.of(Optional.of("policy: ["), Optional.empty(), Optional.empty()))
        .isInstanceOfSatisfying(
            ProblemException.class, e -> assertThat(e.reason()).isEqualTo("invalid-policy"));
  }

  @Test
  void shouldSubmitADocumentBesideWhatTheServiceWasStartedWith() {
    Optional<String> document = Optional.of(DOCUMENT.formatted("strict", 4));

    ReplayPolicy next =
        ReplayPolicy.of(document, Optional.of(BuiltInPolicies.redact()), Optional.empty());

    assertThat(next.policy().version()).isEqualTo(4);
    assertThat(next.document()).isEqualTo(document);
    assertThat(ReplayPolicy.of(document, Optional.of(IN_FORCE), Optional.of(IN_FORCE)))
        .isEqualTo(next);
  }

  @Test
  void shouldSayInWhichUnitItCosts() {
    assertThat(new ReplayPolicy(BuiltInPolicies.redact(), Optional.empty()).unit())
        .isEqualTo("pure");
    assertThat(new ReplayPolicy(BuiltInPolicies.standard(), Optional.empty()).unit())
        .startsWith("renyi");
  }
}
