package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.service.ledger.ReleaseEstimate;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReplayQuoteTest {
  private static String quote(boolean isAssumed) {
    StringWriter out = new StringWriter();
    new ReplayQuote(
            new ReplayPolicy(BuiltInPolicies.redact(), Optional.empty(), isAssumed),
            new ReleaseEstimate.Estimate(7, 1, 2, 0, Amount.ZERO, Amount.ZERO, 0, 0),
            new ReplayFilter.LeftOut(4, 3))
        .print(new PrintWriter(out));
    return out.toString();
  }

  @Test
  void shouldNameThePolicyAndWhatIsLeftOut() {
    assertThat(quote(false))
        .contains("7 posts of 2 authors under policy redact version 1; 1 more cannot be released")
        .contains("left out: 4 posted before their authors were forgotten, 3 that are no posts")
        .doesNotContain("started with");
  }

  @Test
  void shouldSayThatThePolicyIsAssumed() {
    assertThat(quote(true)).contains("right only if it was started with policy redact");
  }
}
