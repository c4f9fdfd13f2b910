package io.palimpsest.language.post;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PostRulesTest {

  private static final PostRules RULES = new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES);

  @Test
  void shouldRefuseAMissingId() {
    assertRefused(post().id("").build(), Refusal.MISSING_ID);
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "a b", "a/b", "anna@example.com", "é", "a\n", "\u0000", "１"})
  void shouldRefuseAnInvalidId(String id) {
    assertRefused(post().id(id).build(), Refusal.INVALID_ID);
  }

  @Test
  void shouldAcceptTheLongestIdAndNoLongerOne() {
    assertAccepted(post().id("a".repeat(128)).build());
    assertRefused(post().id("a".repeat(129)).build(), Refusal.INVALID_ID);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t\n", "\u3000"})
  void shouldRefuseAMissingAuthor(String author) {
    assertRefused(post().author(author).build(), Refusal.MISSING_AUTHOR);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\ud800", "anna\udc00", "\udc00\ud800"})
  void shouldRefuseAnAuthorThatIsNotText(String author) {
    assertRefused(post().author(author).build(), Refusal.INVALID_AUTHOR);
  }

  @Test
  void shouldAcceptTheLongestAuthorAndNoLongerOne() {
    assertAccepted(post().author("é".repeat(256)).build());
    assertRefused(post().author("é".repeat(257)).build(), Refusal.INVALID_AUTHOR);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\r\n\t ", "\u2003"})
  void shouldRefuseAnEmptyText(String text) {
    assertRefused(post().text(text).build(), Refusal.EMPTY_TEXT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\ud83d", "a\ude00", "\ude00\ud83d", "😀\ud83d"})
  void shouldRefuseAMalformedText(String text) {
    assertRefused(post().text(text).build(), Refusal.MALFORMED_TEXT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "é", "€", "😀"})
  void shouldMeasureTheDefaultLimitInBytes(String character) {
    int bytes = character.getBytes(StandardCharsets.UTF_8).length;
    String longest =
        character.repeat(PostRules.DEFAULT_MAX_TEXT_BYTES / bytes)
            + "a".repeat(PostRules.DEFAULT_MAX_TEXT_BYTES % bytes);

    assertAccepted(post().text(longest).build());
    assertRefused(post().text(longest + "a").build(), Refusal.TEXT_TOO_LONG);
  }

  /** Whatever a megabyte of white space is, it is not worth a look. */
  @Test
  void shouldRefuseALongBlankText() {
    assertRefused(post().text(" ".repeat(100_001)).build(), Refusal.TEXT_TOO_LONG);
    assertRefused(post().text(" ".repeat(100_000)).build(), Refusal.EMPTY_TEXT);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1_000_001, Integer.MAX_VALUE})
  void shouldRefuseALimitOutOfBounds(int limit) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PostRules(limit))
        .withMessage("the limit of a text must be 1 to 1000000 bytes. Provided value: " + limit);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1_000_000})
  void shouldTakeALimitAtTheBounds(int limit) {
    assertThat(new PostRules(limit).maxTextBytes()).isEqualTo(limit);
  }

  @ParameterizedTest
  @EnumSource(Refusal.class)
  void shouldExplainEachRefusalInOneLine(Refusal refusal) {
    assertThat(refusal.explanation()).isNotBlank().doesNotContain("\n", "%");
  }

  private static void assertAccepted(Post post) {
    assertThat(RULES.refusal(post)).isEmpty();
  }

  private static void assertRefused(Post post, Refusal refusal) {
    assertThat(RULES.refusal(post)).contains(refusal);
  }

  private static PostDraft post() {
    return new PostDraft("1", "anna", "hello");
  }

  private record PostDraft(String anId, String anAuthor, String aText) {
    PostDraft id(String id) {
      return new PostDraft(id, anAuthor, aText);
    }

    PostDraft author(String author) {
      return new PostDraft(anId, author, aText);
    }

    PostDraft text(String text) {
      return new PostDraft(anId, anAuthor, text);
    }

    Post build() {
      return new Post(anId, anAuthor, aText, Instant.EPOCH);
    }
  }
}
