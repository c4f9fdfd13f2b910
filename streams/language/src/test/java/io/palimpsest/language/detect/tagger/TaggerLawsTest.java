package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.ProcessorTime;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.HostileText;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TaggerLawsTest {
  /** Reports nearly everything, so that every kind of unit comes to a span. */
  private final Tagger tagger =
      new Tagger(TaggerModel.standard().withDoubt(new Doubt(0.999_999, 0.999_999)));

  @Property(tries = 2000)
  @Domain(HostileText.class)
  void shouldKeepSpansInsideTheTextAndApart(@ForAll String text) {
    assertSound(tagger.detect(DetectorInput.of(text)), text);
  }

  @Property(tries = 300)
  @Domain(HostileText.class)
  void shouldSayTheSameTwice(@ForAll String text) {
    DetectorInput input = DetectorInput.of(text);

    assertThat(tagger.detect(input)).isEqualTo(tagger.detect(input));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("io.palimpsest.language.token.HostileText#megabytes")
  void shouldReadAMegabyteOfHostileTextInTime(String text) {
    DetectorInput input = DetectorInput.of(text);

    // Measured at two seconds at worst; quadratic would take minutes.
    List<Span> spans = ProcessorTime.within(Duration.ofSeconds(15), () -> tagger.detect(input));

    assertSound(spans, text);
  }

  private static void assertSound(List<Span> spans, String text) {
    int end = 0;
    for (Span span : spans) {
      if (span.start() < end || span.end() > text.length()) {
        throw new AssertionError("overlap or overrun at " + span);
      }
      if (cutsPair(text, span.start()) || cutsPair(text, span.end())) {
        throw new AssertionError("half a character at " + span);
      }
      if (span.isCertain()) {
        throw new AssertionError("a guess counts as proved: " + span);
      }
      end = span.end();
    }
  }

  private static boolean cutsPair(String text, int place) {
    return place > 0
        && place < text.length()
        && Character.isHighSurrogate(text.charAt(place - 1))
        && Character.isLowSurrogate(text.charAt(place));
  }
}
