package io.palimpsest.engine;

import io.palimpsest.mechanisms.accounting.Amount;
import java.time.Instant;

/**
 * What was paid for one release, as its author's memory has it. The topic of charges has the same
 * under the pseudonym; here it is found by author, for as long as the release is remembered.
 *
 * @param postId of the post
 * @param policy name of the policy
 * @param policyVersion of the policy
 * @param mechanism what made the text
 * @param unit label of the unit of the cost
 * @param cost in that unit
 * @param draws how many were paid
 * @param chargedAt the time that it counts for, in whole milliseconds
 */
public record ReleaseCharge(
    String postId,
    String policy,
    int policyVersion,
    String mechanism,
    String unit,
    Amount cost,
    int draws,
    Instant chargedAt) {

  /** Says nothing. */
  @Override
  public String toString() {
    return "ReleaseCharge[...]";
  }
}
