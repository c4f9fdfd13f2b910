package io.palimpsest.language.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.language.sampling.Level;
import io.palimpsest.language.sampling.SamplingRules;
import io.palimpsest.language.sampling.StopWordRule;
import io.palimpsest.language.sampling.UnknownWordRule;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.word.Temperature;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PolicyReaderLawsTest {

  private static final List<String> PIECES =
      List.of(
          "policy",
          "version",
          "topics",
          "tokens",
          "mechanism",
          "redact",
          "custext",
          "epsilon",
          "mapping",
          "aggressive",
          "raw.posts",
          ": ",
          ":",
          "- ",
          "? ",
          "[",
          "]",
          "{",
          "}",
          ", ",
          "&a ",
          "*a",
          "!!int ",
          "!!str ",
          "!!set ",
          "!!binary ",
          "!x ",
          "|",
          ">",
          "'",
          "\"",
          "\\",
          "\\x",
          "\\U",
          "\\u",
          "%",
          "%YAML 9.9",
          "%TAG",
          "#",
          "---",
          "...",
          "<<",
          "~",
          "null",
          "true",
          "1",
          "0x",
          "1.5",
          ".inf",
          "\n",
          "\n  ",
          "\t",
          "\r",
          " ",
          "\u2028",
          "\u0085",
          "\ufeff",
          "\ud800",
          "\u0000",
          "ä",
          "日",
          "@",
          "`",
          "${HOME}",
          "=");

  @Property(tries = 5000)
  void shouldOnlyEverSayThatAPolicyIsInvalid(@ForAll String text) {
    assertReadOrRefusedInOneLine(text);
  }

  @Property(tries = 20_000)
  void shouldOnlyEverSayThatAlmostAPolicyIsInvalid(@ForAll("almostYaml") String text) {
    assertReadOrRefusedInOneLine(text);
  }

  @Property(tries = 5000)
  void shouldOnlyEverSayThatADamagedPolicyIsInvalid(
      @ForAll("pieces") String damage, @ForAll int position) {
    String good = "policy: a\nversion: 3\ntopics: [raw.posts]\ntokens:\n  mechanism: redact\n";
    int at = Math.floorMod(position, good.length());

    assertReadOrRefusedInOneLine(good.substring(0, at) + damage + good.substring(at));
    assertReadOrRefusedInOneLine(good.substring(0, at) + damage);
  }

  @Property
  void shouldReadWhatAPolicySays(@ForAll("policies") Policy policy) {
    String yaml =
        """
        policy: '%s'
        version: %d
        topics: %s
        tokens: %s
        """
            .formatted(policy.name(), policy.version(), policy.topics(), flow(policy.tokens()));

    assertThat(PolicyReader.read(yaml)).isEqualTo(policy);
  }

  /** Whatever rules are written down in full are read again as they were. */
  private static String flow(TokenRules rules) {
    return TokenRulesReader.written(rules).entrySet().stream()
        .map(entry -> entry.getKey() + ": " + entry.getValue())
        .collect(Collectors.joining(", ", "{", "}"));
  }

  @Provide
  Arbitrary<String> pieces() {
    return Arbitraries.of(PIECES);
  }

  @Provide
  Arbitrary<String> almostYaml() {
    return Arbitraries.of(PIECES).list().ofMaxSize(20).map(pieces -> String.join("", pieces));
  }

  @Provide
  Arbitrary<Policy> policies() {
    Arbitrary<String> letters = Arbitraries.strings().withCharRange('a', 'z').ofLength(1);
    Arbitrary<String> rest =
        Arbitraries.strings().withCharRange('a', 'z').withChars("0123456789-").ofMaxLength(62);
    Arbitrary<String> topic =
        Arbitraries.strings()
            .withCharRange('a', 'z')
            .withCharRange('A', 'Z')
            .withChars("0123456789._-")
            .ofMinLength(1)
            .ofMaxLength(245)
            .map(name -> "raw." + name);
    return Combinators.combine(
            Combinators.combine(letters, rest).as(String::concat),
            Arbitraries.integers().greaterOrEqual(1),
            topic.list().ofMinSize(1).ofMaxSize(4),
            rules())
        .as(Policy::new);
  }

  private static Arbitrary<TokenRules> rules() {
    Arbitrary<SamplingRules> around =
        Combinators.combine(
                Arbitraries.of(Level.class),
                Arbitraries.of(StopWordRule.class),
                Arbitraries.of(UnknownWordRule.class))
            .as(SamplingRules::new);
    Arbitrary<Drawing> drawing =
        Arbitraries.oneOf(
            Combinators.combine(
                    Arbitraries.integers().between(2, 2000),
                    Arbitraries.of(Mapping.BALANCED, Mapping.CONSERVATIVE),
                    Arbitraries.of(Temperature.class))
                .as(Drawing.Custext::new),
            Arbitraries.integers()
                .between(2, 2000)
                .map(k -> new Drawing.Custext(k, Mapping.AGGRESSIVE, Temperature.NOMINAL)),
            Arbitraries.of(new Drawing.Santext(), new Drawing.Exponential()));
    return Arbitraries.oneOf(
        Arbitraries.just(new TokenRules.Redact()),
        Combinators.combine(drawing, Arbitraries.doubles().between(0, 1000).ofScale(4), around)
            .as((from, epsilon, rules) -> sample(from, epsilon, rules)));
  }

  private static TokenRules sample(Drawing drawing, double epsilon, SamplingRules rules) {
    boolean aggressive =
        drawing instanceof Drawing.Custext custext && custext.mapping() == Mapping.AGGRESSIVE;
    return new TokenRules.Sample(drawing, epsilon, rules, aggressive);
  }

  private static void assertReadOrRefusedInOneLine(String text) {
    try {
      assertThat(PolicyReader.read(text).version()).isPositive();
    } catch (InvalidPolicyException e) {
      assertThat(e.getMessage())
          .isNotBlank()
          .hasSizeLessThan(300)
          .doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");
    }
  }
}
