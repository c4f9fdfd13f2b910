package io.palimpsest.mechanisms.accounting;

import io.palimpsest.mechanisms.word.BoundedRange;
import io.palimpsest.mechanisms.word.DrawCost;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The price of drawing each word once, by one accountant, computed when first asked for. It depends
 * on what is public only: on the mechanism, and on the output set of a word but not on the word.
 *
 * <p>Eight bytes a word. Thread-safe: two threads may compute the same; it is the same.
 */
public final class WordPrices {
  private static final long UNKNOWN = -1;
  private static final long NO_BOUND = -2;

  private final Allowance allowance;
  private final WordMechanism mechanism;
  private final AtomicLongArray grains;

  /** The prices of a mechanism's words in the unit of an allowance. */
  public WordPrices(Allowance allowance, WordMechanism mechanism) {
    this.allowance = allowance;
    this.mechanism = mechanism;
    this.grains = new AtomicLongArray(mechanism.words());
    for (int word = 0; word < grains.length(); word++) {
      grains.setPlain(word, UNKNOWN);
    }
  }

  /**
   * What one draw for this word costs, rounded up to a grain; empty if the unit has no bound for
   * it, and then it cannot be charged and must not be released as if it were.
   */
  public Optional<Amount> priceOf(int word) {
    long known = grains.get(word);
    if (known == UNKNOWN) {
      double price = price(word);
      known = price == Double.POSITIVE_INFINITY ? NO_BOUND : Amount.roundedUp(price).grains();
      grains.set(word, known);
    }
    return known == NO_BOUND ? Optional.empty() : Optional.of(new Amount(known));
  }

  private double price(int word) {
    DrawCost cost = mechanism.cost(word);
    if (allowance.unit() instanceof LossUnit.Metric) {
      return cost instanceof DrawCost.Metric metric ? atDistanceOne(metric) : unbounded();
    }
    return cost instanceof DrawCost.Pure pure ? price(word, pure.epsilon()) : unbounded();
  }

  private double price(int word, double loss) {
    return switch (allowance.accountant()) {
      case PURE -> loss;
      // At most loss^2 / 2: a range is at most twice the loss.
      case ZCDP -> BoundedRange.zcdp(mechanism.range(word));
      case RENYI -> Math.min(BoundedRange.renyi(mechanism.range(word), order()), loss);
      case CHANNEL_EXACT -> mechanism.renyi(word, order());
    };
  }

  private double order() {
    return ((LossUnit.Renyi) allowance.unit()).order();
  }

  /**
   * The slack, which is the same at every distance, is charged as at distance 1. The sum of such
   * prices times {@code max(1, d)} then bounds the log-ratio of words that are d apart; for words
   * nearer than 1 it is the sum times d and the slacks besides, 2e-6 a draw.
   */
  private static double atDistanceOne(DrawCost.Metric cost) {
    return Math.nextUp(cost.epsilon() + cost.slack());
  }

  private static double unbounded() {
    return Double.POSITIVE_INFINITY;
  }
}
