package io.palimpsest.topology.arrival;

import java.time.Instant;

/**
 * All that could differ from one try to the next, fixed once and committed before anything is
 * decided by it.
 *
 * @param nonce fresh for each arrival; the first one of an author makes the author's key
 * @param receivedAt when it was taken in, by the clock of the service
 * @param keyEpoch of the service that took it in
 */
public record Intake(String nonce, Instant receivedAt, long keyEpoch) {

  /** Does not show the nonce. */
  @Override
  public String toString() {
    return "Intake[...]";
  }
}
