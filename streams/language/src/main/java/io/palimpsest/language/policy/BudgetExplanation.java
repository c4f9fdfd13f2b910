package io.palimpsest.language.policy;

import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.language.sampling.Level;
import io.palimpsest.mechanisms.ledger.IsoDuration;
import io.palimpsest.mechanisms.ledger.Window;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** What draws cost and who pays, in plain words. */
final class BudgetExplanation {
  private static final String UNMETERED =
      "a release says what it cost, and no budget is kept that could run out";

  private static final String FIRST_ORDER = ", or the order at which an author was charged before";

  private BudgetExplanation() {}

  /** What is charged. */
  static String price(Policy policy) {
    if (!(policy.tokens() instanceof TokenRules.Sample sample)) {
      return "nothing; no budget is charged, because nothing is drawn";
    }
    String each =
        switch (sample.rules().level()) {
          case TOKEN -> "each occurrence of a word";
          case RECORD -> "each different word of a post";
          case USER ->
              "each different word, the first time an author uses it in a key epoch and table (one"
                  + " for each mechanism, epsilon and lexicon)";
        };
    return "the loss of one draw for %s, paid before anything is drawn; %s"
        .formatted(each, policy.budget().map(rules -> counted(rules, sample)).orElse(UNMETERED));
  }

  private static String counted(BudgetRules rules, TokenRules.Sample sample) {
    String unit = BudgetTerms.of(rules, sample).window().unit().label();
    return switch (rules.accountant()) {
      case PURE ->
          sample.drawing() instanceof Drawing.Santext
              ? "added as losses for each unit of distance (accountant pure, unit metric)"
              : "counted by its true loss (accountant pure)";
      case ZCDP ->
          "counted by the range of its log-ratios, as zero-concentrated privacy (accountant zcdp)";
      case RENYI ->
          "counted by the range of its log-ratios, at one Rényi order (accountant renyi, unit %s%s)"
              .formatted(unit, FIRST_ORDER);
      case CHANNEL_EXACT ->
          "counted from the real table of its output set, at one Rényi order (accountant"
              + " channel-exact, unit %s%s)".formatted(unit, FIRST_ORDER);
    };
  }

  /** What may be spent, and what happens when it is; empty where nothing is kept. */
  static Optional<String> budget(Policy policy) {
    return policy.budget().map(rules -> budget(rules, (TokenRules.Sample) policy.tokens()));
  }

  private static String budget(BudgetRules rules, TokenRules.Sample sample) {
    BudgetTerms terms = BudgetTerms.of(rules, sample);
    List<String> parts = new ArrayList<>();
    parts.add(
        "every author has epsilon %s%s %s"
            .formatted(epsilon(rules.epsilon(), sample), delta(rules), when(rules.window())));
    parts.add(
        rules.window() instanceof Window.Sliding
            ? "all releases together tell no more than that of what is charged in one of them"
            : "all releases of an author together tell no more than that");
    rules.lifetimeEpsilon().ifPresent(all -> parts.add("in all there are " + epsilon(all, sample)));
    long draws = terms.drawsAtLeast();
    parts.add(
        draws == Long.MAX_VALUE
            ? "draws cost nothing at this tokens.epsilon"
            : "room for at least %d draws of a new author, and for more where they cost less"
                .formatted(draws));
    parts.add(
        switch (rules.whenExhausted()) {
          case WITHHOLD -> "a post that does not fit is withheld";
          case SANITIZE ->
              "a post that does not fit is released with classes in place of words to be drawn";
          case REDACT -> "a post that does not fit is released with every word as its class";
        });
    return String.join("; ", parts);
  }

  private static String epsilon(double number, TokenRules.Sample sample) {
    return sample.drawing() instanceof Drawing.Santext
        ? plain(number) + " for each unit of distance (as for distance 1 where words are nearer)"
        : plain(number);
  }

  private static String delta(BudgetRules rules) {
    return rules.delta() == 0 ? "" : " at delta " + plain(rules.delta());
  }

  private static String when(Window window) {
    return window instanceof Window.Sliding sliding
        ? ("in every stretch of %s, by the time that posts are charged for: that of writing, or %s"
                + " before the author's latest charge if a post is later")
            .formatted(sliding.label(), IsoDuration.write(sliding.lateness()))
        : "in all";
  }

  /** What a budget leaves open, or the lack of one; nothing where nothing is drawn. */
  static List<String> notPromised(Policy policy) {
    if (!(policy.tokens() instanceof TokenRules.Sample sample)) {
      return List.of();
    }
    if (policy.budget().isEmpty()) {
      return List.of("any bound on what all posts of an author tell together: there is no budget");
    }
    BudgetRules rules = policy.budget().get();
    List<String> open = new ArrayList<>();
    if (rules.window() instanceof Window.Sliding) {
      open.add(overTime(rules.lifetimeEpsilon()));
      open.add("anything where the times that producers write are too early");
      open.add(
          "that a post which comes later than said counts for the stretch it was written in: it"
              + " counts for a later one");
      if (sample.rules().level() == Level.USER) {
        open.add("that a window covers words drawn before it: a repeat is free, and seen again");
      }
    }
    open.add(
        "any bound that includes what was released under a policy with another accountant, unit or"
            + " window, or without a budget");
    open.add("anything across an erasure, after which an author begins again");
    open.add("how much an author writes, as it shows in when the budget is spent");
    return open;
  }

  private static String overTime(OptionalDouble lifetime) {
    return lifetime.isPresent()
        ? "more over several windows than the epsilon for all time says"
        : "any bound over several windows: their losses add up, one budget each";
  }

  /** Without an exponent where that is short enough. */
  private static String plain(double number) {
    BigDecimal exact = BigDecimal.valueOf(number).stripTrailingZeros();
    return exact.scale() > 4 ? exact.toString() : exact.toPlainString();
  }
}
