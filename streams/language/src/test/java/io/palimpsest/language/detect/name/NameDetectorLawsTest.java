package io.palimpsest.language.detect.name;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.TokenKind;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class NameDetectorLawsTest {
  private static final String[] WORDS = {
    "Will",
    "WILL",
    "May",
    "is",
    "and",
    "&",
    "I",
    "Dr",
    "will",
    "said",
    ".",
    "met",
    "with",
    ",",
    "'s",
    "-",
    "\n",
    " ",
    "name",
    "\u200b",
    "Z",
    "K.Z.",
    "\uD83D\uDE00",
    "\uD83D",
    "Zofka",
    "J.",
    "o",
    "f"
  };

  private final NameDetector detector = new NameDetector(input -> List.of());

  @Property
  void shouldReportDisjointPlacesInsideOfTheText(@ForAll("sentences") String text) {
    int end = 0;
    for (Span span : detector.detect(DetectorInput.of(text))) {
      assertThat(span.start()).isGreaterThanOrEqualTo(end);
      assertThat(span.end()).isLessThanOrEqualTo(text.length());
      end = span.end();
    }
  }

  @Property
  void shouldFindTheSameInTheSame(@ForAll("sentences") String text) {
    assertThat(detector.detect(DetectorInput.of(text)))
        .isEqualTo(detector.detect(DetectorInput.of(text)));
  }

  @Property
  void shouldFindStopWordsAloneWhereNothingIsWrittenInCapitals(@ForAll("sentences") String text) {
    String small = text.toLowerCase(java.util.Locale.ROOT);

    assertThat(detector.detect(DetectorInput.of(small)))
        .extracting(span -> small.substring(span.start(), span.end()).split(" ")[0])
        .isSubsetOf("will", "may", "is", "with", "and");
  }

  @Example
  void shouldTakeTimeInProportionToTheText() {
    for (String part :
        List.of(
            "Will ",
            "Is ",
            "Can and ",
            "Dr. ",
            "Z ",
            "K.",
            "and Will ",
            "X. ",
            "will ",
            "mr. ",
            "and may ")) {
      DetectorInput input = DetectorInput.of(part.repeat(400_000 / part.length()));
      assertTimeoutPreemptively(Duration.ofSeconds(5), () -> detector.detect(input));
    }
  }

  /** A model that takes every word with a capital for a name asks for the rest of each. */
  @Example
  void shouldTakeTimeInProportionToTheTextWhateverTheModelFinds() {
    NameDetector eager = new NameDetector(NameDetectorLawsTest::capitals);
    for (String part :
        List.of(
            "Zofka~Kowalq|",
            "Anna-Maria-",
            "O'Zofqa ",
            "Call Anna ",
            "Call ",
            "Anna van der ",
            "Zofka 'Zozo' ")) {
      DetectorInput input = DetectorInput.of(part.repeat(400_000 / part.length()));
      assertTimeoutPreemptively(Duration.ofSeconds(5), () -> eager.detect(input));
    }
  }

  private static List<Span> capitals(DetectorInput input) {
    return input.tokens().stream()
        .filter(token -> token.kind() == TokenKind.WORD)
        .filter(token -> Character.isUpperCase(input.text().charAt(token.start())))
        .map(token -> new Span(token.start(), token.end(), EntityType.PERSON, 0.5))
        .toList();
  }

  @Provide
  Arbitrary<String> sentences() {
    return Arbitraries.of(WORDS).list().ofMaxSize(30).map(words -> String.join(" ", words));
  }
}
