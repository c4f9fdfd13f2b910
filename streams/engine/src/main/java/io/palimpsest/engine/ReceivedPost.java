package io.palimpsest.engine;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import java.time.Instant;
import java.util.Optional;

/**
 * A valid post and what was recorded at intake.
 *
 * @param receivedAt the time of intake, the same on every retry
 * @param replay whether an earlier release is to be published again
 * @param policy the policy in force; empty if it cannot be read or applied
 */
public record ReceivedPost(Post post, Instant receivedAt, boolean replay, Optional<Policy> policy) {

  /** Redacted: holds raw text. */
  @Override
  public String toString() {
    return "ReceivedPost[...]";
  }
}
