package io.palimpsest.language.post;

import static io.palimpsest.language.post.SmallLexicon.ANNA;
import static io.palimpsest.language.post.SmallLexicon.policy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatelessPrivatizerTest {
  private static final Policy NAMES =
      PolicyReader.read(
          """
          policy: names
          version: 1
          topics: [raw.posts]
          entities: {person: {action: pseudonymize}, location: {action: generalize, k: 2}}
          tokens: {mechanism: keep, acknowledge-no-guarantee: true}
          """);

  private static StatelessPrivatizer of(Policy policy) {
    return new StatelessPrivatizer(SmallLexicon.privatizer(policy));
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of("tea", "dog", "the", "Patrick Smith", "Smith", "Berlin", "12", ".", "\n")
        .list()
        .ofMaxSize(10)
        .map(words -> String.join(" ", words));
  }

  @Provide
  Arbitrary<Policy> policies() {
    return Arbitraries.of(
        NAMES,
        BuiltInPolicies.redact(),
        policy("mechanism: custext, epsilon: 4, k: 4, level: token", ""),
        policy("mechanism: custext, epsilon: 4, k: 4, level: user", ""));
  }

  /** With id "1", as {@code SmallLexicon} has it. */
  @Property(tries = 200)
  void shouldDoToOneTextWhatIsDoneToAnAuthorsFirstPost(
      @ForAll("policies") Policy policy, @ForAll("texts") String text) {
    Privatizer privatizer = SmallLexicon.privatizer(policy);
    String expected = privatizer.draw(SmallLexicon.planned(privatizer, text), ANNA).text();

    assertThat(new StatelessPrivatizer(privatizer).privatize("1", ANNA, List.of(text)))
        .containsExactly(expected);
  }

  @Property(tries = 100)
  void shouldGiveTheSameForTheSameTexts(
      @ForAll("policies") Policy policy,
      @ForAll("texts") String title,
      @ForAll("texts") String body) {
    StatelessPrivatizer privatizer = of(policy);
    List<String> texts = List.of(title, body);
    List<String> safe = privatizer.privatize("1", ANNA, texts);
    privatizer.privatize("2", ANNA, List.of(body));

    assertThat(privatizer.privatize("1", ANNA, texts)).isEqualTo(safe).hasSize(2);
  }

  @Test
  void shouldLearnNamesFromAllTextsBeforeItWritesAny() {
    List<String> safe =
        of(NAMES)
            .privatize("", ANNA, List.of("Smith again", "I met Patrick Smith. Smith was late."));
    String family = safe.get(0).split(" ")[0];

    assertThat(family).isNotEqualTo("Smith");
    assertThat(safe.get(1)).matches("I met \\w+ " + family + "\\. " + family + " was late\\.");
  }

  @Test
  void shouldWriteTheMostGeneralValueAsNobodyCounts() {
    StatelessPrivatizer privatizer = of(NAMES);

    for (int i = 0; i < 5; i++) {
      assertThat(privatizer.privatize("", ANNA, List.of("I live in Berlin.")))
          .containsExactly("I live in place.");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "words-only"})
  void shouldRefuseABudgetThatNobodyCounts(String name) {
    assertThatExceptionOfType(InvalidPolicyException.class)
        .isThrownBy(
            () -> StatelessPrivatizer.refuseBudget(BuiltInPolicies.find(name).orElseThrow()))
        .withMessageContaining("ledger")
        .withMessageContaining(name);
  }

  @Test
  void shouldAskForAnAuthorUnlessItOnlyRedacts() {
    assertThat(StatelessPrivatizer.needsAuthor(BuiltInPolicies.redact())).isFalse();
    assertThat(StatelessPrivatizer.needsAuthor(NAMES)).isTrue();
    assertThat(StatelessPrivatizer.needsAuthor(policy("mechanism: custext, epsilon: 4, k: 4", "")))
        .isTrue();
  }
}
