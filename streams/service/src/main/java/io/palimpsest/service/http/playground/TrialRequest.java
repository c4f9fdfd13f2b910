package io.palimpsest.service.http.playground;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;

/**
 * A text to try out.
 *
 * @param text what somebody might write
 * @param policy a document in YAML, or the name of a policy; the one in force if it is left out
 * @param epsilon of a draw, in place of the policy's
 * @param k words in an output set, in place of the policy's
 */
@Introspected
record TrialRequest(
    String text, @Nullable String policy, @Nullable Double epsilon, @Nullable Integer k) {
  /** Says nothing. */
  @Override
  public String toString() {
    return "TrialRequest[...]";
  }
}
