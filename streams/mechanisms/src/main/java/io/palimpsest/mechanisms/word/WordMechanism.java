package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.RandomBits;

/**
 * Replaces a word of a vocabulary by another, drawn. Words are numbers, as in {@link
 * io.palimpsest.mechanisms.space.WordSpace}. Thread-safe.
 */
public sealed interface WordMechanism
    permits CustextMechanism, SantextMechanism, ExponentialMechanism {

  /** A word in place of this one, in constant time once its row is made. */
  int draw(int word, RandomBits bits);

  /** The probabilities of a word's outputs, as exact fractions. */
  WordRow row(int word);

  /** What one draw for this word costs. Depends on public things only. */
  DrawCost cost(int word);

  /**
   * Width of the range of the log-ratio between neighbours, of this word's draws, rounded up: what
   * {@link BoundedRange} asks for. Infinite without a bound. Public, as the cost is.
   *
   * <p>Trap: not bounded by the loss. A log-ratio may go from minus the loss to the loss.
   */
  double range(int word);

  /**
   * Largest Rényi divergence between neighbours, of this word's draws, rounded up and never above
   * the cost. Infinite without a bound. Public, as the cost is.
   *
   * @param order above 1 and finite
   */
  double renyi(int word, double order);

  /**
   * What a draw promises.
   *
   * @param unit what it is per, for instance "occurrence of a word"
   */
  Guarantee guarantee(String unit);

  /** Covers all that a draw depends on besides word and bits; part of every draw's context. */
  Digest fingerprint();

  /** Number of words. */
  int words();
}
