package io.palimpsest.service.http;

import io.palimpsest.service.http.problem.ProblemException;
import java.time.Duration;
import java.util.concurrent.Semaphore;

/**
 * Lets so many at a time do something slow, and sends the others away at once: whoever waited here
 * would hold a thread that others need.
 */
public final class Turns {
  private static final Duration SOON = Duration.ofSeconds(2);

  private final Semaphore free;

  public Turns(int atOnce) {
    this.free = new Semaphore(atOnce);
  }

  /** Something slow. */
  public interface Work<T, E extends Exception> {
    T done() throws E;
  }

  /**
   * What the work gives.
   *
   * @throws ProblemException if too many are at it
   */
  public <T, E extends Exception> T take(Work<T, E> work) throws E {
    if (!free.tryAcquire()) {
      throw ProblemException.tooMany(
          "busy", "others are asking for the same: ask again as Retry-After says", SOON);
    }
    try {
      return work.done();
    } finally {
      free.release();
    }
  }
}
