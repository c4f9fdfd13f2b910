package io.palimpsest.language.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
        tokens: {mechanism: %s}
        """
            .formatted(
                policy.name(), policy.version(), policy.topics(), policy.mechanism().label());

    assertThat(PolicyReader.read(yaml)).isEqualTo(policy);
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
            Arbitraries.of(TokenMechanism.class))
        .as(Policy::new);
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
