package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NameTokensTest {

  @Test
  void shouldFindAddressesHandlesAndHashtags() {
    assertThat(Found.in("Mail ann.lee@example.org or see https://example.org/a, @ann_lee #party"))
        .containsExactly(
            "email=ann.lee@example.org",
            "url=https://example.org/a",
            "handle=@ann_lee",
            "hashtag=#party");
  }

  @Test
  void shouldLeaveTheFullStopToTheSentence() {
    assertThat(Found.in("It is ann@example.com. Right?")).containsExactly("email=ann@example.com");
  }

  @Test
  void shouldFindThemInBracketsAndQuotes() {
    assertThat(Found.in("(ann@example.com) \"www.example.com\""))
        .containsExactly("email=ann@example.com", "url=www.example.com");
  }

  @Test
  void shouldNotTakeANewSentenceForAUrl() {
    assertThat(Found.in("That was the end.So we left")).isEmpty();
  }

  @Test
  void shouldNotTakeARankForAHashtag() {
    assertThat(Found.in("number #15 @ 5")).isEmpty();
  }

  @Test
  void shouldNotLookIntoAUrl() {
    assertThat(Found.in("https://example.org/card/4111111111111111"))
        .containsExactly("url=https://example.org/card/4111111111111111");
  }

  @Test
  void shouldLookBehindANumberSign() {
    assertThat(Found.in("card #4111111111111111")).containsExactly("payment_card=4111111111111111");
  }
}
