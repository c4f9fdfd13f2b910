package io.palimpsest.topology.policy;

import io.palimpsest.schemas.Policy;
import io.palimpsest.schemas.PolicyVerdict;

/**
 * What came of a submission.
 *
 * @param verdict for whoever submitted it; there always is one
 * @param effect what it does to the policies in force
 */
record PolicyDecision(PolicyVerdict verdict, Effect effect) {

  /** What a decision does to the policies in force. */
  sealed interface Effect {

    /** Nothing. */
    record Unchanged() implements Effect {}

    /** The policy holds from the next post on, in place of earlier versions. */
    record PutInForce(Policy policy) implements Effect {}

    /** The policy of that name holds no longer. */
    record Withdrawn() implements Effect {}
  }
}
