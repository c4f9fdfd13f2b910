package io.palimpsest.language.post;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.language.sampling.StopWords;
import io.palimpsest.language.token.FrequentWords;
import io.palimpsest.language.token.TokenKind;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/**
 * Nothing verbatim by accident: no run of four letters or three digits of a token stands in its
 * release at the same place.
 *
 * <p>A drawn replacement may repeat a run by chance, so a run counts only if it stands in the
 * releases of {@value #AUTHORS} authors with different randomness. The false-alarm rate is 10^-36
 * for three digits at the same place, and 10^-11 a token for three digits anywhere among 80.
 */
class VerbatimLawTest {
  private static final int AUTHORS = 12;
  private static final MasterKey KEY = MasterKey.parse("2a".repeat(32));
  private static final List<KeyedRandomness> RANDOMNESS =
      IntStream.range(0, AUTHORS).mapToObj(i -> KEY.authorKey("a" + i).randomness(0)).toList();

  private static final Releaser ENTITIES_ONLY = policy("entities-only");
  private static final Releaser DEFAULT = policy("default");
  private static final Releaser REDACT = policy("redact");

  private static final String BEFORE = "the tea ";
  private static final String AFTER = " and good bread";

  /** Text that is in releases whatever the post says: labels, and the words to draw from. */
  private static final String PUBLIC =
      String.join(
              " ",
              Stream.of(
                      gluedLabels(),
                      Stream.of(TokenKind.values()).map(Enum::name),
                      Stream.of("NAME", "example.com", BEFORE, AFTER),
                      SmallLexicon.WORDS.stream())
                  .flatMap(words -> words)
                  .toList())
          .toLowerCase(Locale.ROOT);

  /** Labels of spans that touch: SECRETCODE. */
  private static Stream<String> gluedLabels() {
    return Stream.of(EntityType.values())
        .flatMap(one -> Stream.of(EntityType.values()).map(other -> one.name() + other.name()));
  }

  /** An underscore is a part of words to all tools of programmers. */
  private static final String SEPARATOR = "[^\\p{L}\\p{N}_]+";

  private static final Pattern DIGIT = Pattern.compile("\\d");

  private static final Set<String> VOCABULARY = vocabulary();

  private static Set<String> vocabulary() {
    Set<String> words = new HashSet<>(FrequentWords.read());
    words.addAll(StopWords.all());
    return words;
  }

  /** Makes the release of a text. */
  private interface Releaser {
    String release(String text, KeyedRandomness author);
  }

