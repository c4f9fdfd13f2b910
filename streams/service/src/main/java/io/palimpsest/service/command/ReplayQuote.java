package io.palimpsest.service.command;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.service.ledger.ReleaseEstimate;
import java.io.PrintWriter;

/**
 * What it costs to release posts once more, for whoever decides whether to.
 *
 * @param policy by which it is priced
 * @param estimate of the posts that would be sent
 * @param leftOut the others
 */
record ReplayQuote(
    ReplayPolicy policy, ReleaseEstimate.Estimate estimate, ReplayFilter.LeftOut leftOut) {

  void print(PrintWriter out) {
    Policy priced = policy.policy();
    out.printf(
        "%d posts of %d authors under policy %s version %d; %d more cannot be released%n",
        estimate.posts(), estimate.authors(), priced.name(), priced.version(), estimate.unusable());
    out.printf("left out: %s%n", leftOut.inWords());
    if (policy.isAssumed()) {
      out.printf(
          "no policy was submitted to this service: right only if it was started with policy %s%n",
          priced.name());
    }
    out.printf("at most, if nothing of it is remembered or paid for:%n");
    out.printf("  draws            %d%n", estimate.draws());
    out.printf(
        "  cost per author  %.6f at most, %.6f in the median (%s)%n",
        estimate.largestCost().value(), estimate.medianCost().value(), ReplayPolicy.unitOf(priced));
    out.printf(
        "  budget           does not suffice for %d posts of %d authors%n",
        estimate.refused(), estimate.authorsOut());
    out.flush();
  }
}
