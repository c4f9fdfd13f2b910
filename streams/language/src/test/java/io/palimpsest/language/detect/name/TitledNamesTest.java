package io.palimpsest.language.detect.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TitledNamesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mr will from 3b | will",
        "dr may said no | may",
        "ask mrs down's son | down",
        "mr. so told me | so",
      })
  void shouldTakeAStopWordInSmallLettersBehindAShortTitleForAName(String text, String name) {
    assertThat(found(text)).containsExactly(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "the dr will see you now",
        "my dr. will call, my prof. is ill",
        "hey mr can you help",
        "dr has time, ms you know",
        "saw the dr. so what",
        "mr Will is found by others",
        "mr",
        "mr. ",
      })
  void shouldLeaveOtherStopWordsInSmallLettersAlone(String text) {
    assertThat(found(text)).isEmpty();
  }

  private static List<String> found(String text) {
    return new TitledNames()
        .detect(DetectorInput.of(text)).stream()
            .map(span -> text.substring(span.start(), span.end()))
            .toList();
  }
}
