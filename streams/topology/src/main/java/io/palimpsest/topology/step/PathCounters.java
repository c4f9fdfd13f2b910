package io.palimpsest.topology.step;

import io.palimpsest.engine.PathStep;
import io.palimpsest.engine.StepTime;
import io.palimpsest.engine.StepTimes;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.WithheldReason;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts what happens on the path, for the metrics. Thread-safe.
 *
 * <p>These are counts of work done, not of results: what a crashed transaction had counted is
 * counted again when it is done again. The topics are what to add up when it matters.
 */
public final class PathCounters {
  private final LongAdder read = new LongAdder();
  private final LongAdder duplicates = new LongAdder();
  private final LongAdder released = new LongAdder();
  private final LongAdder releasedAgain = new LongAdder();
  private final LongAdder charges = new LongAdder();
  private final LongAdder draws = new LongAdder();
  private final LongAdder erasures = new LongAdder();
  private final LongAdder brokenSeals = new LongAdder();
  private final LongAdder acceptedPolicies = new LongAdder();
  private final LongAdder refusedPolicies = new LongAdder();
  private final StepTimes times = new StepTimes();
  private final LatencyHistogram latency = new LatencyHistogram();
  private final Map<DeadLetterReason, LongAdder> deadLetters = adders(DeadLetterReason.class);
  private final Map<WithheldReason, LongAdder> withheld = adders(WithheldReason.class);

  private static <E extends Enum<E>> Map<E, LongAdder> adders(Class<E> type) {
    Map<E, LongAdder> adders = new EnumMap<>(type);
    for (E constant : type.getEnumConstants()) {
      adders.put(constant, new LongAdder());
    }
    return adders;
  }

  void countRead() {
    read.increment();
  }

  void countDuplicate() {
    duplicates.increment();
  }

  /** A post is released so long after it was taken in. */
  void countReleased(long millis) {
    released.increment();
    latency.add(millis);
  }

  /** A release is one of before, which was paid for then. */
  void countReleasedAgain() {
    releasedAgain.increment();
  }

  /** An author was forgotten. */
  void countErasure() {
    erasures.increment();
  }

  /** Something that is kept of an author cannot be opened. */
  void countBrokenSeal() {
    brokenSeals.increment();
  }

  /** A policy was submitted or withdrawn, and that is what became of it. */
  public void countVerdict(boolean isAccepted) {
    (isAccepted ? acceptedPolicies : refusedPolicies).increment();
  }

  void countCharge() {
    charges.increment();
  }

  void countDraws(int words) {
    draws.add(words);
  }

  void countDeadLetter(DeadLetterReason reason) {
    deadLetters.get(reason).increment();
  }

  void countWithheld(WithheldReason reason) {
    withheld.get(reason).increment();
  }

  /** Records taken from raw topics. */
  public long read() {
    return read.sum();
  }

  /** Posts recognised as released already. */
  public long duplicates() {
    return duplicates.sum();
  }

  /** Posts released. */
  public long released() {
    return released.sum();
  }

  /** Those among the posts released that were released before and asked for again. */
  public long releasedAgain() {
    return releasedAgain.sum();
  }

  /** Authors forgotten. */
  public long erasures() {
    return erasures.sum();
  }

  /** Posts withheld because something that is kept of their author cannot be opened. */
  public long brokenSeals() {
    return brokenSeals.sum();
  }

  /** Submissions and withdrawals of policies that were accepted, or that were not. */
  public long verdicts(boolean isAccepted) {
    return (isAccepted ? acceptedPolicies : refusedPolicies).sum();
  }

  /** Charges written down; those of nothing are among them. */
  public long charges() {
    return charges.sum();
  }

  /** Words drawn. */
  public long draws() {
    return draws.sum();
  }

  /** What a step has done. */
  public StepTime time(PathStep step) {
    return times.of(step);
  }

  /** Returns the timers that steps report to. */
  public StepTimes times() {
    return times;
  }

  /**
   * How long posts took from being taken in to their release. The commit that lets readers see it
   * is not in it.
   */
  public Latencies latencies() {
    return latency.snapshot();
  }

  /** All dead letters. */
  public long deadLetters() {
    return deadLetters.values().stream().mapToLong(LongAdder::sum).sum();
  }

  /** All posts withheld. */
  public long withheld() {
    return withheld.values().stream().mapToLong(LongAdder::sum).sum();
  }

  /** Dead letters with that reason. */
  public long deadLetters(DeadLetterReason reason) {
    return deadLetters.get(reason).sum();
  }

  /** Posts withheld for that reason. */
  public long withheld(WithheldReason reason) {
    return withheld.get(reason).sum();
  }
}
