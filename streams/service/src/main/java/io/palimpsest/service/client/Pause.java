package io.palimpsest.service.client;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Time between two questions, where nothing tells that there is news. */
final class Pause {
  private Pause() {}

  /** Lets so much time go by. */
  static void of(Duration time) {
    try {
      new CountDownLatch(1).await(time.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServiceCallException("interrupted while waiting for the service: ask it again");
    }
  }
}
