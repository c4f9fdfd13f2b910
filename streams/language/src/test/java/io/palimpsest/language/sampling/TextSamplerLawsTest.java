package io.palimpsest.language.sampling;

import static io.palimpsest.language.sampling.Samplers.LEXICON;
import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.token.HostileText;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.random.ScopedRandomness;
import io.palimpsest.mechanisms.redaction.WordClass;
import io.palimpsest.mechanisms.word.Temperature;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.arbitraries.StringArbitrary;

class TextSamplerLawsTest {
  private static final PublicText PUBLIC = new PublicText(Samplers.WORDS);
  private static final WordMechanism MECHANISM = mechanism();
  private static final WordMechanism ITS_EQUAL = mechanism();

  /** Two texts that differ in what must not matter. */
  record Twins(String one, String other) {}

  @Property(tries = 3000)
  void shouldReleaseNothingThatIsNotPublic(
      @ForAll("samplers") TextSampler sampler, @ForAll("texts") String text) {
    // No assertion that would print the text: it runs to thousands of odd characters.
    assertThat(PUBLIC.accepts(Samplers.release(sampler, text))).isTrue();
  }

  @Property(tries = 3000)
  void shouldNotGrowBeyondTheBounds(
      @ForAll("samplers") TextSampler sampler, @ForAll("texts") String text) {
    long most = sampler.plan(text).maxBytes();

    assertThat((long) bytes(Samplers.release(sampler, text))).isLessThanOrEqualTo(most);
    assertThat(most).isLessThanOrEqualTo((long) sampler.maxGrowth() * bytes(text));
  }

  @Property
  void shouldReleaseTheSameAtEveryReplay(
      @ForAll("rules") SamplingRules rules, @ForAll("texts") String text) {
    TextSampler one = new TextSampler(LEXICON, MECHANISM, rules);
    TextSampler other = new TextSampler(LEXICON, ITS_EQUAL, rules);

    assertThat(Samplers.release(one, text)).isEqualTo(Samplers.release(other, text));
  }

  @Property
  void shouldKeepLayoutAndNumberOfKnownWords(@ForAll("knownText") String text) {
    for (Level level : Level.values()) {
      TextSampler sampler =
          Samplers.of(MECHANISM, level, StopWordRule.SAMPLE, UnknownWordRule.DROP);
      String release = Samplers.release(sampler, text);

      assertThat(skeleton(release)).isEqualTo(skeleton(text));
      assertThat(words(release)).hasSameSizeAs(words(text));
    }
  }

  @Property
  void shouldPlanToDrawEveryKnownWord(@ForAll("knownText") String text) {
    int[] words = words(text).stream().mapToInt(w -> LEXICON.find(w, 0, w.length())).toArray();

    assertThat(planned(Level.TOKEN, text)).isEqualTo(words);
    int[] types = Arrays.stream(words).distinct().sorted().toArray();
    assertThat(planned(Level.RECORD, text)).isEqualTo(types);
    assertThat(planned(Level.USER, text)).isEqualTo(types);
  }

  @Property
  void shouldAskTheSumOfItsDraws(
      @ForAll("samplers") TextSampler sampler, @ForAll("texts") String text) {
    SamplingPlan plan = sampler.plan(text);
    BigDecimal sum =
        Arrays.stream(plan.drawnWords())
            .mapToObj(word -> DrawPrice.of(MECHANISM, word).pureEpsilon())
            .map(BigDecimal::new)
            .reduce(BigDecimal.ZERO, BigDecimal::add);

    assertThat(plan.price().draws()).isEqualTo(plan.drawnWords().length);
    assertThat(new BigDecimal(plan.price().pureEpsilon()))
        .isBetween(sum, sum.multiply(new BigDecimal("1.000000000001")));
    assertThat(plan.price().unbounded()).isZero();
  }

  @Property
  void shouldCountTheLabelsOfTheRelease(
      @ForAll("samplers") TextSampler sampler, @ForAll("texts") String text) {
    SamplingPlan plan = sampler.plan(text);
    String release = Samplers.release(sampler, text);

    for (WordClass wordClass : WordClass.values()) {
      int counted = plan.counts().getOrDefault(wordClass, 0);
      Pattern label = Pattern.compile("\\b" + wordClass.label() + "(n't|N'T)?\\b");
      int shown = (int) label.matcher(release).results().count();
      switch (wordClass) {
        case WORD, SYMBOL -> assertThat(counted).isZero();
        case NUMBER -> assertThat(counted).isGreaterThanOrEqualTo(shown);
        default -> assertThat(counted).as(wordClass.label()).isEqualTo(shown);
      }
    }
  }

  /** At level token nothing is spelled, so the same draws must give the same text, exactly. */
  @Property
  void shouldNotDependOnUnknownWordsNorOnDigits(
      @ForAll("twins") List<Twins> twins, @ForAll("rules") SamplingRules some) {
    String one = twins.stream().map(Twins::one).collect(Collectors.joining(" "));
    String other = twins.stream().map(Twins::other).collect(Collectors.joining(" "));
    SamplingRules rules = new SamplingRules(Level.TOKEN, some.stopWords(), some.unknown());
    TextSampler sampler = new TextSampler(LEXICON, MECHANISM, rules);
    ScopedRandomness randomness = Samplers.author("anna").in(sampler.scope("id", ""));

    assertThat(sampler.draw(sampler.plan(one), randomness))
        .isEqualTo(sampler.draw(sampler.plan(other), randomness));
    assertThat(sampler.plan(one).price()).isEqualTo(sampler.plan(other).price());
    assertThat(sampler.plan(one).counts()).isEqualTo(sampler.plan(other).counts());
  }

