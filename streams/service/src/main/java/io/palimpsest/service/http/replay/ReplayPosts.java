package io.palimpsest.service.http.replay;

import io.palimpsest.language.post.PostRules;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.ErasureReader;
import io.palimpsest.topology.client.RawPostReader;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** The posts of a range of time that may be released once more, as {@link ReplayFilter} tells. */
final class ReplayPosts implements ReplayRange {
  /** After so many the erasures are read on: authors can be forgotten meanwhile. */
  private static final int POSTS_AT_ONCE = 1_000;

  private final RawPostReader posts;
  private final ErasureReader erasures;
  private final PostRules rules;

  private ReplayPosts(RawPostReader posts, ErasureReader erasures, PostRules rules) {
    this.posts = posts;
    this.erasures = erasures;
    this.rules = rules;
  }

  /** Fixes the range; see {@link RawPostReader}. */
  static ReplayPosts of(
      ClusterConnection connection, Optional<Instant> from, Optional<Instant> to, PostRules rules) {
    RawPostReader posts = new RawPostReader(connection, from, to);
    try {
      return new ReplayPosts(posts, new ErasureReader(connection), rules);
    } catch (RuntimeException e) {
      posts.close();
      throw e;
    }
  }

  @Override
  public long size() {
    return posts.size();
  }

  @Override
  public LeftOut read(Consumer<RawPost> reader, Runnable looked) {
    ReplayFilter filter = new ReplayFilter(erasures::isErased, rules);
    long[] read = {0};
    long unreadable =
        posts.read(
            (post, written) -> {
              if (read[0]++ % POSTS_AT_ONCE == 0) {
                erasures.readOn();
              }
              if (filter.passes(post, written)) {
                reader.accept(post);
              }
            },
            looked);
    return filter.leftOut().plusUnreadable(unreadable);
  }

  @Override
  public void close() {
    posts.close();
    erasures.close();
  }
}
