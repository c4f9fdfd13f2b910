package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import io.palimpsest.mechanisms.sampling.SamplingPreconditions;
import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.mechanisms.space.WordSpace;
import java.util.stream.IntStream;

/**
 * SanText: a word is replaced by any word of the vocabulary, with probability proportional to
 * {@code exp(-epsilon * d / 2)}, {@code d} their Euclidean distance.
 *
 * <p><b>What is promised.</b> Metric privacy: for any two words at distance {@code d} and any
 * output the probabilities differ by a factor of at most {@code exp(epsilon * d + slack)}; little
 * for words far apart. The slack is about 2e-6. The proof is in {@code SantextMechanism.proof.md}.
 *
 * <p>The distance is Euclidean whatever the metric of the space: one minus the cosine breaks the
 * triangle inequality, and with it the promise.
 *
 * <p><b>Trap: rounding.</b> Integer weights are rounded up by less than 1, which is nothing to a
 * weight of a million and everything to one of 1. So distances are cut off at a {@linkplain #reach
 * reach} where the weight is still 2^20: the minimum of a distance and a constant changes no faster
 * than the distance, and the promise stays. All words beyond the reach are drawn together with a
 * probability of less than {@code words * 2^20 / 2^B}, 2e-4 for 22,000 words.
 *
 * <p>A row costs a scan of the vocabulary and 12 bytes a word; the rows drawn from lately are kept.
 */
public final class SantextMechanism implements WordMechanism {
  /** Part of the fingerprint; changes with anything that changes a weight. */
  private static final String SCHEME = "1";

  /** The smallest weight is 2 to this: rounding changes none by more than a millionth. */
  private static final int SMALLEST_WEIGHT_BITS = 20;

  /** At least the slack of every space with fewer than a million dimensions. */
  private static final String LARGEST_SLACK = "0.000002";

  private final WordSpace space;
  private final double epsilon;
  private final double inverseTemperature;
  private final double reach;
  private final Digest fingerprint;
  private final DrawCost.Metric cost;
  private final int[] outputs;
  private final RowCache rows;

  /**
   * The mechanism, with 64 MB for rows.
   *
   * @param epsilon for each unit of distance, 0 to 1000
   * @param spaceFingerprint stands for the coordinates, in hexadecimal digits
   */
  public SantextMechanism(WordSpace space, double epsilon, String spaceFingerprint) {
    this(space, epsilon, spaceFingerprint, RowCache.DEFAULT_BYTES);
  }

  /**
   * The mechanism.
   *
   * @param cacheBytes for rows; it changes the speed and nothing else
   */
  public SantextMechanism(
      WordSpace space, double epsilon, String spaceFingerprint, long cacheBytes) {
    this.space = space;
    this.epsilon = SamplingPreconditions.checkEpsilon(epsilon);
    this.outputs = IntStream.range(0, SamplingPreconditions.checkOutputs(space.size())).toArray();
    int bits = IntegerWeights.scaleBits(space.size()) - SMALLEST_WEIGHT_BITS;
    // Rounded down: the exponential must not fall below 2^-bits.
    this.inverseTemperature = Math.nextDown(bits * StrictMath.log(2));
    // Infinite if epsilon is 0 or next to it; all words are then equally near.
    this.reach = 2 * inverseTemperature / this.epsilon;
    this.cost = new DrawCost.Metric(this.epsilon, slack());
    this.fingerprint =
        Digest.ofFields("santext", SCHEME, spaceFingerprint, Double.toHexString(this.epsilon));
    this.rows = new RowCache(space.size(), cacheBytes, this::row);
  }

  /**
   * The sum of all roundings, each proved in {@code SantextMechanism.proof.md}: the distance is off
   * by at most {@code (dimensions + 48) * 2^-56} of itself, the exponent by another 2^-51 of its
   * range, and a weight, once in itself and once in the sum, by 2^-20.
   */
  private double slack() {
    double exponent = (space.dimensions() + 48) * 0x1p-56 + 0x1p-51;
    return 8 * inverseTemperature * exponent + 0x1p-19 + 0x1p-49;
  }

  @Override
  public int draw(int word, RandomBits bits) {
    return rows.get(word).draw(bits);
  }

  /** The scores are {@code 1 - d / reach}, or 0 beyond the reach. */
  @Override
  public WordRow row(int word) {
    double[] scores = space.distances(word, Metric.EUCLIDEAN);
    for (int i = 0; i < scores.length; i++) {
      scores[i] = 1 - Math.min(scores[i], reach) / reach;
    }
    return new WordRow(outputs, scores, IntegerWeights.of(scores, inverseTemperature));
  }

  @Override
  public DrawCost cost(int word) {
    return cost;
  }

  /** Infinite: the log-ratio grows with distance. */
  @Override
  public double range(int word) {
    return Double.POSITIVE_INFINITY;
  }

  /** Infinite: the divergence grows with distance. */
  @Override
  public double renyi(int word, double order) {
    BoundedRange.checkOrder(order);
    return Double.POSITIVE_INFINITY;
  }

  /** What was asked for, for each unit of distance. */
  public double epsilon() {
    return epsilon;
  }

  /** The distance from which on all words are equally unlikely; infinite for an epsilon of 0. */
  public double reach() {
    return reach;
  }

  @Override
  public Guarantee guarantee(String unit) {
    return guarantee(epsilon, unit);
  }

  /** What such a mechanism promises over any vocabulary. */
  public static Guarantee guarantee(double epsilon, String unit) {
    return new Guarantee(
        "santext",
        "any two words of the vocabulary, d the Euclidean distance of their vectors",
        unit,
        "probabilities of every output differ by a factor of at most exp(%s * d + %s)"
            .formatted(Written.exactly(epsilon), LARGEST_SLACK),
        "a bound that is the same for all pairs; words far apart can be told apart");
  }

  @Override
  public Digest fingerprint() {
    return fingerprint;
  }

  @Override
  public int words() {
    return space.size();
  }
}
