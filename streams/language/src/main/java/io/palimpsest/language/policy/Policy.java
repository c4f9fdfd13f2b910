package io.palimpsest.language.policy;

import io.palimpsest.language.entity.EntityRules;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A valid policy.
 *
 * @param name how it is called on releases: lower-case letters, digits and hyphens
 * @param version at least 1; a change of the policy is a new version
 * @param topics the raw topics that it applies to
 * @param entities what is done to people, places and numbers; empty if they are not looked for and
 *     are words like all others
 * @param tokens what is done to the words
 * @param budget what an author may spend; empty if nobody counts, and always where nothing is drawn
 */
public record Policy(
    String name,
    int version,
    List<String> topics,
    Optional<EntityRules> entities,
    TokenRules tokens,
    Optional<BudgetRules> budget) {
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
    if (entities.isPresent() && tokens instanceof TokenRules.Redact) {
      throw new InvalidPolicyException(
          "entities: mean nothing where every word becomes its class; leave the section out, or"
              + " choose another tokens.mechanism");
    }
    if (entities.isEmpty() && tokens instanceof TokenRules.Keep) {
      throw new InvalidPolicyException(
          "tokens.mechanism: 'keep' without entities would release the raw text; add a section"
              + " 'entities', or choose another mechanism");
    }
    if (budget.isPresent()) {
      BudgetFit.check(budget.get(), tokens);
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
    TokenRules adjusted = TokenRulesReader.adjusted(tokens, changes);
    // Where every word becomes its class nobody need know that entities do too.
    return new Policy(
        adjustedName(),
        version,
        topics,
        adjusted instanceof TokenRules.Redact ? Optional.empty() : entities,
        adjusted,
        budget.flatMap(rules -> BudgetFit.fitted(rules, adjusted)));
  }

  /**
   * This policy with other rules for entities, or none, under a name of its own.
   *
   * @throws InvalidPolicyException if they do not make a policy with what is done to words
   */
  public Policy withEntities(Optional<EntityRules> other) {
    return other.equals(entities)
        ? this
        : new Policy(adjustedName(), version, topics, other, tokens, budget);
  }

  /**
   * This policy with some settings of its section {@code budget} changed, or with a budget where
   * there was none, under a name of its own.
   *
   * @param changes by key; none leaves the policy as it is
   * @throws InvalidPolicyException if they do not make a policy
   */
  public Policy withBudget(Map<String, Object> changes) {
    if (changes.isEmpty()) {
      return this;
    }
    BudgetRules adjusted =
        BudgetRulesReader.adjusted(budget, BudgetFit.usualAccountant(tokens), changes);
    return new Policy(adjustedName(), version, topics, entities, tokens, Optional.of(adjusted));
  }

  private String adjustedName() {
    return name.endsWith(ADJUSTED)
        ? name
        : name.substring(0, Math.min(name.length(), MAX_NAME - ADJUSTED.length())) + ADJUSTED;
  }
}
