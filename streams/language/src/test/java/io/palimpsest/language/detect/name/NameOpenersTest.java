package io.palimpsest.language.detect.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameOpenersTest {

  @ParameterizedTest
  @CsvSource({
    "Call Anna on 555-0100, Call Anna, Anna",
    "Hi Anna, Hi Anna, Anna",
    "Poor Anna!, Poor Anna, Anna",
    "Email Zofka Kowalq now, Email Zofka Kowalq, Zofka Kowalq",
    "Good Morning Kofi, Good Morning Kofi, Kofi",
    "Mark Long is here, Mark Long, Mark Long",
    "Call me, Call, Call",
    "Call it a day, Call it, Call it",
  })
  void shouldPartANameFromTheVerbOrGreetingBeforeIt(String text, String model, String name) {
    NameDetector detector =
        new NameDetector(input -> List.of(new Span(0, model.length(), EntityType.PERSON, 0.9)));

    assertThat(detector.detect(DetectorInput.of(text)))
        .extracting(span -> text.substring(span.start(), span.end()))
        .containsExactly(name);
  }
}
