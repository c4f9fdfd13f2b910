package io.palimpsest.language.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PolicyExplanationTest {

  @ParameterizedTest
  @EnumSource(TokenMechanism.class)
  void shouldSayAllOfTheGuarantee(TokenMechanism mechanism) {
    Guarantee guarantee = mechanism.guarantee();

    assertThat(PolicyExplanation.of(new Policy("p", 2, List.of("raw.a", "raw.b"), mechanism)))
        .contains(
            "Policy p, version 2, for raw.a, raw.b.\n",
            "What is done:     " + mechanism.description() + ".\n",
            "What is promised: " + guarantee.promise() + ".\n",
            "Between:          " + guarantee.neighbours() + ".\n",
            "Per:              " + guarantee.unit() + ".\n",
            "Not promised:     " + guarantee.notPromised() + ".\n");
  }

  @Test
  void shouldExplainRedact() {
    assertThat(PolicyExplanation.of(BuiltInPolicies.redact()))
        .isEqualTo(
            """
            Policy redact, version 1, for raw.posts.
            What is done:     every word becomes its class (WORD, NAME, NUMBER, URL, HANDLE, ...).
            What is promised: the release is the same for both.
            Between:          two texts of the same shape (number, order and class of words, punctuation, spacing).
            Per:              post.
            Price:            nothing; no budget is charged, because nothing is drawn.
            Not promised:     the shape itself is revealed; no differential privacy between texts of different shape.
            """);
  }

  static List<String> builtIns() {
    return BuiltInPolicies.names();
  }

  @ParameterizedTest
  @MethodSource("builtIns")
  void shouldFindEachBuiltInUnderItsName(String name) {
    assertThat(BuiltInPolicies.find(name).orElseThrow().name()).isEqualTo(name);
  }

  @Test
  void shouldHaveRedactBuiltIn() {
    assertThat(BuiltInPolicies.names()).contains("redact");
    assertThat(BuiltInPolicies.redact())
        .isEqualTo(new Policy("redact", 1, List.of("raw.posts"), TokenMechanism.REDACT));
    assertThat(BuiltInPolicies.find("redact")).contains(BuiltInPolicies.redact());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Redact", "../redact", "none"})
  void shouldFindNothingElse(String name) {
    assertThat(BuiltInPolicies.find(name)).isEmpty();
  }
}
