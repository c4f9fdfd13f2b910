package io.palimpsest.language.entity;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.ProcessorTime;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.StandardDetectors;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.key.MasterKey;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers whose form has a meaning come out in a form that has it, too. */
class OrdinaryNumbersTest {

  private static final EntityRules RULES =
      BuiltInPolicies.find("entities-only").orElseThrow().entities().orElseThrow();
  private static final EntityDetection DETECTION =
      new EntityDetection(RULES, StandardDetectors.all());
  private static final EntityReplacement REPLACEMENT = new EntityReplacement(RULES);

  private final AuthorContext author = author("0f");

  private static AuthorContext author(String key) {
    return new AuthorContext(
        MasterKey.parse(key.repeat(32)).authorKey("anna").randomness(0), AuthorMemory.empty());
  }

  private static String released(String text, AuthorContext author) {
    DetectorInput input = DetectorInput.of(text);
    return REPLACEMENT
        .replace(input, DETECTION.detect(input), author, (value, k) -> false)
        .text()
        .replaced();
  }

  @ParameterizedTest
  @CsvSource({
    "we came 1st, we came [2-9](nd|rd|th)",
    "the 22nd time, the [0-9]{2}(st|nd|rd|th) time",
    "100% sure, '[1-9][0-9]?% sure'",
    "a 40mg dose, a [1-9][0-9]mg dose",
    "I am 5'11\" tall, '[4-6]''[0-9]{1,2}\" tall'",
    "we ran 5k there, we ran [1-9]k there",
    "about 1080p, about [1-9][0-9]{3}p",
    "a 2.5kg bag, '^a [1-9]\\.[0-9]kg bag$'",
    "I am 1.80m tall, '^I am [1-9]\\.[0-9]{2}m tall$'",
    "3.5mm wide, '^[1-9]\\.[0-9]mm wide$'",
    "'1,5l of it', '^[1-9],[0-9]l of it$'",
    "at -2.5c now, '^at -[1-9]\\.[0-9]c now$'",
    "a 0.5 mg dose, '^a 0\\.[1-9] mg dose$'",
    "only 0.75% of it, '^only 0\\.[0-9]{2}% of it$'",
    "use v2.3.1 now, '^use v[1-9]\\.[0-9]\\.[0-9] now$'",
    "use v17 now, '^use v[1-9][0-9] now$'",
    "it is 20°C here, 'it is [0-9]{2}°C here'"
  })
  void shouldKeepTheMeaningOfAForm(String text, String pattern) {
    for (int key = 10; key < 60; key++) {
      String released = released(text, author(Integer.toString(key)));
      assertThat(released).containsPattern(pattern).isNotEqualTo(text);
      assertThat(released).doesNotContainPattern("(?<!1)[1]th|[02-9]st|(?<!1)2th|(?<!1)3th");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my 401k",
        "drink H2O",
        "open 24/7",
        "an mp3",
        "covid-19",
        "gr8 day",
        "SHA-256",
        "i <3 you",
        "a11y"
      })
  void shouldKeepWordsThatAreWrittenWithDigits(String text) {
    assertThat(released(text, author)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "login: anna",
        "api_key: banana",
        "pw: my dog",
        "passwd:Tr0ub",
        "\"passwd\": \"x\""
      })
  void shouldKeepTheNameOfAField(String text) {
    String name = text.split(":")[0];

    assertThat(released(text, author)).startsWith(name + ":").isNotEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Nick: I am here", "Sid: I am here"})
  void shouldStillHideWhoSpeaksInAChat(String text) {
    String name = text.split(":")[0];

    assertThat(released(text, author)).doesNotContain(name).endsWith(": I am here");
  }

  @Test
  void shouldRedrawSingleLettersOfACodeToo() {
    for (int key = 10; key < 40; key++) {
      assertThat(released("order ZX-4821-Q-X", author(Integer.toString(key))))
          .doesNotEndWith("-Q-X")
          .containsPattern("^order [A-Z]{2}-[0-9]{4}-[A-Z]-[A-Z]$");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tel four one five 441 7990",
        "ssn four one seven 99 0215",
        "pin is 2 zero zero 1",
        "PIN: EIGHT 7 EIGHT 7",
        "code drei 4 f\u00fcnf"
      })
  void shouldLeaveNoDigitThatIsAWord(String text) {
    assertThat(released(text, author).toLowerCase().split("[^a-z\u00fc]+"))
        .doesNotContain("four", "one", "seven", "zero", "eight", "drei", "f\u00fcnf");
  }

  @Test
  void shouldGiveANumberTheSameDigitsWithASignBeforeIt() {
    String[] released = released("order 4417990 and #4417990", author).split(" ");

    assertThat(released[3]).isEqualTo("#" + released[1]);
  }

  @Test
  void shouldGiveACodeTheSameReplacementInEverySpelling() {
    String first = released("so ZXKVQWPL77MNTR leaked", author).split(" ")[1];

    assertThat(released("the zxkvqwpl77mntr is", author)).contains(first.toLowerCase());
    assertThat(released("so ZXKV-QWPL-77MNTR is", author).replace("-", "")).contains(first);
    assertThat(first).matches("[A-Z]{8}[0-9]{2}[A-Z]{4}").isNotEqualTo("ZXKVQWPL77MNTR");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"zofkaq½", "ко7madituw", "énubidinq5", "5①valmora", "𝟕valmora", "val٧mora"})
  void shouldLeaveNoLettersOfATokenThatHasDigitsOfAnySort(String code) {
    String released = released("so " + code, author).toLowerCase();

    assertThat(released).doesNotContain("zofk", "madi", "nubi", "valm", "mora");
  }

  /** To draw all digits anew until no three agree would never end. */
  @Test
  void shouldTakeBoundedTimeForANumberOfManyDigits() {
    String number = "7".repeat(200_000);

    String released =
        ProcessorTime.within(Duration.ofSeconds(10), () -> released("so " + number, author));

    assertThat(released).hasSize(number.length() + 3).doesNotContain("7777777777");
  }

  @Test
  void shouldStillHideTheRestOfACodeWithAKnownName() {
    released("I met Zephyrine Quartermain", author);

    String released = released("see quartermain-77XKQZ", author).toLowerCase();

    assertThat(released).doesNotContain("quartermain", "77", "xkqz");
  }
}
