package io.palimpsest.topology.step;

import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import java.time.Instant;

/**
 * How a post is named in records about it.
 *
 * @param postId of the post
 * @param pseudonym of its author; empty if the author's key cannot be had
 * @param policy name of the policy
 * @param version of the policy
 */
record Subject(String postId, String pseudonym, String policy, int version) {

  Withheld withheld(WithheldReason reason, long timestamp) {
    return new Withheld(
        postId, pseudonym, reason, policy, version, Instant.ofEpochMilli(timestamp));
  }
}
