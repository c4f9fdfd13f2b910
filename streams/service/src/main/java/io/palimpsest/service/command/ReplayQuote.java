package io.palimpsest.service.command;

import io.palimpsest.service.http.replay.ReplayAnswer;
import java.io.PrintWriter;

/** What it costs to release posts once more, for whoever decides whether to. */
final class ReplayQuote {
  private ReplayQuote() {}

  static void print(ReplayAnswer priced, PrintWriter out) {
    ReplayAnswer.Quote quote = priced.quote();
    out.printf(
        "%d posts of %d authors under policy %s version %d; %d more cannot be released%n",
        quote.posts(), quote.authors(), quote.policy(), quote.policyVersion(), quote.unusable());
    out.printf("left out: %s%n", priced.leftOut().inWords());
    out.printf("at most, if nothing of it is remembered or paid for:%n");
    out.printf("  draws            %d%n", quote.draws());
    out.printf(
        "  cost per author  %.6f at most, %.6f in the median (%s)%n",
        quote.largestCost(), quote.medianCost(), quote.unit());
    out.printf(
        "  budget           does not suffice for %d posts of %d authors%n",
        quote.refused(), quote.authorsOut());
    out.flush();
  }
}
