package io.palimpsest.engine;

import io.palimpsest.engine.Decision.PaidPost;
import io.palimpsest.engine.Decision.Withheld;
import io.palimpsest.language.policy.Policy;
import java.util.Optional;

/**
 * Tracks one post through the steps: the current step, its start time, the author once known and
 * the charge once made. With it, one place can turn a failure in any step into a decision.
 */
final class Progress {
  private final StepTimes times;
  private PathStep step;
  private long since;
  private Optional<Author> author = Optional.empty();
  private final Optional<Policy> policy;
  private Optional<PaidPost> paid = Optional.empty();

  /** Starts at the first step. */
  Progress(StepTimes times, PathStep first, Optional<Policy> policy) {
    this.times = times;
    this.step = first;
    this.since = System.nanoTime();
    this.policy = policy;
  }

  /** Ends the current step and begins the next one. */
  void begin(PathStep next) {
    since = times.add(step, since);
    step = next;
  }

  /** Ends the last step. */
  void end() {
    times.add(step, since);
  }

  PathStep step() {
    return step;
  }

  void setAuthor(Author known) {
    author = Optional.of(known);
  }

  void setPaid(PaidPost now) {
    paid = Optional.of(now);
  }

  Withheld withheld(WithheldReason reason) {
    return new Withheld(reason, author, policy, paid, false);
  }

  Withheld failed(boolean sealBroken) {
    return new Withheld(WithheldReason.PRIVATIZATION_FAILED, author, policy, paid, sealBroken);
  }
}
