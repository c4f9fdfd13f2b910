package io.palimpsest.language.sampling;

import static io.palimpsest.language.sampling.Samplers.LEXICON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.entry;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.redaction.WordClass;
import io.palimpsest.mechanisms.word.Temperature;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What happens to each kind of token. Words of the vocabulary are drawn as themselves here. */
class TextSamplerTest {
  private static final WordMechanism IDENTITY = Samplers.identity(LEXICON);

  private final TextSampler keeping =
      Samplers.of(IDENTITY, Level.RECORD, StopWordRule.KEEP, UnknownWordRule.CLASS);
  private final TextSampler sampling =
      Samplers.of(IDENTITY, Level.RECORD, StopWordRule.SAMPLE, UnknownWordRule.CLASS);
  private final TextSampler dropping =
      Samplers.of(IDENTITY, Level.RECORD, StopWordRule.KEEP, UnknownWordRule.DROP);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "tea, coffee. | tea, coffee.",
        "The DOG saw Anna | The DOG WORD NAME",
        "see tea at https://x.com/a! | WORD tea at URL!",
        "mail joe@ex.com, @joe and #tag | WORD EMAIL, HANDLE and HASHTAG",
        "tea👍🏽$€ | tea EMOJI SYMBOL",
        "tea\u00a0\u200b\u200bdog | tea SYMBOL dog",
        "room A1B2 20k | WORD CODE CODE",
        "½ of x² ①② Ⅷ | NUMBER of x NUMBER NUMBER WORD",
        "日本 | 日 WORD",
        "well-tea | WORD-tea",
        "te\u0430 tea | WORD tea",
        "tea\u200dtea t\u00adea | WORD WORD",
      })
  void shouldTreatEachKindByItsRule(String text, String release) {
    assertThat(Samplers.release(keeping, text)).isEqualTo(release);
  }

  @ParameterizedTest
  @CsvSource({
    "tea, tea",
    "Tea, Tea",
    "TEA, TEA",
    "tEA, tea",
    "TeA, tea",
    "I, I",
    "X, X",
    "x, x",
    "iPhone, iphone",
    "IPhone, iphone",
    "Iphone, Iphone",
    "O'CLOCK, O'CLOCK",
    "O'Clock, o'clock",
    "O’clock, O'clock",
    "CAFÉ, CAFÉ",
    "Cafe\u0301, Café",
    "STRAßE, straße",
    "Straße, Straße",
    "नमस्ते, नमस्ते",
    "NOT, NOT",
    "nOt, not",
  })
  void shouldTakeOverTheCaseAndNoMore(String word, String release) {
    assertThat(Samplers.release(keeping, word)).isEqualTo(release);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "don't, don't",
        "DON’T, DON'T",
        "Don't, Don't",
        "can't, can't",
        "I'm, I'm",
        "I'M, I'M",
        "i'd've, i'd've",
        "couldn't've, couldn't've",
        "dog's, dog's",
        "Dog’s, Dog's",
        "DOG'S, DOG'S",
        "DOG's, DOG's",
        "dog'S, dog's",
        "X'S, X'S",
        "x Anna's, x NAME's",
        "x ANNA'S, x NAME'S",
        "zqn't, WORDn't",
        "dog'll, dog'll",
        "it's's, it's's",
        "o'clock's, o'clock's",
        "dogs', WORD'",
        "rock'n'roll, WORD",
      })
  void shouldKeepClitics(String word, String release) {
    assertThat(Samplers.release(keeping, word)).isEqualTo(release);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "don't, do",
        "Don’t, Do",
        "DON'T, DO",
        "can't, can",
        "Can't, Can",
        "won't, will",
        "WON'T, WILL",
        "shan't, WORD",
        "couldn't, could",
        "isn't, WORD",
        "I'm, I",
        "I'M, I",
        "it's, it",
        "it'll, it",
        "it'd, it",
        "i've, i",
        "dog's, dog",
        "x Anna's, x NAME",
        "they're, WORD",
        "o'clock, o'clock",
        "the, the",
        "of, WORD",
      })
  void shouldDrawTheBaseAndLeaveOutTheCliticIfStopWordsAreSampled(String word, String release) {
    assertThat(Samplers.release(sampling, word)).isEqualTo(release);
  }

  @Test
  void shouldDrawAllButStopWordsAndUnknownOnes() {
    String text = "The dog and Anna's dog don't drink tea";

    assertThat(drawn(keeping, text)).containsExactly("tea", "dog", "drink");
    assertThat(drawn(sampling, text)).containsExactly("the", "and", "tea", "dog", "drink", "do");
  }

  @Test
  void shouldDrawEachOccurrenceAtLevelTokenAndEachTypeAtTheOthers() {
    String text = "dog tea dog DOG dog's";

    assertThat(drawn(at(Level.TOKEN), text)).containsExactly("dog", "tea", "dog", "dog", "dog");
    assertThat(drawn(at(Level.RECORD), text)).containsExactly("tea", "dog");
    assertThat(drawn(at(Level.USER), text)).containsExactly("tea", "dog");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`tea zq dog` | `tea dog`",
        "`zq tea` | `tea`",
        "`tea zq` | `tea`",
        "`tea zq.` | `tea.`",
        "`tea zq, dog` | `tea, dog`",
        "`zq zq zq` | ``",
        "`tea zq zq dog` | `tea dog`",
        "`(zq tea)` | `(tea)`",
        "`tea (zq) dog` | `tea () dog`",
        "`tea  zq dog` | `tea  dog`",
        "`tea-zq dog` | `tea-dog`",
        "`tea zq's dog` | `tea dog`",
        "`tea a1 dog` | `tea dog`",
        "`日本tea` | `日 tea`",
        "`tea本dog` | `tea dog`",
        "`本tea` | `tea`",
        "`tea 本dog` | `tea dog`",
        "`tea本 dog` | `tea dog`",
        "`$zq$` | `SYMBOL SYMBOL`",
        "`zq $` | `SYMBOL`",
        "`zq 5%` | `5%`",
      })
  void shouldDropUnknownWordsWithOneSpace(String text, String release) {
    String drawn = Samplers.release(dropping, text);

    assertThat(drawn.replaceAll("\\d", "5")).isEqualTo(release);
  }

  @Test
  void shouldDropTheSpaceAfterAtTheStartOfALine() {
    assertThat(Samplers.release(dropping, "tea\nzq dog\n zq cat")).isEqualTo("tea\ndog\n cat");
  }

  @Test
  void shouldPutAnyWordForUnknownOnes() {
    TextSampler any = Samplers.of(IDENTITY, Level.TOKEN, StopWordRule.KEEP, UnknownWordRule.SAMPLE);
    String release = Samplers.release(any, "zq ".repeat(2000));

    assertThat(release.split(" ")).containsOnly(Samplers.WORDS.toArray(String[]::new));
    // A word is missing among 2000 uniform ones of 34 with probability below 34 * exp(-58).
    assertThat(release.split(" ")).contains(Samplers.WORDS.toArray(String[]::new));
    assertThat(any.plan("zq zq a1").drawnWords()).isEmpty();
  }

  @Test
  void shouldGiveUnknownWordsTheCaseTheyHadAndCodesNone() {
    Lexicon lexicon = Samplers.lexicon(List.of("tea", "té"));
    TextSampler any =
        new TextSampler(
            lexicon,
            Samplers.identity(lexicon),
            new SamplingRules(Level.USER, StopWordRule.KEEP, UnknownWordRule.SAMPLE));

    assertThat(Samplers.release(any, "zqj Zqj ZQJ zQj zqj's A1 a1"))
        .matches("(tea Tea TEA tea tea's|té Té TÉ té té's) (tea tea|té té)");
  }

  @Test
  void shouldCountWhatTheReleaseShows() {
    String text = "saw Anna, tea at 5 for ½ with @joe, A1 and Zq's $";

    assertThat(keeping.plan(text).counts())
        .containsExactly(
            entry(WordClass.NAME, 2),
            entry(WordClass.NUMBER, 2),
            entry(WordClass.CODE, 1),
            entry(WordClass.HANDLE, 1));
    assertThat(dropping.plan(text).counts())
        .containsExactly(entry(WordClass.NUMBER, 2), entry(WordClass.HANDLE, 1));
  }

  @Test
  void shouldReleaseNothingForNothing() {
    assertThat(Samplers.release(keeping, "")).isEmpty();
    assertThat(keeping.plan("").price()).isEqualTo(DrawPrice.NOTHING);
    assertThat(keeping.plan("the 5 zq").price()).isEqualTo(DrawPrice.NOTHING);
  }

  @Test
  void shouldPriceEachMechanismInItsOwnPlace() {
    String text = "dog tea dog";
    WordMechanism aggressive = Samplers.custext(Mapping.AGGRESSIVE, 3, Temperature.NOMINAL);
    WordMechanism balanced = Samplers.custext(Mapping.BALANCED, 3, Temperature.CALIBRATED);

    assertThat(at(Level.TOKEN, aggressive).plan(text).price())
        .isEqualTo(new DrawPrice(3, 0, 0, 0, 3));
    assertThat(at(Level.USER, aggressive).plan(text).price())
        .isEqualTo(new DrawPrice(2, 0, 0, 0, 2));
    DrawPrice metric = at(Level.TOKEN, IDENTITY).plan(text).price();
    assertThat(metric.metricEpsilon()).isEqualTo(3000);
    assertThat(metric.metricSlack()).isPositive().isLessThan(1e-4);
    assertThat(metric.pureEpsilon() + metric.unbounded()).isZero();
    DrawPrice pure = at(Level.TOKEN, balanced).plan(text).price();
    assertThat(pure.pureEpsilon()).isPositive().isLessThanOrEqualTo(9);
    assertThat(pure.metricEpsilon() + pure.metricSlack() + pure.unbounded()).isZero();
  }

  @Test
  void shouldHaveANumberOnlyWhereALossIsOne() {
    assertThat(new DrawPrice(2, 2, 0, 0, 0).epsilon()).isEqualTo(2);
    assertThat(new DrawPrice(2, 1, 1, 0, 0).epsilon()).isInfinite();
    assertThat(new DrawPrice(2, 1, 0, 1e-6, 0).epsilon()).isInfinite();
    assertThat(new DrawPrice(2, 1, 0, 0, 1).epsilon()).isInfinite();
  }

  @Test
  void shouldMakeTheScopeOfTheLevel() {
    Digest text = Digest.ofText("tea");
    Digest table = IDENTITY.fingerprint().with("reading-1");

    assertThat(at(Level.TOKEN).scope("id", "tea"))
        .isEqualTo(new DrawScope.Token("id", text, table));
    assertThat(at(Level.RECORD).scope("id", "tea"))
        .isEqualTo(new DrawScope.Post("id", text, table));
    assertThat(at(Level.USER).scope("id", "tea")).isEqualTo(new DrawScope.User(table));
  }

  @ParameterizedTest
  @EnumSource(Level.class)
  void shouldSayWhatIsVisible(Level level) {
    String kept = at(level).guarantee().inWords();
    String sampled =
        Samplers.of(IDENTITY, level, StopWordRule.SAMPLE, UnknownWordRule.DROP)
            .guarantee()
            .inWords();

    assertThat(kept)
        .startsWith("santext: per " + level.unit())
        .contains(IDENTITY.guarantee(level.unit()).promise())
        .contains(IDENTITY.guarantee(level.unit()).notPromised())
        .contains("number, order and case of words, spacing and punctuation")
        .contains("which words are unknown, and their class")
        .contains("neither of them a stop word")
        .contains("stop words and endings such as 's, which are kept")
        .contains("format of numbers");
    assertThat(sampled).doesNotContain("stop word").contains("left out");
    assertThat(kept.contains("which words and numbers are the same"))
        .isEqualTo(level != Level.TOKEN);
  }

  @Test
  void shouldBoundGrowthByTheLongestWord() {
    assertThat(keeping.maxGrowth()).isEqualTo(1 + "नमस्ते".length() * 3);
    assertThat(growth(List.of("tea", "dog"))).isEqualTo(7);
    assertThat(growth(List.of("tea", "dog".repeat(33)))).isEqualTo(100);
    // Turned alpha has two bytes, and three as a capital.
    assertThat(growth(List.of("tea", "\u0250".repeat(100)))).isEqualTo(301);
  }

  @Test
  void shouldSayTheSizeBeforeItDraws() {
    int longest = "नमस्ते".length() * 3;

    assertThat(keeping.plan("").maxBytes()).isZero();
    assertThat(keeping.plan("the dog, 1,5 zq").maxBytes())
        .isEqualTo("the , 1,5 WORD".length() + longest);
    assertThat(keeping.plan("１２").maxBytes()).isEqualTo(6);
  }

  @Test
  void shouldRefuseWhatDoesNotBelongTogether() {
    SamplingPlan plan = keeping.plan("zq");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> sampling.draw(plan, Samplers.author("anna").in(scope())))
        .withMessage("a plan is drawn by the sampler that made it");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new TextSampler(
                    Samplers.lexicon(List.of("tea", "dog")),
                    IDENTITY,
                    new SamplingRules(Level.USER, StopWordRule.KEEP, UnknownWordRule.CLASS)))
        .withMessage(
            "the mechanism must be over the words of the lexicon: it has 34 words, the lexicon"
                + " has 2");
    assertThatNullPointerException().isThrownBy(() -> keeping.plan((String) null));
    assertThatNullPointerException().isThrownBy(() -> keeping.draw(plan, null));
  }

  @Test
  void shouldShowNothingOfTheText() {
    TextSampler any = Samplers.of(IDENTITY, Level.USER, StopWordRule.KEEP, UnknownWordRule.SAMPLE);

    assertThat(any.plan("tea zq 123 zq's")).hasToString("SamplingPlan of 1 draws");
    assertThat(Contraction.of("zq's")).hasToString("Contraction");
  }

  @Test
  void shouldNotLetCallersChangeAPlan() {
    SamplingPlan plan = keeping.plan("tea dog");
    plan.drawnWords()[0] = 0;

    assertThat(drawn(plan)).containsExactly("tea", "dog");
  }

  private static int growth(List<String> words) {
    Lexicon lexicon = Samplers.lexicon(words);
    return new TextSampler(
            lexicon,
            Samplers.identity(lexicon),
            new SamplingRules(Level.USER, StopWordRule.KEEP, UnknownWordRule.CLASS))
        .maxGrowth();
  }

  private static TextSampler at(Level level) {
    return at(level, IDENTITY);
  }

  private static TextSampler at(Level level, WordMechanism mechanism) {
    return Samplers.of(mechanism, level, StopWordRule.KEEP, UnknownWordRule.CLASS);
  }

  private DrawScope scope() {
    return keeping.scope("id", "text");
  }

  private static List<String> drawn(TextSampler sampler, String text) {
    return drawn(sampler.plan(text));
  }

  private static List<String> drawn(SamplingPlan plan) {
    return Arrays.stream(plan.drawnWords()).mapToObj(LEXICON::word).toList();
  }
}
