package io.palimpsest.language.policy;

import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.language.sampling.SamplingRules;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.outputset.OutputSets;
import io.palimpsest.mechanisms.sampling.ExponentialSampler;
import io.palimpsest.mechanisms.word.Temperature;

/** What a policy has done to the words of a text. Complaints name the key of the policy. */
public sealed interface TokenRules {

  /** The name of the mechanism in a policy and on a release. */
  String mechanism();

  /** Every word becomes its class. The strictest there is. */
  record Redact() implements TokenRules {
    @Override
    public String mechanism() {
      return "redact";
    }
  }

  /**
   * Every word stays as it was written; only entities are replaced. Promises nothing about words.
   */
  record Keep() implements TokenRules {
    @Override
    public String mechanism() {
      return "keep";
    }
  }

  /**
   * Every word becomes another one, drawn.
   *
   * @param drawing from what
   * @param epsilon of a draw
   * @param rules what happens around the draws
   * @param acknowledgesNoGuarantee that {@link Mapping#AGGRESSIVE} promises nothing
   */
  record Sample(
      Drawing drawing, double epsilon, SamplingRules rules, boolean acknowledgesNoGuarantee)
      implements TokenRules {

    /** Refuses what no mechanism can do, and no promise that nobody asked for. */
    public Sample {
      // Written so that NaN is refused.
      if (!(epsilon >= 0 && epsilon <= ExponentialSampler.MAX_EPSILON)) {
        throw new InvalidPolicyException("tokens.epsilon: must be a number from 0 to 1000");
      }
      if (drawing instanceof Drawing.Custext custext) {
        check(custext, acknowledgesNoGuarantee);
      }
    }

    private static void check(Drawing.Custext custext, boolean acknowledged) {
      if (custext.k() < OutputSets.MIN_K || custext.k() > OutputSets.MAX_K) {
        throw new InvalidPolicyException(
            "tokens.k: must be a whole number from %d to %d"
                .formatted(OutputSets.MIN_K, OutputSets.MAX_K));
      }
      if (custext.mapping() != Mapping.AGGRESSIVE) {
        return;
      }
      if (!acknowledged) {
        throw new InvalidPolicyException(
            "tokens.mapping: 'aggressive' promises nothing; use 'balanced' or 'conservative', or"
                + " write 'acknowledge-no-guarantee: true' under tokens");
      }
      if (custext.temperature() == Temperature.CALIBRATED) {
        throw new InvalidPolicyException(
            "tokens.temperature: 'aggressive' has no loss to calibrate; use 'nominal'");
      }
    }

    @Override
    public String mechanism() {
      if (drawing instanceof Drawing.Custext) {
        return "custext";
      }
      return drawing instanceof Drawing.Santext ? "santext" : "exponential";
    }
  }
}
