package io.palimpsest.mechanisms.ledger;

import io.palimpsest.mechanisms.accounting.Amount;
import java.time.Duration;
import java.time.Instant;

/**
 * One sum that never shrinks.
 *
 * @param spent all of it
 */
record LifetimeSpending(Amount spent) implements Spending {

  @Override
  public byte[] toBytes() {
    return SpendingBytes.write(this);
  }

  @Override
  public String window() {
    return Window.Lifetime.LABEL;
  }

  @Override
  public Instant timeOf(Instant createdAt, Instant receivedAt, Duration lateness) {
    return Instant.ofEpochMilli(EventTime.earlier(createdAt, receivedAt));
  }

  @Override
  public Amount mostAround(Instant time) {
    return spent;
  }

  @Override
  public Spending plus(Instant time, Amount cost) {
    return new LifetimeSpending(spent.plus(cost));
  }
}
