package io.palimpsest.service.http.replay;

import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.schemas.RawPost;
import java.time.Instant;
import java.util.function.BiPredicate;

/**
 * Tells which posts may be released once more, and counts the others. Left out is what the service
 * would refuse anyway, and may be too long to be sent; and what was posted before its author was
 * forgotten: under the author's new pseudonym its id would lead to the old one. Not thread-safe.
 */
final class ReplayFilter {
  private final BiPredicate<String, Instant> erased;
  private final PostRules rules;
  private long ofErased;
  private long refused;

  /**
   * Has seen no posts.
   *
   * @param erased whether an author was forgotten after that time
   */
  ReplayFilter(BiPredicate<String, Instant> erased, PostRules rules) {
    this.erased = erased;
    this.rules = rules;
  }

  /** Whether the post of a record of that time may be released. */
  boolean passes(RawPost post, Instant written) {
    if (erased.test(post.getAuthor(), written)) {
      ofErased++;
      return false;
    }
    if (rules.refusal(postOf(post)).isPresent()) {
      refused++;
      return false;
    }
    return true;
  }

  /** What the service makes of it. */
  static Post postOf(RawPost raw) {
    return new Post(raw.getId(), raw.getAuthor(), raw.getText(), raw.getCreatedAt());
  }

  /** Those that did not pass. */
  LeftOut leftOut() {
    return new LeftOut(ofErased, refused);
  }
}
