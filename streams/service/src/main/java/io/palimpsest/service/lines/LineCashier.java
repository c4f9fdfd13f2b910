package io.palimpsest.service.lines;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.budget.ChargeDecision;
import io.palimpsest.language.budget.ChargeRefusal;
import io.palimpsest.language.budget.Payment;
import io.palimpsest.language.policy.BudgetRules;
import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.language.post.PlannedPost;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.language.post.ReplacedPost;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The part of the work that must be done in the order of the lines: what is released before, what
 * is remembered of an author, what an author has left. Not thread-safe.
 *
 * <p>Lines have no time, so all posts of a run count for the moment at which it began.
 */
final class LineCashier {
  /** Authors of a run have one key, so one epoch. */
  static final long EPOCH = 0;

  private final Privatizer privatizer;
  private final WindowEpsilons epsilons;
  private final Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
  private final RunMemory memory = new RunMemory();

  /** Everything this run has released: memory grows by about 200 bytes a post. */
  private final Set<ReleaseIdentity> released = new HashSet<>();

  LineCashier(Privatizer privatizer) {
    this.privatizer = privatizer;
    this.epsilons = new WindowEpsilons(privatizer.policy());
  }

  /** Decides about a post: what it would draw is paid for, or it goes no further. */
  LineWork charged(LineWork.Detected detected) {
    Post post = detected.post().post();
    ReleaseIdentity release = ReleaseIdentity.of(post, privatizer.policy());
    if (released.contains(release)) {
      return refused(detected, "duplicate", "the same post was released before");
    }
    try {
      return charged(detected, release);
    } catch (RuntimeException | StackOverflowError e) {
      memory.drop(post.author());
      throw e;
    }
  }

  private LineWork charged(LineWork.Detected detected, ReleaseIdentity release) {
    ReplacedPost replaced =
        memory.replace(privatizer, detected.post(), detected.author().randomness(EPOCH));
    PlannedPost planned = privatizer.plan(replaced);
    AuthorLedger ledger = memory.ledger(replaced.post().author());
    ChargeDecision decision =
        privatizer.budget().decide(ledger, planned, EPOCH, now, now, OptionalDouble.empty());
    if (decision instanceof ChargeDecision.Granted granted) {
      memory.keep(replaced, granted.after());
      released.add(release);
      Payment payment = granted.payment();
      return new LineWork.Charged(planned, detected.author(), payment, granted.after(), release);
    }
    return unpaid(detected, planned, ((ChargeDecision.Refused) decision).why(), release);
  }

  private LineWork unpaid(
      LineWork.Detected detected, PlannedPost planned, ChargeRefusal why, ReleaseIdentity release) {
    AuthorLedger ledger = memory.ledger(planned.post().post().author());
    Exhaustion how =
        privatizer.policy().budget().map(BudgetRules::whenExhausted).orElse(Exhaustion.WITHHOLD);
    if (why == ChargeRefusal.EXHAUSTED && how != Exhaustion.WITHHOLD) {
      memory.keep(planned.post(), ledger);
      released.add(release);
      return new LineWork.Degraded(planned, detected.author(), how, ledger, release);
    }
    memory.drop(planned.post().post().author());
    return why == ChargeRefusal.EXHAUSTED
        ? refused(
            detected,
            "budget-exhausted",
            "it costs more than its author has left; raise --budget, or the policy's budget")
        : refused(
            detected,
            "no-bound",
            "a word would be drawn whose loss has no bound, so it cannot be charged");
  }

  private LineWork refused(LineWork.Detected detected, String reason, String hint) {
    Post post = detected.post().post();
    return new LineWork.Refused(
        balanced(
            LineAnswer.notReleased(post.id(), detected.author().pseudonym(), reason, hint),
            memory.ledger(post.author())));
  }

  /** An answer with what its author has left. */
  LineAnswer balanced(LineAnswer words, AuthorLedger ledger) {
    return words.withBalance(epsilons.spent(ledger), epsilons.remaining(ledger));
  }

  /** What was paid for could not be made after all: it may be sent again. What was paid is paid. */
  void forget(ReleaseIdentity release) {
    released.remove(release);
  }
}
