package io.palimpsest.mechanisms.ledger;

import io.palimpsest.mechanisms.accounting.Amount;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;

/**
 * Charges in buckets of event time, each a 32nd of the window wide. A window reaches into 33 of
 * them at most, so the sum of any 33 in a row is never less than that of a window.
 *
 * <p>Buckets that no later charge can share a window with are dropped, by the longest lateness
 * there is and not by that of the charge: two policies may disagree about it.
 *
 * @param lengthMillis of the window
 * @param head the time of the latest charge; as early as can be if there is none
 * @param buckets the latest of which is that of the head
 */
record SlidingSpending(long lengthMillis, long head, Buckets buckets) implements Spending {
  /** Buckets of one window, at most. */
  static final int RUN = 33;

  /** That of the latest charge, 32 back to the latest post, and 32 more that share its windows. */
  static final int MAX_BUCKETS = 2 * RUN - 1;

  /** A header of 19, and for each bucket its number in one byte and its sum in nine at most. */
  static final int MAX_BYTES = 19 + MAX_BUCKETS * (1 + 9);

  static SlidingSpending none(Duration length) {
    return new SlidingSpending(length.toMillis(), -EventTime.FARTHEST, Buckets.NONE);
  }

  @Override
  public byte[] toBytes() {
    return SpendingBytes.write(this);
  }

  @Override
  public String window() {
    return IsoDuration.write(Duration.ofMillis(lengthMillis));
  }

  @Override
  public Instant timeOf(Instant createdAt, Instant receivedAt, Duration lateness) {
    long claimed = EventTime.earlier(createdAt, receivedAt);
    return Instant.ofEpochMilli(
        buckets.size() == 0 ? claimed : Math.max(claimed, head - lateness.toMillis()));
  }

  @Override
  public Amount mostAround(Instant time) {
    long bucket = bucketOf(EventTime.millis(time));
    return buckets.most(bucket - RUN, bucket, RUN);
  }

  @Override
  public Spending plus(Instant time, Amount cost) {
    if (cost.equals(Amount.ZERO)) {
      return this;
    }
    long millis = EventTime.millis(time);
    long latest = Math.max(head, millis);
    // A later charge is one length behind at most, and the runs it is in begin 32 before it.
    long oldest = bucketOf(latest) - MAX_BUCKETS + 1;
    return new SlidingSpending(
        lengthMillis, latest, buckets.plus(bucketOf(millis), cost).from(oldest));
  }

  @Override
  public Amount spent() {
    return buckets.sum(bucketOf(head) - RUN + 1, RUN);
  }

  /** Buckets are rounded up to whole milliseconds, so that 32 of them are never too short. */
  private long bucketOf(long millis) {
    long width = (lengthMillis + RUN - 2) / (RUN - 1);
    return Math.floorDiv(millis, width);
  }

  /** How many buckets before that of the latest charge it lies. */
  int age(int i) {
    return (int) (bucketOf(head) - buckets.number(i));
  }

  /** The other way round. */
  static SlidingSpending ofAges(long lengthMillis, long head, int[] ages, long[] grains) {
    SlidingSpending none = new SlidingSpending(lengthMillis, head, Buckets.NONE);
    long ofHead = none.bucketOf(head);
    long[] numbers = Arrays.stream(ages).mapToLong(age -> ofHead - age).toArray();
    return new SlidingSpending(lengthMillis, head, new Buckets(numbers, grains));
  }

  @Override
  public String toString() {
    return "SlidingSpending of %s".formatted(window());
  }
}