  @Property
  void shouldLeaveNoDoubleSpaceWhenItDrops(@ForAll("mixedWords") List<String> words) {
    TextSampler sampler =
        Samplers.of(MECHANISM, Level.RECORD, StopWordRule.KEEP, UnknownWordRule.DROP);
    String release = Samplers.release(sampler, String.join(" ", words));
    long left = words.stream().filter(word -> !word.contains("q")).count();

    assertThat(release).doesNotContain("  ").doesNotStartWith(" ").doesNotEndWith(" ");
    assertThat(release.isEmpty() ? 0 : release.split(" ").length).isEqualTo((int) left);
  }

  @Property
  void shouldTakeOverTheCaseOfEachWord(@ForAll("knownText") String text) {
    TextSampler sampler =
        Samplers.of(MECHANISM, Level.TOKEN, StopWordRule.SAMPLE, UnknownWordRule.CLASS);
    List<String> before = words(text);
    List<String> after = words(Samplers.release(sampler, text));

    for (int i = 0; i < before.size(); i++) {
      String drawn = after.get(i);
      int word = LEXICON.find(drawn, 0, drawn.length());
      StringBuilder expected = new StringBuilder();
      LetterCase.of(before.get(i), 0, before.get(i).length()).write(LEXICON.word(word), expected);
      assertThat(drawn).isEqualTo(expected.toString());
    }
  }

  @Provide
  Arbitrary<SamplingRules> rules() {
    return Combinators.combine(
            Arbitraries.of(Level.class),
            Arbitraries.of(StopWordRule.class),
            Arbitraries.of(UnknownWordRule.class))
        .as(SamplingRules::new);
  }

  @Provide
  Arbitrary<TextSampler> samplers() {
    return rules().map(rules -> new TextSampler(LEXICON, MECHANISM, rules));
  }

  /** Hostile text, text of words that are known, and both mixed. */
  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> pieces =
        Arbitraries.of(
                "tea",
                "Dog's",
                "DON'T",
                "can’t",
                "the",
                "Zq",
                "zq's",
                "555-0100",
                "１２",
                "𝟏𝟐",
                "1𝟏",
                "½",
                "日",
                "本",
                "'",
                " ",
                "\t",
                "$",
                "@zq",
                "STRASSE",
                "ﬁ",
                "İt",
                "\u212aey",
                "a1")
            .list()
            .ofMaxSize(30)
            .map(list -> String.join("", list));
    return Arbitraries.oneOf(new HostileText().text(), knownText(), pieces)
        .list()
        .ofMaxSize(2)
        .map(list -> String.join("", list));
  }

  @Provide
  Arbitrary<String> knownText() {
    Arbitrary<String> layout =
        Arbitraries.of(" ", ", ", ". ", "\n", "\t", " - ", "-", "! ", " (", ") ", " “", "” ", "…");
    return Combinators.combine(knownWords(), layout)
        .as((word, after) -> word + after)
        .list()
        .ofMaxSize(30)
        .map(list -> String.join("", list));
  }

  /** Without the scripts that are written without spaces or case. */
  private static Arbitrary<String> knownWords() {
    Arbitrary<String> lower =
        Arbitraries.of(Samplers.WORDS).filter(word -> word.matches("\\p{IsLatin}+"));
    return Arbitraries.oneOf(
        lower,
        lower.map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1)),
        lower.filter(word -> !word.contains("ß")).map(word -> word.toUpperCase(Locale.ROOT)));
  }

  @Provide
  Arbitrary<List<String>> mixedWords() {
    return Arbitraries.oneOf(knownWords(), Arbitraries.of("zq", "Zq", "qq7", "zq's")).list();
  }

  /** Twins are alike in class, in case and in format; content and length differ. */
  @Provide
  Arbitrary<List<Twins>> twins() {
    StringArbitrary letters = Arbitraries.strings().withChars("qzj").ofMinLength(2);
    Arbitrary<String> unknown = letters.ofMaxLength(200);
    Arbitrary<String> few = letters.ofMaxLength(9);
    return Arbitraries.oneOf(
            twins(unknown),
            twins(few.map(word -> "Q" + word)),
            twins(few.map(word -> word.toUpperCase(Locale.ROOT))),
            twins(few.map(word -> word + "'s")),
            twins(few.map(word -> word + "7")),
            twins(few.map(word -> "@" + word)),
            twins(digits(1)),
            twins(digits(7)),
            twins(Combinators.combine(digits(3), digits(4)).as((a, b) -> "+" + a + "-" + b)),
            twins(Combinators.combine(digits(1), digits(2)).as((a, b) -> a + "." + b)),
            twins(Arbitraries.of("½", "②", "½½", "1𝟐", "1\u202f000")),
            Arbitraries.of(Samplers.WORDS).map(word -> new Twins(word, word)))
        .list()
        .ofMaxSize(20);
  }

  private static Arbitrary<String> digits(int length) {
    return Arbitraries.strings().numeric().ofLength(length);
  }

  private static Arbitrary<Twins> twins(Arbitrary<String> words) {
    return Combinators.combine(words, words).as(Twins::new);
  }

  private static WordMechanism mechanism() {
    return Samplers.custext(Mapping.BALANCED, 2, Temperature.CALIBRATED);
  }

  private static int[] planned(Level level, String text) {
    return Samplers.of(MECHANISM, level, StopWordRule.SAMPLE, UnknownWordRule.CLASS)
        .plan(text)
        .drawnWords();
  }

  private static String skeleton(String text) {
    return text.replaceAll("[\\p{L}\\p{M}']+", "w");
  }

  private static List<String> words(String text) {
    return Pattern.compile("[\\p{L}\\p{M}']+")
        .matcher(text)
        .results()
        .map(match -> match.group())
        .toList();
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
