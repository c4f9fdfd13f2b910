package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.HostileText;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;

class PatternDetectorLawsTest {

  private static final String[] PIECES = {
    "4111",
    "1111",
    "GB82",
    "WEST",
    "+44",
    "(0)",
    "20",
    "7946",
    "0018",
    "536-22-1234",
    "12",
    "Main",
    "Street",
    "St.",
    "rue",
    "de",
    "Apt.",
    "P.O. Box",
    "APO AE",
    "May",
    "3rd",
    "of",
    "2019",
    "18:30",
    "Mon",
    "sun",
    "pm",
    "aged",
    "years",
    "old",
    "$",
    "€",
    "USD",
    "million",
    "card",
    "call",
    "ssn",
    "passport",
    "plate",
    "zip",
    "0x",
    "bc1",
    "::",
    ":",
    "-",
    ".",
    ",",
    "/",
    "'",
    "\"",
    "°",
    "N",
    "W",
    "(",
    ")",
    "#",
    "@",
    " ",
    " ",
    " ",
    "  ",
    "\n",
    "\u200b",
    "\u00ad",
    "\u202e",
    "１",
    "٤",
    "\ud835\udfed",
    "\ud835\udc00",
    "\ud83d",
    "\udc69",
    "ß",
    "İ",
    "é",
    "e\u0301",
    "000000A000",
    "one",
    "double",
    "\u20e3",
    "一二三",
    "①",
    "in",
    "pin",
    "800",
    "FLOWERS",
    "ab:cd"
  };

  private final PatternDetector detector = new PatternDetector();

  @Property(tries = 3000)
  void shouldStayInsideTheTextForPiecesOfPatterns(@ForAll("pieces") String text) {
    assertSound(text, detector.detect(DetectorInput.of(text)));
  }

  @Property(tries = 1500)
  @Domain(HostileText.class)
  void shouldStayInsideTheTextForHostileText(@ForAll String text) {
    assertSound(text, detector.detect(DetectorInput.of(text)));
  }

  @Property(tries = 500)
  void shouldFindTheSameTwice(@ForAll("pieces") String text) {
    assertThat(detector.detect(DetectorInput.of(text)))
        .isEqualTo(new PatternDetector().detect(DetectorInput.of(text)));
  }

  @Provide
  Arbitrary<String> pieces() {
    return Arbitraries.of(PIECES).list().ofMaxSize(25).map(list -> String.join("", list));
  }

  private static void assertSound(String text, List<Span> spans) {
    int last = 0;
    for (Span span : spans) {
      assertThat(span.start()).isGreaterThanOrEqualTo(last);
      assertThat(span.end()).isLessThanOrEqualTo(text.length());
      assertThat(isInsidePair(text, span.start())).isFalse();
      assertThat(isInsidePair(text, span.end())).isFalse();
      last = span.end();
    }
  }

  private static boolean isInsidePair(String text, int index) {
    return index > 0
        && index < text.length()
        && Character.isSurrogatePair(text.charAt(index - 1), text.charAt(index));
  }
}
