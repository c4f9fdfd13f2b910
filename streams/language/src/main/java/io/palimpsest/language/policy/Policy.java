package io.palimpsest.language.policy;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A valid policy.
 *
 * @param name how it is called on releases: lower-case letters, digits and hyphens
 * @param version at least 1; a change of the policy is a new version
 * @param topics the raw topics that it applies to
 * @param tokens what is done to the words
 */
public record Policy(String name, int version, List<String> topics, TokenRules tokens) {
  /** The raw zone, and what Kafka takes as the name of a topic. */
  private static final Pattern RAW_TOPIC = Pattern.compile("raw\\.[A-Za-z0-9._-]{1,245}");

  private static final int MAX_NAME = 63;
  private static final String ADJUSTED = "-adjusted";

  public Policy {
    topics = List.copyOf(topics);
    if (!name.matches("[a-z][a-z0-9-]{0,62}")) {
      throw new InvalidPolicyException(
          "policy: a name is 1 to 63 lower-case letters, digits and hyphens, a letter first");
    }
    if (version < 1) {
      throw new InvalidPolicyException("version: must be a whole number, at least 1");
    }
    if (topics.isEmpty() || !topics.stream().allMatch(t -> RAW_TOPIC.matcher(t).matches())) {
      throw new InvalidPolicyException(
          "topics: name at least one topic, each 'raw.' and then letters, digits, '.', '_' or '-'");
    }
  }

  /**
   * This policy with some settings of its section {@code tokens} changed, under a name of its own:
   * what is released must not claim to follow the original.
   *
   * @param changes by key; none leaves the policy as it is
   * @throws InvalidPolicyException if they do not make a policy
   */
  public Policy withTokens(Map<String, Object> changes) {
    if (changes.isEmpty()) {
      return this;
    }
    String own =
        name.substring(0, Math.min(name.length(), MAX_NAME - ADJUSTED.length())) + ADJUSTED;
    return new Policy(own, version, topics, TokenRulesReader.adjusted(tokens, changes));
  }
}
