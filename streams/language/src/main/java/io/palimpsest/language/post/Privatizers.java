package io.palimpsest.language.post;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The privatizers of many policies over one lexicon. The latest few are kept, as one takes seconds
 * to make where output sets are large. Thread-safe; nobody waits for a policy of others.
 */
public final class Privatizers {
  /** More than this many policies at a time are made anew in turns. */
  private static final int MAX_POLICIES = 8;

  private final PostRules rules;
  private final Optional<Lexicon> lexicon;
  private final Map<Policy, PrivatizerFamily> latest = new LinkedHashMap<>(16, 0.75f, true);

  /**
   * For posts of these rules.
   *
   * @param lexicon empty if no policy that draws is expected
   */
  public Privatizers(PostRules rules, Optional<Lexicon> lexicon) {
    this.rules = rules;
    this.lexicon = lexicon;
  }

  /** The same with nothing made yet, for other work that must not push out what is made here. */
  public Privatizers another() {
    return new Privatizers(rules, lexicon);
  }

  /** False if the policy draws words and there is no lexicon to draw them from. */
  public boolean canDo(Policy policy) {
    return lexicon.isPresent() || !(policy.tokens() instanceof TokenRules.Sample);
  }

  /** Which lexicon words are drawn from; empty if there is none. */
  public Optional<String> lexiconFingerprint() {
    return lexicon.map(Lexicon::fingerprint);
  }

  /**
   * The privatizer of a policy.
   *
   * @param policy one that {@link #canDo can be done}
   */
  public Privatizer of(Policy policy) {
    return family(policy).standard();
  }

  /**
   * The privatizer of a policy for an author who wants a smaller epsilon of a draw. It is rounded
   * down to eighths of the policy's, so that there are few tables. Releases are under the same
   * policy; what they promise says the smaller epsilon.
   *
   * <p>Trap: another epsilon is another table. At level user, words of the author that are released
   * already are drawn once more, and paid once more.
   *
   * @param largestEpsilon what the author wants at most
   * @return the policy's own if that is not more, or if nothing is drawn; empty if less than an
   *     eighth is wanted, and then nothing may be drawn
   */
  public Optional<Privatizer> of(Policy policy, double largestEpsilon) {
    return family(policy).atMost(largestEpsilon);
  }

  private PrivatizerFamily family(Policy policy) {
    if (!canDo(policy)) {
      throw new IllegalArgumentException("this policy draws words, which needs a lexicon");
    }
    synchronized (latest) {
      PrivatizerFamily family =
          latest.computeIfAbsent(policy, made -> new PrivatizerFamily(made, rules, lexicon));
      if (latest.size() > MAX_POLICIES) {
        latest.remove(latest.keySet().iterator().next());
      }
      return family;
    }
  }
}
