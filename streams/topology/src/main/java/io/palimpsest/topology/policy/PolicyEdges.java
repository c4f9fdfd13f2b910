package io.palimpsest.topology.policy;

import io.palimpsest.schemas.Policy;
import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.topology.policy.PolicyDecision.Effect;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.Named;

/**
 * The two edges that leave {@link AcceptPolicy}; a decision leaves by the first always and by the
 * second if it changes something.
 *
 * @param verdicts one for each submission, keyed by the name of the policy
 * @param inForce what changes: a policy, or a tombstone for one that was withdrawn
 */
public record PolicyEdges(
    KStream<String, PolicyVerdict> verdicts, KStream<String, Policy> inForce) {

  /**
   * Splits decisions.
   *
   * @param name of the node they come from; the names of the new nodes begin with it
   */
  public static PolicyEdges of(String name, KStream<String, PolicyDecision> decisions) {
    return new PolicyEdges(
        decisions.mapValues(PolicyDecision::verdict, Named.as(name + "-verdict")),
        decisions
            .filterNot(
                (key, decision) -> decision.effect() instanceof Effect.Unchanged,
                Named.as(name + "-changes"))
            .mapValues(PolicyEdges::recordOf, Named.as(name + "-record")));
  }

  /** Null is how Kafka writes a tombstone. */
  private static Policy recordOf(PolicyDecision decision) {
    return decision.effect() instanceof Effect.PutInForce put ? put.policy() : null;
  }
}
