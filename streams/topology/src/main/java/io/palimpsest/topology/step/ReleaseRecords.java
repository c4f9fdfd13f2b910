package io.palimpsest.topology.step;

import io.palimpsest.engine.Author;
import io.palimpsest.engine.Decision;
import io.palimpsest.engine.ReleasedText;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import io.palimpsest.schemas.BudgetClass;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import java.time.Instant;
import java.util.TreeMap;

/** Builds the records that are published about a post. */
final class ReleaseRecords {
  /** In records about a post whose policy cannot be read, or whose author's key cannot be had. */
  private static final String UNKNOWN = "";

  private ReleaseRecords() {}

  /**
   * Builds the release.
   *
   * @param guarantee fingerprint of the guarantee
   */
  static SafePost safePost(Post post, Decision.Release release, String guarantee) {
    Policy policy = release.by().policy();
    ReleasedText text = release.text();
    return SafePost.newBuilder()
        .setId(post.id())
        .setAuthor(release.author().pseudonym())
        .setText(text.text())
        .setCreatedAt(post.createdAt())
        .setPolicy(policy.name())
        .setPolicyVersion(policy.version())
        .setMechanism(release.mechanism())
        .setGuaranteeFingerprint(guarantee)
        .setEpsilonCharged(text.epsilon())
        .setRemainingBudget(BudgetClass.valueOf(text.remaining().name()))
        // In one order: that of an immutable map is another one in every process, and a release
        // that comes again has the same bytes.
        .setEntities(new TreeMap<>(text.entities()))
        .setLexiconFingerprint(text.lexicon().orElse(null))
        .build();
  }

  static Withheld withheld(Post post, Decision.Withheld decision, long timestamp) {
    return new Withheld(
        post.id(),
        decision.author().map(Author::pseudonym).orElse(UNKNOWN),
        WithheldReason.valueOf(decision.reason().name()),
        decision.policy().map(Policy::name).orElse(UNKNOWN),
        decision.policy().map(Policy::version).orElse(0),
        Instant.ofEpochMilli(timestamp));
  }
}
