package io.palimpsest.topology.client;

import io.palimpsest.schemas.SafePost;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Reads every safe post from the beginning, only committed ones, without a consumer group. */
public final class SafePostReader implements AutoCloseable {
  private final TopicPositions<SafePost> positions;

  public SafePostReader(ClusterConnection connection) {
    this.positions =
        new TopicPositions<>(
            connection,
            Topics.SAFE_POSTS,
            connection.consumer(connection.serdes().deserializer(SafePost.class)));
    try {
      positions.seek(positions.beginning());
    } catch (RuntimeException e) {
      positions.close();
      throw e;
    }
  }

  /** The posts that came since the last call, waiting at most so long for the first. */
  public List<SafePost> poll(Duration limit) {
    List<SafePost> posts = new ArrayList<>();
    positions.poll(limit).forEach(record -> posts.add(record.value()));
    return posts;
  }

  @Override
  public void close() {
    positions.close();
  }
}
