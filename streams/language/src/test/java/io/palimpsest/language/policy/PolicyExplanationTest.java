package io.palimpsest.language.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PolicyExplanationTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{mechanism: redact}",
        "{mechanism: custext, epsilon: 2}",
        "{mechanism: custext, epsilon: 2, mapping: aggressive, acknowledge-no-guarantee: true}",
        "{mechanism: santext, epsilon: 3.5, level: token, unknown: drop}",
        "{mechanism: exponential, epsilon: 0, level: record, stopwords: sample, unknown: sample}"
      })
  void shouldSayEveryPartOnALineOfItsOwn(String tokens) {
    String yaml = "policy: p\nversion: 2\ntopics: [raw.a, raw.b]\ntokens: " + tokens;

    assertThat(PolicyExplanation.of(PolicyReader.read(yaml)).lines())
        .hasSize(8)
        .allMatch(line -> line.endsWith("."))
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("Policy p, version 2, for raw.a, raw.b."),
            line -> assertThat(line).startsWith("Entities:         "),
            line -> assertThat(line).startsWith("Words:            "),
            line -> assertThat(line).startsWith("What is promised: "),
            line -> assertThat(line).startsWith("Between:          "),
            line -> assertThat(line).startsWith("Per:              "),
            line -> assertThat(line).startsWith("Price:            "),
            line -> assertThat(line).startsWith("Not promised:     "));
  }

  @Test
  void shouldExplainWordsOnly() {
    assertThat(PolicyExplanation.of(BuiltInPolicies.find("words-only").orElseThrow()))
        .contains(
            "Entities:         not looked for; a name is a word like all others.",
            "Words:            every word is replaced by one drawn from 20 words of similar meaning"
                + " (balanced mapping, calibrated temperature); stop words are kept",
            "What is promised: probabilities of every output differ by a factor of at most exp(1).",
            "Between:          two words with the same output set (the sets are public), neither of them a"
                + " stop word.",
            "Per:              word type of an author in a key epoch and table.",
            "the first time an author uses it");
  }

  @Test
  void shouldNotDressUpAMappingWithoutAPromise() {
    String yaml =
        """
        policy: p
        version: 1
        topics: [raw.posts]
        tokens: {mechanism: custext, epsilon: 1, mapping: aggressive, acknowledge-no-guarantee: true}
        """;

    assertThat(PolicyExplanation.of(PolicyReader.read(yaml)))
        .contains("What is promised: none: no bound holds.");
  }

  @Test
  void shouldExplainRedact() {
    assertThat(PolicyExplanation.of(BuiltInPolicies.redact()))
        .isEqualTo(
            """
            Policy redact, version 1, for raw.posts.
            Entities:         not looked for; a name is a word like all others.
            Words:            every word becomes its class (WORD, NAME, NUMBER, URL, HANDLE, ...).
            What is promised: the release is the same for both.
            Between:          two texts of the same shape (number, order and class of words, punctuation, spacing).
            Per:              post.
            Price:            nothing; no budget is charged, because nothing is drawn.
            Not promised:     the shape itself is revealed; no differential privacy between texts of different shape.
            """);
  }

  @Test
  void shouldExplainWhatIsDoneToEntities() {
    assertThat(PolicyExplanation.of(BuiltInPolicies.standard()))
        .contains(
            "person, organization, email, handle,",
            ": another of the same kind, the same for an author each time; location: the most special"
                + " value that at least 5 authors share; ",
            "date: moved by up to 30 days, all dates of an author alike (years, months with a year"
                + " and dates of birth by up to 3 years)",
            "every other type that detectors know: its label.",
            "neither of them a stop word, with the same entities around them.",
            "replaced without differential privacy");
  }

  @Test
  void shouldNotPromiseAnythingAboutWordsThatAreKept() {
    assertThat(PolicyExplanation.of(BuiltInPolicies.find("entities-only").orElseThrow()))
        .contains(
            "Words:            every word stays as it was written.",
            "What is promised: nothing is promised about words: they are released as they were"
                + " written.",
            "Not promised:     everything that is not found to be an entity; entities that detectors"
                + " find are replaced without differential privacy");
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
        .isEqualTo(
            new Policy(
                "redact",
                1,
                List.of("raw.posts"),
                Optional.empty(),
                new TokenRules.Redact(),
                Optional.empty()));
    assertThat(BuiltInPolicies.find("redact")).contains(BuiltInPolicies.redact());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Redact", "../redact", "none"})
  void shouldFindNothingElse(String name) {
    assertThat(BuiltInPolicies.find(name)).isEmpty();
  }
}
