package io.palimpsest.language.post;

import io.palimpsest.language.generalize.SharedValues;
import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the texts of one record safe, where nothing is kept from record to record: the answer
 * depends on the policy, the author's key, the id and the texts, and on nothing else. Thread-safe.
 *
 * <p>What is left out for that:
 *
 * <ul>
 *   <li>nothing is charged, so a policy with a budget is {@linkplain #refuseBudget refused};
 *   <li>names are coherent inside the record, and across records as far as the author's key alone
 *       makes them so;
 *   <li>nobody counts who shares a value, so nothing counts as shared, and a value that is to be
 *       generalized becomes the most general one.
 * </ul>
 */
public final class StatelessPrivatizer {
  /** Doubt means no. */
  private static final SharedValues NOTHING_IS_SHARED = (value, k) -> false;

  private final Privatizer privatizer;

  /**
   * For a policy without a budget.
   *
   * @throws InvalidPolicyException if it has one
   */
  public StatelessPrivatizer(Privatizer privatizer) {
    refuseBudget(privatizer.policy());
    this.privatizer = privatizer;
  }

  /**
   * Refuses what cannot be kept without a ledger.
   *
   * @throws InvalidPolicyException with what to do instead
   */
  public static void refuseBudget(Policy policy) {
    if (policy.budget().isPresent()) {
      throw new InvalidPolicyException(
          ("budget: policy %s has one, and nobody keeps a ledger here, so it could be overspent"
                  + " without notice; run the streaming service, or write a policy without a"
                  + " section 'budget', which bounds what one draw reveals and not what all draws"
                  + " of an author do")
              .formatted(policy.name()));
    }
  }

  /** Whether a policy asks for an author's key: one that only redacts looks at the text alone. */
  public static boolean needsAuthor(Policy policy) {
    return policy.entities().isPresent() || policy.tokens() instanceof TokenRules.Sample;
  }

  /** What is promised of each text. */
  public Guarantee guarantee() {
    return privatizer.guarantee();
  }

  /**
   * The safe forms of texts, in their order.
   *
   * @param id of the record, part of the context of draws at levels token and record. Empty is
   *     safe: then equal texts of an author are drawn alike, and nothing can be averaged out
   * @param author the randomness of their author
   * @param texts each one that {@link PostRules#textRefusal} has nothing against but that it is
   *     blank
   * @throws ReleaseTooLargeException if one could become too long
   */
  public List<String> privatize(String id, KeyedRandomness author, List<String> texts) {
    List<DetectedPost> detected = new ArrayList<>(texts.size());
    for (String text : texts) {
      detected.add(privatizer.detect(new Post(id, "", text, Instant.EPOCH)));
    }
    AuthorContext context = new AuthorContext(author, AuthorMemory.empty());
    if (detected.size() > 1) {
      privatizer.learn(detected, context);
    }
    List<String> safe = new ArrayList<>(texts.size());
    for (DetectedPost post : detected) {
      ReplacedPost replaced = privatizer.replace(post, context, NOTHING_IS_SHARED);
      safe.add(privatizer.privatize(replaced, author).text());
    }
    return safe;
  }
}
