package io.palimpsest.engine;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PrivateText;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.Optional;
import java.util.OptionalDouble;

/** Produces the safe text of a post that is paid for: draws, redacts or keeps its words. */
final class Sample {

  ReleasedText sample(Post post, Paid paid, KeyedRandomness author, Privatizer by) {
    boolean isDrawn = paid.degraded().isEmpty();
    PrivateText safe =
        paid.degraded()
            .map(how -> by.degraded(paid.planned(), how))
            .orElseGet(() -> by.draw(paid.planned(), author));
    return new ReleasedText(
        safe.text(),
        safe.entities(),
        paid.payment().epsilon(),
        paid.payment().remaining(),
        paid.degraded(),
        isDrawn ? by.drawEpsilon() : OptionalDouble.empty(),
        isDrawn ? by.lexiconFingerprint() : Optional.empty(),
        charge(post, paid, by));
  }

  private static ReleaseCharge charge(Post post, Paid paid, Privatizer by) {
    Policy policy = by.policy();
    return new ReleaseCharge(
        post.id(),
        policy.name(),
        policy.version(),
        paid.mechanism(by),
        paid.payment().unit(),
        paid.payment().cost(),
        paid.payment().draws(),
        paid.payment().chargedAt());
  }
}
