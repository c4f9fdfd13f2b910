package io.palimpsest.service.command;

import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Settings of a policy's section {@code tokens}, changed for one run. */
final class WordOptions {
  @Option(
      names = "--mechanism",
      paramLabel = "NAME",
      description = "redact, keep, custext, santext or exponential.")
  private Optional<String> mechanism;

  @Option(names = "--epsilon", paramLabel = "EPS", description = "Of a draw, 0 to 1000.")
  private Optional<Double> epsilon;

  @Option(names = "--k", paramLabel = "K", description = "Words in an output set, 2 to 2000.")
  private Optional<Integer> k;

  @Option(
      names = "--mapping",
      paramLabel = "NAME",
      description = "How output sets are made: aggressive, balanced or conservative.")
  private Optional<String> mapping;

  @Option(
      names = "--temperature",
      paramLabel = "NAME",
      description =
          "nominal: the formula of the exponential mechanism; calibrated: the sharpest draws whose"
              + " true loss is still at most epsilon.")
  private Optional<String> temperature;

  @Option(
      names = "--level",
      paramLabel = "NAME",
      description = "How often a word is drawn: token, record (once a post) or user.")
  private Optional<String> level;

  @Option(names = "--stopwords", paramLabel = "RULE", description = "keep or sample.")
  private Optional<String> stopWords;

  @Option(
      names = "--unknown",
      paramLabel = "RULE",
      description = "Words outside the vocabulary: class, sample or drop.")
  private Optional<String> unknown;

  @Option(
      names = "--acknowledge-no-guarantee",
      description = "Needed for the aggressive mapping and for keep, which promise nothing.")
  private boolean acknowledged;

  /** The policy with these settings in place of its own. */
  Policy applyTo(Policy policy) {
    try {
      return policy.withTokens(changes());
    } catch (InvalidPolicyException e) {
      throw asOptions(e);
    }
  }

  /** A complaint about a policy's section, in the words of the command line. */
  static UserError asOptions(InvalidPolicyException e) {
    return new UserError(
        e.getMessage()
            .replace(
                "write 'acknowledge-no-guarantee: true' under tokens",
                "give --acknowledge-no-guarantee")
            .replace("tokens.", "--"));
  }

  private Map<String, Object> changes() {
    Map<String, Object> changes = new LinkedHashMap<>();
    mechanism.ifPresent(value -> changes.put("mechanism", value));
    epsilon.ifPresent(value -> changes.put("epsilon", value));
    k.ifPresent(value -> changes.put("k", value));
    mapping.ifPresent(value -> changes.put("mapping", value));
    temperature.ifPresent(value -> changes.put("temperature", value));
    level.ifPresent(value -> changes.put("level", value));
    stopWords.ifPresent(value -> changes.put("stopwords", value));
    unknown.ifPresent(value -> changes.put("unknown", value));
    if (acknowledged) {
      changes.put("acknowledge-no-guarantee", true);
    }
    return changes;
  }
}
