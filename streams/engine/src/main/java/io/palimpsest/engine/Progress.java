package io.palimpsest.engine;

import io.palimpsest.engine.Decision.PaidPost;
import io.palimpsest.engine.Decision.Withheld;
import io.palimpsest.language.policy.Policy;
import java.util.Optional;

/**
 * How far one post has come: which step is at work and since when, and what is known and paid by
 * then. So that a failure in any step can be told in one place.
 */
final class Progress {
  private final StepTimes times;
  private PathStep step;
  private long since;
  private Optional<Author> author = Optional.empty();
  private final Optional<Policy> policy;
  private Optional<PaidPost> paid = Optional.empty();

  /** Of a post that comes to the first step. */
  Progress(StepTimes times, PathStep first, Optional<Policy> policy) {
    this.times = times;
    this.step = first;
    this.since = System.nanoTime();
    this.policy = policy;
  }

  /** The step before is done, and the next one begins. */
  void begin(PathStep next) {
    since = times.add(step, since);
    step = next;
  }

  /** The last step is done. */
  void end() {
    times.add(step, since);
  }

  PathStep step() {
    return step;
  }

  void isOf(Author known) {
    author = Optional.of(known);
  }

  void isPaid(PaidPost now) {
    paid = Optional.of(now);
  }

  Withheld withheld(WithheldReason reason) {
    return new Withheld(reason, author, policy, paid, false);
  }

  Withheld failed(boolean sealBroken) {
    return new Withheld(WithheldReason.PRIVATIZATION_FAILED, author, policy, paid, sealBroken);
  }
}
