package io.palimpsest.language.post;

import static io.palimpsest.language.post.SmallLexicon.ANNA;
import static io.palimpsest.language.post.SmallLexicon.LEXICON;
import static io.palimpsest.language.post.SmallLexicon.planned;
import static io.palimpsest.language.post.SmallLexicon.policy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrivatizersTest {
  private static final PostRules RULES = new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES);
  private static final Policy WORDS =
      policy("mechanism: custext, epsilon: 4, k: 4", "epsilon: 100, delta: 1e-6");

  private final Privatizers privatizers = new Privatizers(RULES, Optional.of(LEXICON));

  @Test
  void shouldMakeThePrivatizerOfAPolicyOnce() {
    assertThat(privatizers.of(WORDS)).isSameAs(privatizers.of(WORDS));
    assertThat(privatizers.of(WORDS).policy()).isEqualTo(WORDS);
  }

  @Test
  void shouldKeepTheLatestFew() {
    Privatizer first = privatizers.of(WORDS);
    for (int k = 5; k < 12; k++) {
      privatizers.of(policy("mechanism: custext, epsilon: 4, k: " + k, ""));
    }
    assertThat(privatizers.of(WORDS)).isSameAs(first);
    for (int k = 5; k < 13; k++) {
      privatizers.of(policy("mechanism: custext, epsilon: 4, k: " + k, ""));
    }
    assertThat(privatizers.of(WORDS)).isNotSameAs(first);
  }

  @ParameterizedTest
  @CsvSource({"3.99, 3.5", "3.5, 3.5", "2.1, 2", "0.5, 0.5", "0.7, 0.5"})
  void shouldRoundAWishDownToEighths(double wish, String epsilon) {
    Privatizer tightened = privatizers.of(WORDS, wish).orElseThrow();

    assertThat(tightened.guarantee().promise()).endsWith("exp(" + epsilon + ")");
    assertThat(tightened.drawEpsilon()).hasValue(Double.parseDouble(epsilon));
    assertThat(tightened.policy()).isEqualTo(WORDS);
    assertThat(tightened).isSameAs(privatizers.of(WORDS, wish).orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(doubles = {4, 5, Double.POSITIVE_INFINITY})
  void shouldNotMakeMoreOfAWishThanThePolicyAllows(double wish) {
    assertThat(privatizers.of(WORDS, wish)).containsSame(privatizers.of(WORDS));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.49, 0, -1, Double.NaN})
  void shouldDrawNothingForAWishBelowAnEighth(double wish) {
    assertThat(privatizers.of(WORDS, wish)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"custext, k: 4", "santext", "exponential"})
  void shouldCostLessWithLessEpsilon(String mechanism) {
    Policy policy = policy("epsilon: 4, mechanism: " + mechanism, "");
    Privatizer usual = privatizers.of(policy);
    Privatizer tightened = privatizers.of(policy, 1).orElseThrow();

    double usualPrice = epsilon(planned(usual, "tea dog red"));
    double lowerPrice = epsilon(planned(tightened, "tea dog red"));

    assertThat(lowerPrice).isPositive().isLessThanOrEqualTo(3).isLessThan(usualPrice);
    assertThat(tightened.draw(planned(tightened, "tea dog"), ANNA).text().split(" ")).hasSize(2);
  }

  private static double epsilon(PlannedPost planned) {
    return planned.price().pureEpsilon() + planned.price().metricEpsilon();
  }

  @Test
  void shouldLeavePoliciesThatDrawNothingAsTheyAre() {
    Privatizers without = new Privatizers(RULES, Optional.empty());

    assertThat(without.of(BuiltInPolicies.redact()).drawEpsilon()).isEmpty();
    assertThat(without.of(BuiltInPolicies.redact(), 0))
        .containsSame(without.of(BuiltInPolicies.redact()));
  }

  @Test
  void shouldSayWhatItCannotDo() {
    Privatizers without = new Privatizers(RULES, Optional.empty());

    assertThat(without.canDo(BuiltInPolicies.redact())).isTrue();
    assertThat(without.canDo(WORDS)).isFalse();
    assertThat(privatizers.canDo(WORDS)).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> without.of(WORDS))
        .withMessageContaining("lexicon");
  }
}
