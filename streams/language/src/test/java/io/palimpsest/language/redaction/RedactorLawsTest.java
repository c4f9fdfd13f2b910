package io.palimpsest.language.redaction;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.token.HostileText;
import io.palimpsest.mechanisms.redaction.Shape.Layout;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.arbitraries.StringArbitrary;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RedactorLawsTest {

  private static final Pattern LABEL =
      Pattern.compile(
          Arrays.stream(WordClass.values())
              .map(WordClass::label)
              .collect(Collectors.joining("|", "\\b(?:", ")\\b")));

  private final Redactor redactor = new Redactor();

  /** Two ways to write the same shape. */
  record Twins(String one, String other) {}

  @Property(tries = 3000)
  @Domain(HostileText.class)
  void shouldReleaseNothingButLabelsAndLayout(@ForAll String text) {
    assertSafe(redactor.redact(text).text());
  }

  @Property(tries = 3000)
  @Domain(HostileText.class)
  void shouldNotGrowBeyondTheBound(@ForAll String text) {
    assertThat(bytes(redactor.redact(text).text())).isLessThanOrEqualTo(bound(text));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("io.palimpsest.language.token.HostileText#megabytes")
  void shouldBeSafeAndBoundedForAMegabyteOfHostileText(String text) {
    String release = redactor.redact(text).text();

    assertSafe(release);
    assertThat(bytes(release)).isLessThanOrEqualTo(bound(text));
  }

  @Test
  void shouldComeCloseToTheBoundSoThatItIsNoGuess() {
    String text = "1$".repeat(500);

    assertThat(bytes(redactor.redact(text).text())).isEqualTo(bound(text) - 1);
  }

  @Property
  @Domain(HostileText.class)
  void shouldCountWhatItReleases(@ForAll String text) {
    Redaction redaction = redactor.redact(text);

    for (WordClass wordClass : WordClass.values()) {
      boolean counted = wordClass != WordClass.WORD && wordClass != WordClass.SYMBOL;
      long released =
          LABEL
              .matcher(redaction.text())
              .results()
              .filter(match -> match.group().equals(wordClass.label()))
              .count();
      assertThat((long) redaction.counts().getOrDefault(wordClass, 0))
          .isEqualTo(counted ? released : 0);
    }
  }

  @Property
  void shouldReleaseTheSameForWordsOfTheSameClass(@ForAll("twins") List<Twins> twins) {
    String one = twins.stream().map(Twins::one).collect(Collectors.joining(" "));
    String other = twins.stream().map(Twins::other).collect(Collectors.joining(" "));

    assertThat(redactor.redact(one)).isEqualTo(redactor.redact(other));
  }

  @Property
  void shouldLetNoWordSurvive(
      @ForAll("madeUp") String word,
      @ForAll("around") String before,
      @ForAll("around") String after) {
    String release = redactor.redact(before + word + after).text();

    // every letter of a label is a capital, and no label has a digit
    assertThat(release).doesNotContainPattern("[\\p{Ll}\\p{N}]");
    assertThat(release.toLowerCase(Locale.ROOT)).doesNotContain("zq");
  }

  /** Each class with words of very different length; the twins differ in content only. */
  @Provide
  Arbitrary<List<Twins>> twins() {
    StringArbitrary lower = Arbitraries.strings().withChars("abcdefgqxzäé").ofMinLength(1);
    Arbitrary<String> some = lower.ofMaxLength(300);
    Arbitrary<String> few = lower.ofMaxLength(12);
    Arbitrary<String> digits = Arbitraries.strings().numeric().ofMinLength(1).ofMaxLength(20);
    return Arbitraries.oneOf(
            twins(some),
            twins(few.map(word -> "Q" + word)),
            twins(digits),
            twins(Combinators.combine(few, digits).as((word, number) -> word + number)),
            twins(few.map(word -> "@" + word)),
            twins(few.map(word -> "#" + word)),
            twins(digits.map(number -> "https://example.com/" + number)),
            twins(digits.map(number -> "mail" + number + "@example.com")),
            twins(Arbitraries.of("👍", "👨‍👩‍👧", "🇩🇪", "1️⃣", "❤️")),
            twins(Arbitraries.of("$", "€", "+", "⠁", "\u200b", "\u0301\u0301", "_", "\ud800")),
            twins(Arbitraries.of("!", "!")),
            twins(Arbitraries.of("\u00a0", "\u3000", "\u2003")))
        .list()
        .ofMaxSize(20);
  }

  private static Arbitrary<Twins> twins(Arbitrary<String> words) {
    return Combinators.combine(words, words).as(Twins::new);
  }

  @Provide
  Arbitrary<String> madeUp() {
    return Arbitraries.of(
        "zq",
        "Zq",
        "ZQ",
        "zq7",
        "7zq",
        "zq@zq",
        "@zq",
        "#zq",
        "zq.zq",
        "zq-zq",
        "zq'zq",
        "zq_zq",
        "zq\u200bzq",
        "zq\u0301",
        "zq@zq.com",
        "http://zq.com/zq",
        "zq/zq",
        "zq:zq",
        "7",
        "7-7",
        "zq👍zq",
        "zq\ud83d");
  }

  @Provide
  Arbitrary<String> around() {
    return new HostileText().text();
  }

  private static void assertSafe(String release) {
    Matcher labels = LABEL.matcher(release);
    assertThat(labels.replaceAll("").codePoints().allMatch(Layout::accepts))
        .as("only labels and layout")
        .isTrue();
  }

  private static int bound(String text) {
    return Redactor.MAX_GROWTH * bytes(text);
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
