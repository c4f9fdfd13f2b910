package io.palimpsest.language.post;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class PostRulesLawsTest {

  private static final PostRules RULES = new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES);

  @Property
  void shouldTakeAnIdIffItIsOneToOneHundredAndTwentyEightOfItsCharacters(
      @ForAll("almostIds") String id) {
    assertThat(PostRules.isId(id)).isEqualTo(id.matches("[A-Za-z0-9._:-]{1,128}"));
  }

  @Property
  void shouldRefuseAPostForItsIdIffItIsNone(@ForAll("almostIds") String id) {
    Post post = new Post(id, "anna", "hello", Instant.EPOCH);
    if (PostRules.isId(id)) {
      assertThat(RULES.refusal(post)).isEmpty();
    } else {
      assertThat(RULES.refusal(post))
          .contains(id.isEmpty() ? Refusal.MISSING_ID : Refusal.INVALID_ID);
    }
  }

  /** The limit is in bytes, whatever the characters are. */
  @Property
  void shouldAcceptATextIffItsBytesAreWithinTheLimit(
      @ForAll("texts") String text, @ForAll @IntRange(min = 1, max = 100) int limit) {
    int bytes = text.getBytes(StandardCharsets.UTF_8).length;
    Post post = new Post("1", "anna", text, Instant.EPOCH);

    assertThat(new PostRules(limit).refusal(post).isEmpty()).isEqualTo(bytes <= limit);
    assertThat(new PostRules(bytes).refusal(post)).isEmpty();
    if (bytes > 1) {
      assertThat(new PostRules(bytes - 1).refusal(post)).contains(Refusal.TEXT_TOO_LONG);
    }
  }

  @Property
  void shouldNeverThrow(@ForAll String id, @ForAll String author, @ForAll String text) {
    boolean good =
        id.matches("[A-Za-z0-9._:-]{1,128}")
            && !author.isBlank()
            && author.length() <= 256
            && isWellFormed(author)
            && !text.isBlank()
            && isWellFormed(text);

    assertThat(RULES.refusal(new Post(id, author, text, Instant.EPOCH)).isEmpty()).isEqualTo(good);
  }

  @Provide
  Arbitrary<String> almostIds() {
    Arbitrary<String> good =
        Arbitraries.strings()
            .withCharRange('A', 'Z')
            .withCharRange('a', 'z')
            .withChars("0123456789._:-")
            .ofMaxLength(140);
    Arbitrary<String> stranger =
        Arbitraries.of(" ", "\n", "/", "@", "ä", "１", "[", "`", "{", "\u0000", "\ud800", "😀", "");
    return Arbitraries.oneOf(
        good,
        good.flatMap(a -> stranger.flatMap(b -> good.map(c -> a + b + c))),
        Arbitraries.strings());
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of("a", "ä", "€", "😀", "日", " ", "\n")
        .list()
        .ofMaxSize(40)
        .map(characters -> "a" + String.join("", characters));
  }

  private static boolean isWellFormed(String text) {
    return text.codePoints()
        .noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
  }
}
