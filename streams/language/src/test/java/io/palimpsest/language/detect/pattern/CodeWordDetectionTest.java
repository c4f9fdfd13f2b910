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
        "SHA-256, H1N1, N95, U2, F1, M25, G20, B12, MI5, i5, M1, 4WD, COP26, a11y, 7up, 1e6, 4x100m, x2",
        "6ft2 and 94kg, 2x4, v2, Q3, 22nd, 24days, 50%, $999, @someone #tag1 :) <3 C++",
        "schwimmen Straße Über naïve Zürich żółw tschüss pierogi sziget",
        "YouTube, McDonald, LinkedIn, iPhone, JavaScript, HTTPS, NASDAQ, hmmmm, lololol, asked"
      })
  void shouldLeaveOrdinaryFormsAlone(String text) {
    assertThat(Found.of(EntityType.CODE, text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "seat 3D please, 3D",
    "the gate is 5G, 5G",
    "room: b4, b4",
    "pin number is 401k, 401k",
    "PIN 9/11, 9/11",
    "code 24/7, 24/7",
    "plate K8S, K8S",
    "booking: CO2, CO2",
    "pass 4ever, 4ever",
    "seat 12a, 12a"
  })
  void shouldFindOrdinaryFormsThatAreAnnouncedAsCodes(String text, String code) {
    assertThat(Found.in(text)).containsExactly("code=" + code);
  }

  @Test
  void shouldLeaveOrdinaryFormsAloneWhereACodeIsNotWhatFollows() {
    assertThat(
            Found.of(
                EntityType.CODE,
                "B2B is 24/7, I run 5k on a 401k, 9/11 was sad; I code all day on 4k, a gate with 3D"))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quendrix.blend",
        "quendrix.gpg",
        "quendrix.kdbx",
        "quendrix.wklt",
        "квендрикс.рф"
      })
  void shouldFindFilesAndHostsByAnyEnding(String name) {
    assertThat(Found.in("see " + name + " there")).isNotEmpty();
    assertThat(Found.in("we had quendrix.they liked it")).isEmpty();
  }

  @Test
  void shouldTakeUnknownWordsForCodesWhereDotsOrBracketsTieThemToNumbers() {
    assertThat(Found.in("quendrix..2")).containsExactly("code=quendrix");
    assertThat(Found.in("quendrix\u20262")).containsExactly("code=quendrix");
    assertThat(Found.in("quendrix(2)")).containsExactly("code=quendrix");
    assertThat(Found.in("won..2 and quendrix, 2")).isEmpty();
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
