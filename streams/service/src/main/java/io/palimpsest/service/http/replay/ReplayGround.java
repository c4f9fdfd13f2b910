package io.palimpsest.service.http.replay;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.service.ledger.ReleaseEstimate;
import java.util.Optional;

/** What replays stand on: the service, or what stands in for it where there is no broker. */
interface ReplayGround {
  /**
   * The policy under which posts would be released.
   *
   * @param document of one that is to be put in force first; empty for the one in force
   * @throws io.palimpsest.service.http.problem.ProblemException if it cannot be
   */
  ReplayPolicy policy(Optional<String> document);

  /** Whether this policy holds for the next post. */
  boolean isInForce(Policy policy);

  /** Fixes the range of an order. */
  ReplayRange range(ReplayOrder order);

  /** An estimate without posts. */
  ReleaseEstimate estimate(Policy policy);

  /**
   * Puts a policy in force; instances read of it some time after.
   *
   * @throws io.palimpsest.service.http.problem.ProblemException if it is refused
   */
  void putInForce(Policy policy, String document) throws InterruptedException;

  /** Opens the way back into the path. */
  ReplaySink sink();
}
