package io.palimpsest.engine;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import java.time.Instant;
import java.util.Optional;

/**
 * A valid post, and what was settled about it when it was taken in.
 *
 * @param receivedAt when that was: the same at each try
 * @param replay whether its release is wanted again, if there was one
 * @param policy in force; empty if there is none that can be read and done
 */
public record PostAtHand(Post post, Instant receivedAt, boolean replay, Optional<Policy> policy) {

  /** Says nothing. */
  @Override
  public String toString() {
    return "PostAtHand[...]";
  }
}
