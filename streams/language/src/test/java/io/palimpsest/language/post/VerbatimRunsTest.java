package io.palimpsest.language.post;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the comparison that {@link VerbatimLawTest} relies on. */
class VerbatimRunsTest {
  private static int found(String token, String release) {
    return VerbatimRuns.of(token, run -> false).standingIn(release).count();
  }

  @ParameterizedTest
  @CsvSource({
    "kwqrt7, kwqrt1",
    "KWQRT7, kwqrt1",
    "ＫＷＱＲＴ７, kwqrt1",
    "k\u0301w\u200bqrt7, kwqrt1",
    "٤٤١abx, 441xyz",
    "zz441-7, qq441-2",
    "κρασι7, ΚΡΑΣΙ1",
    "kwqrt7, say KWQRT please",
    "441, the 441 of them"
  })
  void shouldFindARunThatIsLeftWhateverItLooksLike(String token, String release) {
    assertThat(found(token, release)).isPositive();
  }

  @ParameterizedTest
  @CsvSource({
    "kwqrt7, pblnd1",
    "kwqrt7, kwqxy7",
    "441-72, 443-72",
    "abcd-kwqrt, kwqr-tabcd",
    "kw-qr-t7, kw-qr-t7"
  })
  void shouldFindNothingInAReplacementOrAtAnotherPlace(String token, String release) {
    assertThat(found(token, release)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"2011-03-04", "4.3.2011", "100%", "1080p", "401k"})
  void shouldLetOrdinaryFormsStay(String token) {
    assertThat(found(token, token)).isZero();
  }

  @Test
  void shouldLetTheHeadOfALongNumberStay() {
    assertThat(found("+351-660-122-993", "+351-661-443-817")).isZero();
    assertThat(found("+351-660-122-993", "+351-660-443-993")).isEqualTo(1);
    assertThat(found("x351-660-122-993", "y351-661-443-817")).isEqualTo(1);
    assertThat(found("1987", "1987")).isEqualTo(2);
  }

  @Test
  void shouldLetWordsStayThatMay() {
    Predicate<String> isVocabulary = "bread"::equals;

    assertThat(VerbatimRuns.of("bread-kwqrt-77", isVocabulary).count()).isEqualTo(2);
    assertThat(VerbatimRuns.of("breads-77", isVocabulary).count()).isEqualTo(3);
  }

  @Test
  void shouldKnowTheDigitsAndLettersOfManyScripts() {
    assertThat(HostileTokens.scripts()).isGreaterThan(60);
    assertThat(HostileTokens.signs()).allMatch(sign -> !sign.isBlank());
  }

  @Test
  void shouldNotSayWhatItHolds() {
    assertThat(VerbatimRuns.of("kwqrt7", run -> false)).hasToString("VerbatimRuns[2]");
  }
}
