package io.palimpsest.mechanisms.ledger;

import io.palimpsest.mechanisms.accounting.Amount;
import java.time.Duration;
import java.time.Instant;

/**
 * What one person has spent in one unit under one window. Immutable; equal if it is the same that
 * was spent at the same times.
 *
 * <p>As long as every charge is {@linkplain #allows allowed}, no window holds more than its cap,
 * wherever it begins. The argument is in {@code Spending.proof.md}.
 */
public sealed interface Spending permits SlidingSpending, LifetimeSpending {
  /** No spending has more bytes. */
  int MAX_BYTES = SlidingSpending.MAX_BYTES;

  /** Nothing, so far. */
  static Spending none(Window window) {
    return window instanceof Window.Sliding sliding
        ? SlidingSpending.none(sliding.length())
        : new LifetimeSpending(Amount.ZERO);
  }

  /**
   * As {@link #toBytes} wrote it.
   *
   * @throws IllegalArgumentException for bytes that are damaged or of another format
   */
  static Spending ofBytes(byte[] bytes) {
    return SpendingBytes.read(bytes);
  }

  /** The same for equal spendings. */
  byte[] toBytes();

  /** The label of the window. */
  String window();

  /**
   * The time that a post counts for: when it was written or when it was received, whichever is
   * earlier, and never earlier than the lateness before the latest charge. So a post cannot claim
   * the future, both clocks must agree to move time on, and a clock that jumps forth and back
   * refills nothing.
   *
   * @param lateness of the window; for a lifetime it is not looked at
   * @return in whole milliseconds
   */
  Instant timeOf(Instant createdAt, Instant receivedAt, Duration lateness);

  /**
   * The most that any window holds to which the time belongs.
   *
   * @param time as {@link #timeOf} says
   */
  Amount mostAround(Instant time);

  /** Whether so much can be spent at that time, and no window holds more than the cap. */
  default boolean allows(Instant time, Amount cost, Amount cap) {
    return mostAround(time).plus(cost).compareTo(cap) <= 0;
  }

  /**
   * With one charge more. It does not ask whether that is allowed.
   *
   * @param time as {@link #timeOf} says
   * @param cost nothing leaves everything as it is, time included
   */
  Spending plus(Instant time, Amount cost);

  /** What the window holds that ends with the latest charge. */
  Amount spent();
}
