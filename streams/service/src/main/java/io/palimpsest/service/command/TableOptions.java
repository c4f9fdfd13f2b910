package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.sampling.Mechanisms;
import io.palimpsest.language.sampling.StopWords;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import picocli.CommandLine.Option;

/** Which table of probabilities a command looks at. Nothing is released, so nothing is refused. */
final class TableOptions {
  @Option(
      names = "--mechanism",
      paramLabel = "NAME",
      defaultValue = "custext",
      description = "custext, santext or exponential (default: ${DEFAULT-VALUE}).")
  private String mechanism;

  @Option(
      names = "--k",
      paramLabel = "K",
      description = "Words in an output set, 2 to 2000 (default: 20).")
  private Optional<Integer> k;

  @Option(
      names = "--mapping",
      paramLabel = "NAME",
      description = "aggressive, balanced or conservative (default: balanced).")
  private Optional<String> mapping;

  @Option(
      names = "--temperature",
      paramLabel = "NAME",
      description = "nominal or calibrated (default: calibrated).")
  private Optional<String> temperature;

  @Option(
      names = "--stopwords",
      paramLabel = "RULE",
      defaultValue = "sample",
      description =
          "keep or sample; kept ones are never drawn and have no output set (default:"
              + " ${DEFAULT-VALUE}).")
  private String stopWords;

  String mechanism() {
    return mechanism;
  }

  /** Which words have a row: all but stop words that are kept. */
  IntPredicate drawn(Lexicon lexicon, double epsilon) {
    BitSet kept = StopWords.keptIn(lexicon, rules(epsilon).rules().stopWords());
    return word -> !kept.get(word);
  }

  /** Refuses what cannot be, before anything long is begun. */
  void check(double epsilon) {
    rules(epsilon);
  }

  /** The mechanism that these options and an epsilon describe. */
  WordMechanism over(Lexicon lexicon, double epsilon) {
    TokenRules.Sample rules = rules(epsilon);
    try (Progress progress = Progress.of("making output sets", lexicon.size())) {
      return Mechanisms.make(
          rules.drawing(), rules.epsilon(), rules.rules().stopWords(), lexicon, progress::to);
    }
  }

  private TokenRules.Sample rules(double epsilon) {
    if (mechanism.equals("redact")) {
      throw new UserError(
          "--mechanism: redact draws nothing; write custext, santext or exponential");
    }
    Map<String, Object> changes = new LinkedHashMap<>();
    changes.put("mechanism", mechanism);
    changes.put("epsilon", epsilon);
    k.ifPresent(value -> changes.put("k", value));
    temperature.ifPresent(value -> changes.put("temperature", value));
    changes.put("stopwords", stopWords);
    mapping.ifPresent(
        value -> {
          changes.put("mapping", value);
          changes.put("acknowledge-no-guarantee", true);
        });
    try {
      Policy policy = PolicyChoice.of("words-only").withTokens(changes);
      return (TokenRules.Sample) policy.tokens();
    } catch (InvalidPolicyException e) {
      throw WordOptions.asOptions(e);
    }
  }
}
