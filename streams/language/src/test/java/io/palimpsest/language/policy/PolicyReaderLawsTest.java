package io.palimpsest.language.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.entity.EntityAction;
import io.palimpsest.language.entity.EntityRule;
import io.palimpsest.language.entity.EntityRules;
import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.language.sampling.Level;
import io.palimpsest.language.sampling.SamplingRules;
import io.palimpsest.language.sampling.StopWordRule;
import io.palimpsest.language.sampling.UnknownWordRule;
import io.palimpsest.mechanisms.accounting.Accountant;
import io.palimpsest.mechanisms.ledger.Window;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.word.Temperature;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
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
        %s
        tokens: %s
        %s
        """
            .formatted(
                policy.name(),
                policy.version(),
                policy.topics(),
                policy.entities().map(rules -> "entities: " + flow(rules)).orElse(""),
                flow(TokenRulesReader.written(policy.tokens())),
                policy
                    .budget()
                    .map(rules -> "budget: " + flow(BudgetRulesReader.written(rules)))
                    .orElse(""));

    assertThat(PolicyReader.read(yaml)).isEqualTo(policy);
  }

  /** Whatever rules are written down in full are read again as they were. */
  private static String flow(Map<String, Object> section) {
    return section.entrySet().stream()
        .map(entry -> entry.getKey() + ": " + entry.getValue())
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String flow(EntityRules rules) {
    return rules.byType().entrySet().stream()
        .map(entry -> entry.getKey().label() + ": " + flow(entry.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String flow(EntityRule rule) {
    String more = "";
    if (rule.action() instanceof EntityAction.Generalize generalize) {
      more = ", k: " + generalize.k();
    } else if (rule.action() instanceof EntityAction.Shift shift) {
      more = ", days: " + shift.days() + ", years: " + shift.years();
    } else if (rule.action() instanceof EntityAction.Sanitize sanitize) {
      more = ", numbered: " + sanitize.numbered();
    }
    return "{action: %s, threshold: %s%s}".formatted(rule.action().label(), rule.threshold(), more);
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
            entities(),
            rules(),
            budgets())
        .as(PolicyReaderLawsTest::policy);
  }

  private static Policy policy(
      String name,
      int version,
      List<String> topics,
      EntityRules entities,
      TokenRules tokens,
      Optional<BudgetRules> budget) {
    boolean none = tokens instanceof TokenRules.Redact;
    return new Policy(
        name,
        version,
        topics,
        none ? Optional.empty() : Optional.of(entities),
        tokens,
        budget.flatMap(rules -> BudgetFit.fitted(rules, tokens)));
  }

  private static Arbitrary<Optional<BudgetRules>> budgets() {
    Arbitrary<Window> windows =
        Combinators.combine(
                Arbitraries.integers().between(60, 315_360_000),
                Arbitraries.integers().between(0, 100))
            .as(
                (length, percent) ->
                    new Window.Sliding(
                        Duration.ofSeconds(length),
                        Duration.ofSeconds((long) length * percent / 100)));
    return Combinators.combine(
            Arbitraries.of(Accountant.class),
            Arbitraries.doubles().between(60, 1000).ofScale(3),
            Arbitraries.of(1e-12, 1e-6, 0.25),
            Arbitraries.oneOf(windows, Arbitraries.just(new Window.Lifetime())),
            Arbitraries.of(true, false),
            Arbitraries.of(Exhaustion.class))
        .as(
            (accountant, epsilon, delta, window, both, exhaustion) ->
                new BudgetRules(
                    accountant,
                    epsilon,
                    accountant == Accountant.PURE ? 0 : delta,
                    window,
                    both && window instanceof Window.Sliding
                        ? OptionalDouble.of(10 * epsilon)
                        : OptionalDouble.empty(),
                    exhaustion))
        .optional();
  }

  private static Arbitrary<EntityRules> entities() {
    Arbitrary<EntityAction> actions =
        Arbitraries.oneOf(
            Arbitraries.of(
                new EntityAction.Pseudonymize(),
                new EntityAction.RandomizeDigits(),
                new EntityAction.Keep(),
                new EntityAction.Redact()),
            Arbitraries.of(true, false).map(EntityAction.Sanitize::new),
            Arbitraries.integers().between(2, 1000).map(EntityAction.Generalize::new),
            Combinators.combine(
                    Arbitraries.integers().between(1, 3652), Arbitraries.integers().between(0, 10))
                .as(EntityAction.Shift::new));
    return Combinators.combine(
            Arbitraries.of(EntityType.class),
            actions,
            Arbitraries.doubles().between(0, 1).ofScale(3))
        .as((type, action, threshold) -> Map.entry(type, new EntityRule(action, threshold)))
        .filter(rule -> rule.getValue().action().suits(rule.getKey()))
        .list()
        .ofMaxSize(8)
        .map(PolicyReaderLawsTest::rules);
  }

  private static EntityRules rules(List<Map.Entry<EntityType, EntityRule>> entries) {
    Map<EntityType, EntityRule> rules = new EnumMap<>(EntityType.class);
    entries.forEach(entry -> rules.put(entry.getKey(), entry.getValue()));
    return new EntityRules(rules);
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
        Arbitraries.of(new TokenRules.Redact(), new TokenRules.Keep()),
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
