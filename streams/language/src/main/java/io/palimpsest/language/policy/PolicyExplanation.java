package io.palimpsest.language.policy;

import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.language.sampling.StopWordRule;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import java.util.ArrayList;
import java.util.List;

/**
 * A policy in plain words: what is promised, to whom, per what, at which price, and what is not.
 */
public final class PolicyExplanation {
  private PolicyExplanation() {}

  /** The explanation, a few lines, ending in a line break. */
  public static String of(Policy policy) {
    Guarantee guarantee = PolicyGuarantee.of(policy);
    return """
        Policy %s, version %d, for %s.
        Entities:         %s.
        Words:            %s.
        What is promised: %s.
        Between:          %s.
        Per:              %s.
        Price:            %s.
        %sNot promised:     %s.
        """
        .formatted(
            policy.name(),
            policy.version(),
            String.join(", ", policy.topics()),
            EntityExplanation.of(policy.entities()),
            done(policy.tokens()),
            guarantee.promise(),
            guarantee.neighbours(),
            guarantee.unit(),
            BudgetExplanation.price(policy),
            BudgetExplanation.budget(policy).map("Budget:           %s.\n"::formatted).orElse(""),
            notPromised(policy, guarantee));
  }

  private static String notPromised(Policy policy, Guarantee guarantee) {
    List<String> all = new ArrayList<>();
    all.add(guarantee.notPromised());
    all.addAll(BudgetExplanation.notPromised(policy));
    return String.join("; ", all);
  }

  private static String done(TokenRules rules) {
    if (rules instanceof TokenRules.Keep) {
      return "every word stays as it was written";
    }
    if (!(rules instanceof TokenRules.Sample sample)) {
      return "every word becomes its class (WORD, NAME, NUMBER, URL, HANDLE, ...)";
    }
    return "every word is replaced by one drawn from %s; stop words are %s; unknown words: %s"
        .formatted(
            outputs(sample.drawing()),
            sample.rules().stopWords() == StopWordRule.KEEP ? "kept" : "drawn too",
            switch (sample.rules().unknown()) {
              case CLASS -> "their class";
              case SAMPLE -> "any word of the vocabulary, drawn";
              case DROP -> "left out";
            });
  }

  private static String outputs(Drawing drawing) {
    return drawing instanceof Drawing.Custext custext
        ? "%d words of similar meaning (%s mapping, %s temperature)"
            .formatted(
                custext.k(),
                Document.lower(custext.mapping()),
                Document.lower(custext.temperature()))
        : "the whole vocabulary, words of similar meaning more often";
  }
}
