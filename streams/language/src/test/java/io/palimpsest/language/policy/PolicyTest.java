package io.palimpsest.language.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.language.sampling.Level;
import io.palimpsest.language.sampling.SamplingRules;
import io.palimpsest.language.sampling.StopWordRule;
import io.palimpsest.language.sampling.UnknownWordRule;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.word.Temperature;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PolicyTest {
  private static final Policy WORDS_ONLY = BuiltInPolicies.find("words-only").orElseThrow();
  private static final SamplingRules AROUND =
      new SamplingRules(Level.USER, StopWordRule.KEEP, UnknownWordRule.CLASS);

  @Test
  void shouldHaveSensibleDefaultsForWords() {
    String yaml =
        "policy: words-only\nversion: 1\ntopics: [raw.posts]\n"
            + "tokens: {mechanism: custext, epsilon: 1}\n"
            + "budget: {epsilon: 200, delta: 1e-6, window: P1D}";

    assertThat(PolicyReader.read(yaml)).isEqualTo(WORDS_ONLY);
  }

  @Test
  void shouldStayItselfWithoutChanges() {
    assertThat(WORDS_ONLY.withTokens(Map.of())).isSameAs(WORDS_ONLY);
  }

  @Test
  void shouldNotClaimToBeTheOriginalOnceChanged() {
    assertThat(WORDS_ONLY.withTokens(Map.of("epsilon", 3.0)))
        .isEqualTo(
            new Policy(
                "words-only-adjusted",
                1,
                List.of("raw.posts"),
                Optional.empty(),
                new TokenRules.Sample(
                    new Drawing.Custext(20, Mapping.BALANCED, Temperature.CALIBRATED),
                    3,
                    AROUND,
                    false),
                WORDS_ONLY.budget()));
    Policy longest =
        new Policy(
            "n".repeat(63),
            1,
            List.of("raw.posts"),
            Optional.empty(),
            WORDS_ONLY.tokens(),
            Optional.empty());
    assertThat(longest.withTokens(Map.of("epsilon", 3.0)).name()).hasSize(63).endsWith("-adjusted");
  }

  @Test
  void shouldLeaveBehindWhatBelongedToTheOldMechanism() {
    assertThat(WORDS_ONLY.withTokens(Map.of("mechanism", "santext")).tokens())
        .isEqualTo(new TokenRules.Sample(new Drawing.Santext(), 1, AROUND, false));
    assertThat(WORDS_ONLY.withTokens(Map.of("mechanism", "redact")).tokens())
        .isEqualTo(new TokenRules.Redact());
  }

  @Test
  void shouldNotCalibrateWhatHasNoLoss() {
    Policy changed =
        WORDS_ONLY.withTokens(Map.of("mapping", "aggressive", "acknowledge-no-guarantee", true));

    assertThat(changed.tokens())
        .isEqualTo(
            new TokenRules.Sample(
                new Drawing.Custext(20, Mapping.AGGRESSIVE, Temperature.NOMINAL), 1, AROUND, true));
  }

  @Test
  void shouldRefuseChangesThatDoNotFit() {
    assertThatThrownBy(() -> WORDS_ONLY.withTokens(Map.of("k", 1)))
        .isInstanceOf(InvalidPolicyException.class)
        .hasMessageContaining("tokens.k");
    assertThatThrownBy(() -> BuiltInPolicies.redact().withTokens(Map.of("epsilon", 1.0)))
        .isInstanceOf(InvalidPolicyException.class)
        .hasMessageContaining("tokens.epsilon");
    assertThatThrownBy(() -> WORDS_ONLY.withTokens(Map.of("mapping", "aggressive")))
        .isInstanceOf(InvalidPolicyException.class)
        .hasMessageContaining("acknowledge-no-guarantee");
  }
}
