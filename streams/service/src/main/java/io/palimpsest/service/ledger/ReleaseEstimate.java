package io.palimpsest.service.ledger;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.budget.ChargeDecision;
import io.palimpsest.language.budget.Payment;
import io.palimpsest.language.entity.AuthorCounts;
import io.palimpsest.language.post.PlannedPost;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * What it costs at most to release posts: everything is decided as a service would whose authors
 * have paid nothing before, and nothing is drawn. What was paid before is known to the service
 * alone and can only make it cheaper. Not thread-safe; memory grows with posts and authors.
 *
 * <p>Names and places are replaced under a key that is made up and thrown away: which words are
 * left to draw does not depend on it, but for rare clashes of pseudonyms.
 */
public final class ReleaseEstimate {
  private static final long EPOCH = 0;

  private final Privatizer privatizer;
  private final PostRules rules;
  private final Instant now;
  private final KeyedRandomness randomness = MasterKey.random().authorKey("").randomness(EPOCH);
  private final AuthorCounts counts = new AuthorCounts();
  private final Map<String, Author> authors = new HashMap<>();
  private final Set<ReleaseIdentity> seen = new HashSet<>();
  private long posts;
  private long draws;
  private long refused;
  private long unusable;

  /** What is known of an author of these posts. */
  private static final class Author {
    private final AuthorMemory names = AuthorMemory.empty();
    private AuthorLedger ledger = AuthorLedger.empty();
    private Amount cost = Amount.ZERO;
    private boolean isOut;
  }

  /**
   * An estimate without posts.
   *
   * @param now no post is later
   */
  public ReleaseEstimate(Privatizer privatizer, PostRules rules, Instant now) {
    this.privatizer = privatizer;
    this.rules = rules;
    this.now = now;
  }

  /** The next post, in the order in which the posts of an author come. */
  public void add(Post post) {
    if (rules.refusal(post).isPresent()) {
      unusable++;
      return;
    }
    posts++;
    Author author = authors.computeIfAbsent(post.author(), unseen -> new Author());
    if (!seen.add(ReleaseIdentity.of(post, privatizer.policy()))) {
      return; // released once
    }
    try {
      charge(post, author);
    } catch (RuntimeException | StackOverflowError e) {
      posts--;
      unusable++; // the service will withhold it; what is thrown may quote the text
    }
  }

  private void charge(Post post, Author author) {
    ReplacedPost replaced =
        privatizer.replace(
            privatizer.detect(post),
            new AuthorContext(randomness, author.names),
            counts.seenBy(post.author()));
    counts.add(replaced.text().observations(), post.author());
    PlannedPost planned = privatizer.plan(replaced);
    ChargeDecision decision =
        privatizer
            .budget()
            .decide(author.ledger, planned, EPOCH, post.createdAt(), now, OptionalDouble.empty());
    if (decision instanceof ChargeDecision.Granted granted) {
      Payment payment = granted.payment();
      author.ledger = granted.after();
      author.cost = author.cost.plus(payment.cost());
      draws += payment.draws();
    } else {
      author.isOut = true;
      refused++;
    }
  }

  /** What came of it. */
  public Estimate estimate() {
    long[] costs = authors.values().stream().mapToLong(a -> a.cost.grains()).sorted().toArray();
    return new Estimate(
        posts,
        unusable,
        authors.size(),
        draws,
        costs.length == 0 ? Amount.ZERO : new Amount(costs[costs.length - 1]),
        costs.length == 0 ? Amount.ZERO : new Amount(costs[costs.length / 2]),
        refused,
        authors.values().stream().filter(author -> author.isOut).count());
  }

  /**
   * What it costs.
   *
   * @param posts how many there are
   * @param unusable how many more there are that no service would release
   * @param draws how many would be paid for
   * @param largestCost of an author, in the unit of the policy's budget
   * @param medianCost of the authors, in the same unit
   * @param refused posts that the budget does not suffice for
   * @param authorsOut authors of such posts
   */
  public record Estimate(
      long posts,
      long unusable,
      int authors,
      long draws,
      Amount largestCost,
      Amount medianCost,
      long refused,
      long authorsOut) {}
}