  private static Releaser policy(String name) {
    PostRules rules = new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES);
    Privatizer privatizer =
        Privatizer.of(
            BuiltInPolicies.find(name).orElseThrow(),
            rules,
            () -> SmallLexicon.LEXICON,
            done -> {});
    return (text, author) -> {
      DetectedPost post = privatizer.detect(new Post("1", "anna", text, Instant.EPOCH));
      AuthorContext context = new AuthorContext(author, AuthorMemory.empty());
      return privatizer
          .privatize(privatizer.replace(post, context, (value, k) -> false), author)
          .text();
    };
  }

  /** Returns the runs that stand in the releases of all authors. */
  private static VerbatimRuns kept(
      Releaser releaser, String before, String token, String after, Predicate<String> mayStay) {
    VerbatimRuns runs = VerbatimRuns.of(token, mayStay);
    for (KeyedRandomness author : RANDOMNESS) {
      if (runs.count() > 0) {
        String release = releaser.release(before + token + after, author);
        runs = runs.standingIn(between(before, release, after));
      }
    }
    return runs;
  }

  /** Cuts off the text around the token if it is unchanged. */
  private static String between(String before, String release, String after) {
    int end = release.length() - after.length();
    return before.length() <= end && release.startsWith(before) && release.endsWith(after)
        ? release.substring(before.length(), end)
        : release;
  }

  private static void assertNothingVerbatim(
      Releaser releaser, String token, Predicate<String> mayStay) {
    assertThat(kept(releaser, "", token, "", mayStay).count()).isZero();
    assertThat(kept(releaser, BEFORE, token, AFTER, mayStay).count()).isZero();
  }

  /** A part of the token that has no digits is a word, and stays where words stay. */
  @Property(tries = 5000)
  @Domain(HostileTokens.class)
  void shouldKeepNoRunOfATokenWithDigitsWhereWordsStay(@ForAll String token) {
    List<String> parts = List.of(VerbatimRuns.folded(token).split(SEPARATOR));
    assertNothingVerbatim(
        ENTITIES_ONLY,
        token,
        run ->
            PUBLIC.contains(run)
                || VOCABULARY.contains(run)
                || parts.stream()
                    .filter(part -> part.contains(run))
                    .noneMatch(DIGIT.asPredicate()));
  }

  /** What the law has found before. */
  @Example
  void shouldKeepNoRunOfATokenInWhichAPartHasAnOrdinaryForm() {
    for (String token :
        List.of(
            "BGL7KWZX",
            "0HTG4QWZX",
            "0BYB_KWZX",
            "EUR500KWZX",
            "kwzx$50",
            "7:45kwzx",
            "kwzx_7:45",
            "KWZX.CRC5",
            "kwzxq0/12345\u20e36",
            "9:30-4821",
            "7a-kwzx",
            "5/+kwzx",
            "4.kwzx",
            "DRDrkwzx@a",
            "x60DRMxF9k@kwzx")) {
      shouldKeepNoRunOfATokenWithDigitsWhereWordsStay(token);
      shouldKeepNoRunOfATokenWhereWordsAreDrawn(token);
    }
  }

  @Property(tries = 5000)
  @Domain(HostileTokens.class)
  void shouldKeepNoRunOfATokenWhereWordsAreDrawn(@ForAll String token) {
    assertNothingVerbatim(
        DEFAULT, token, run -> PUBLIC.contains(run) || StopWords.all().contains(run));
  }

  /** Self-test: every run of an unchanged token is found. */
  @Property(tries = 300)
  @Domain(HostileTokens.class)
  void shouldFindEveryRunThatIsLeft(@ForAll String token) {
    int runs = VerbatimRuns.of(token, run -> false).count();

    assertThat(kept((text, author) -> text, "", token, "", run -> false).count()).isEqualTo(runs);
    assertThat(kept((text, author) -> text, BEFORE, token, AFTER, run -> false).count())
        .isEqualTo(runs);
  }

  /** Self-test: the bug of issue #23, where only the digits of a code changed. */
  @Example
  void shouldFindLettersThatAreLeftBetweenNewDigits() {
    Releaser digitsOnly = (text, author) -> text.replace('7', '4').replace('3', '8');

    assertThat(kept(digitsOnly, BEFORE, "wx7kqzv33b", AFTER, run -> false).count()).isEqualTo(1);
    assertThat(kept(digitsOnly, BEFORE, "wx7kqz7b33", AFTER, run -> false).count()).isZero();
  }

  /** Self-test: a fresh draw is no finding, even from an alphabet of six letters. */
  @Property(tries = 300)
  @Domain(HostileTokens.class)
  void shouldFindNothingWhereEverySignIsDrawnAnew(@ForAll String token) {
    Random random = new Random(token.hashCode());
    Releaser redrawing = (text, author) -> redrawn(text, random);

    assertThat(kept(redrawing, "", token, "", run -> false).count()).isZero();
    assertThat(kept(redrawing, BEFORE, token, AFTER, run -> false).count()).isZero();
  }

  private static String redrawn(String text, Random random) {
    return text.codePoints()
        .map(
            c ->
                Character.isLetter(c)
                    ? 'a' + random.nextInt(6)
                    : Character.isDigit(c) ? '0' + random.nextInt(10) : c)
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  @Property(tries = 5000)
  @Domain(HostileTokens.class)
  void shouldKeepNoRunOfATokenWhereWordsAreRedacted(@ForAll String token) {
    assertNothingVerbatim(REDACT, token, PUBLIC::contains);
  }
}
