package io.palimpsest.service.http.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.post.PostRules;
import io.palimpsest.schemas.RawPost;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ReplayFilterTest {
  private static final Instant ERASED = Instant.parse("2020-05-01T12:00:00Z");
  private static final Instant LATER = ERASED.plusSeconds(1);
  private static final PostRules RULES = new PostRules(10);

  private final ReplayFilter filter =
      new ReplayFilter((author, at) -> author.equals("anna") && !at.isAfter(ERASED), RULES);

  private static RawPost post(String author, String text) {
    return new RawPost("1", author, text, ERASED);
  }

  @Test
  void shouldLeaveOutWhatWasPostedBeforeItsAuthorWasForgotten() {
    assertThat(filter.passes(post("anna", "tea"), ERASED)).isFalse();
    assertThat(filter.passes(post("anna", "tea"), LATER)).isTrue();
    assertThat(filter.passes(post("ben", "tea"), ERASED)).isTrue();

    assertThat(filter.leftOut()).isEqualTo(new LeftOut(1, 0));
  }

  @Test
  void shouldLeaveOutWhatTheServiceWouldRefuse() {
    assertThat(filter.passes(post("ben", "far too long"), LATER)).isFalse();
    assertThat(filter.passes(post("", "tea"), LATER)).isFalse();
    assertThat(filter.passes(post("ben", "tea"), LATER)).isTrue();

    assertThat(filter.leftOut().plusUnreadable(3)).isEqualTo(new LeftOut(0, 5));
  }

  @Test
  void shouldSayHowManyItLeavesOut() {
    assertThat(new LeftOut(2, 1).inWords()).contains("2 posted", "forgotten", "1 that");
  }
}
