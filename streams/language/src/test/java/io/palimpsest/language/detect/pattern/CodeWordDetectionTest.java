package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodeWordDetectionTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quendrix99",
        "7quendrix",
        "QK7ZXW",
        "metrazol50mg",
        "QX-ZWKV-48213",
        "ZXKV-QWPL-77MNTR",
        "F32.1",
        "1quend2rix3",
        "cv_quendrix_2021_final.docx",
        "quendrix_valmora",
        "Quendrix-82",
        "ghost#4821",
        "ZX-4821-Q",
        "Q-ZX-4821-X-Y",
        "c0ffee12-4bad-deaf-b00b-0123456789ab",
        "QuEnDrIxVaLm",
        "zxkqvwtbnplm",
        "квендрикс77",
        "quendrix٧٧"
      })
  void shouldFindCodes(String code) {
    assertThat(Found.in("it says " + code + ", ok")).containsExactly("code=" + code);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "I finished 1st of 20, in 3h20, 5km to go at 10k pace, 90s music and 1080p",
        "and/or, rock'n'roll, AC/DC, the U.S. team, e.g. a self-made man's 3-2 win (yes...no)",
        "H2O, CO2, my 401k, an mp3, covid-19, 4K, B2B, 24/7 and w8 4 me, gr8",
        "6ft2 and 94kg, 2x4, v2, Q3, 22nd, 24days, 50%, $999, @someone #tag1 :) <3 C++",
        "schwimmen Straße Über naïve Zürich żółw tschüss pierogi sziget",
        "YouTube, McDonald, LinkedIn, iPhone, JavaScript, HTTPS, NASDAQ, hmmmm, lololol, asked"
      })
  void shouldLeaveOrdinaryFormsAlone(String text) {
    assertThat(Found.of(EntityType.CODE, text)).isEmpty();
  }

  /**
   * A word in a sentence is left to the policy; in what is written for machines it may be a name.
   */
  @Test
  void shouldTakeUnknownWordsForCodesOnlyWhereTextIsForMachines() {
    assertThat(Found.in("we saw quendrix valmora")).isEmpty();
    assertThat(Found.in("/home/quendrix/notes")).containsExactly("code=quendrix");
    assertThat(Found.in("user=quendrix;")).containsExactly("code=quendrix");
    assertThat(Found.in("{\"name\":\"quendrix\"}")).containsExactly("code=quendrix");
    assertThat(Found.in("C:\\Users\\quendrix\\x")).containsExactly("code=quendrix");
    assertThat(Found.in("%51uendrix")).containsExactly("code=51uendrix");
    assertThat(Found.in("[Quendrix](https://example.org/x)"))
        .containsExactly("code=Quendrix", "url=https://example.org/x");
  }

  @ParameterizedTest
  @CsvSource({
    "@quend-9valmora, handle=@quend|code=9valmora",
    "@quend-valmora, handle=@quend|code=valmora",
    "#1quend-7valmora, hashtag=#1quend|code=7valmora",
    "@quend's, handle=@quend"
  })
  void shouldHideTheTailOfAHandleOrHashtag(String text, String spans) {
    assertThat(Found.in(text)).containsExactly(spans.split("\\|"));
  }

  @Test
  void shouldTakeUnknownWordsForCodesWhereSignsTieThemToNumbers() {
    assertThat(Found.in("7a-quendrix")).containsExactly("code=quendrix");
    assertThat(Found.in("5/+quendrix")).containsExactly("code=quendrix");
    assertThat(Found.in("quendrix/80")).containsExactly("code=quendrix");
    assertThat(Found.in("(5) \u201cquendrix\u201d, 7. quendrix")).isEmpty();
  }

  @Test
  void shouldLeaveAPossessiveAndTheNameOfAFieldAlone() {
    assertThat(Found.in("QK7ZXW's")).containsExactly("code=QK7ZXW");
    assertThat(Found.in("passwd:QK7ZXW")).containsExactly("secret=QK7ZXW");
    assertThat(Found.in("{\"psn\":\"quendrix\"}")).containsExactly("code=quendrix");
  }

  @Test
  void shouldLeaveAWordBeforeACodeAlone() {
    assertThat(Found.in("id:QK7ZXW")).containsExactly("code=QK7ZXW");
    assertThat(Found.in("non-9quendrix")).containsExactly("code=9quendrix");
  }
}
