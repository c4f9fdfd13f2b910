package io.palimpsest.language.detect.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameTailsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "the Zofka-Kowalq lot; Zofka; Zofka-Kowalq",
        "the Zofka-Kowalq lot; Kowalq; Zofka-Kowalq",
        "an O'Zofqa-Kowalq; Kowalq; O'Zofqa-Kowalq",
        "at Zwie|busqil then; Zwie; Zwie|busqil",
        "Jan van der Zofkaq left; Jan; Jan van der Zofkaq",
        "Jan van der Zofkaq left; Jan van der; Jan van der Zofkaq",
        "the Zofka \"Zozo\" Kowalq; Zozo; Zozo\" Kowalq",
        "my \u0641\u0627\u0637\u0645\u0629 \u0627\u0644\u0632\u0641; \u0641\u0627\u0637\u0645\u0629;"
            + " \u0641\u0627\u0637\u0645\u0629 \u0627\u0644\u0632\u0641",
      })
  void shouldTakeAlongTheRestOfAName(String text, String part, String name) {
    assertThat(whole(text, part)).containsExactly(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "the anti-Kowalq lot; Kowalq",
        "a Kowalq-led team; Kowalq",
        "so Kowalq von there; Kowalq",
        "with Kowalq. Then Anna; Kowalq",
        "a Kowalq | Then we; Kowalq",
      })
  void shouldTakeNothingElse(String text, String part) {
    assertThat(whole(text, part)).containsExactly(part);
  }

  private static List<String> whole(String text, String part) {
    int start = text.indexOf(part);
    Span span = new Span(start, start + part.length(), EntityType.PERSON, 0.5);
    return new NameDetector(input -> List.of(span))
        .detect(DetectorInput.of(text)).stream()
            .map(name -> text.substring(name.start(), name.end()))
            .toList();
  }
}
