package io.palimpsest.language.detect.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SmallNamesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mr will from 3b | will",
        "dr may said no | may",
        "ask mrs down's son | down",
        "mr. so told me | so",
        "dr. may is in | may",
        "mr. will | will",
        "mrs. down is my neighbour | down",
        "prof may failed me | may",
        "nurse will has it | will",
        "my ex will is here | will",
        "my boss per is out | per",
        "miss may is ill | may",
        "mr. will kowalq called | will kowalq",
      })
  void shouldTakeAStopWordInSmallLettersBehindATitleForAName(String text, String name) {
    assertThat(found(text)).containsExactly(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "i'm will | will",
        "my name is may | may",
        "hi will, how are you | will",
        "bye will | will",
        "ask will about it | will",
        "a girl named may | may",
        "will and i are off | will",
        "me and may were there | may",
        "so me and will | will",
        "name: may | may",
      })
  void shouldTakeAStopWordInSmallLettersForANameWhereAPersonIsMeant(String text, String name) {
    assertThat(found(text)).containsExactly(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "will said no | will",
        "will has it | will",
        "and per said no | per",
        "may said no | may",
        "will's mom is here | will",
        "may's mom is here | may",
        "till said no | till",
      })
  void shouldTakeAStopWordInSmallLettersForANameWhereItIsASubject(String text, String name) {
    assertThat(found(text)).containsExactly(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "the dr will see you now",
        "the dr will recalibrate it",
        "my dr. will call, my prof. is ill",
        "hey mr can you help",
        "dr has time, ms you know",
        "saw the dr. so what",
        "i went to my old dr. now is the time",
        "mr",
        "mr. ",
        "my boss will. my ex can, my doctor may",
        "my brother then told me, a guy once said it",
        "hello may, bye may and hi will you come",
        "may is the best month. may came and went, may's weather",
        "will you come? can i? may i ask? will do",
        "if you can and i want to",
        "people i love will leave, all you ask can wait",
        "anna and will see, me and can do",
        "the will is good, a can is empty, free will's end",
        "we met an old man, i'm an\u2026",
        "as my said would had it, should was could is",
      })
  void shouldLeaveOtherStopWordsInSmallLettersAlone(String text) {
    assertThat(found(text)).isEmpty();
  }

  @Test
  void shouldTakeAStopWordInSmallLettersForANameBesideANameThatIsKnown() {
    NameDetector knowing =
        new NameDetector(input -> List.of(new Span(0, 4, EntityType.PERSON, 0.9)));

    assertThat(knowing.detect(DetectorInput.of("anna and will")))
        .extracting(Span::start)
        .containsExactly(0, 9);
    assertThat(knowing.detect(DetectorInput.of("anna & may were there")))
        .extracting(Span::start)
        .containsExactly(0, 7);
    assertThat(knowing.detect(DetectorInput.of("anna and will come")))
        .extracting(Span::start)
        .containsExactly(0);
  }

  private static List<String> found(String text) {
    return new NameDetector(input -> List.of())
        .detect(DetectorInput.of(text)).stream()
            .map(span -> text.substring(span.start(), span.end()))
            .toList();
  }
}
