package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import io.palimpsest.mechanisms.sampling.SamplingPreconditions;
import io.palimpsest.mechanisms.space.WordSpace;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Local differential privacy: a word is replaced by any word of the vocabulary, drawn by the
 * exponential mechanism over {@linkplain Scores scores} at the nominal temperature.
 *
 * <p><b>What is promised.</b> For any two words of the vocabulary and any output the probabilities
 * differ by a factor of at most {@code exp(epsilon)}. The proof is in {@code
 * ExponentialMechanism.proof.md}.
 *
 * <p>Trap: the outputs are many, so a useful epsilon is large. With {@code n} words and all but one
 * at score 0 the word itself comes out with probability {@code 1 / (1 + (n - 1) exp(-epsilon /
 * 2))}.
 *
 * <p>A row costs a scan of the vocabulary and 12 bytes a word; the rows drawn from lately are kept.
 */
public final class ExponentialMechanism implements WordMechanism {
  /** Part of the fingerprint; changes with anything that changes a weight. */
  private static final String SCHEME = "1";

  private final WordSpace space;
  private final double epsilon;
  private final Digest fingerprint;
  private final DrawCost cost;
  private final int[] outputs;
  private final RowCache rows;

  /**
   * The mechanism, with 64 MB for rows.
   *
   * @param epsilon 0 to 1000
   * @param spaceFingerprint stands for the coordinates, in hexadecimal digits
   */
  public ExponentialMechanism(WordSpace space, double epsilon, String spaceFingerprint) {
    this(space, epsilon, spaceFingerprint, RowCache.DEFAULT_BYTES);
  }

  /**
   * The mechanism.
   *
   * @param cacheBytes for rows; it changes the speed and nothing else
   */
  public ExponentialMechanism(
      WordSpace space, double epsilon, String spaceFingerprint, long cacheBytes) {
    this.space = space;
    this.epsilon = SamplingPreconditions.checkEpsilon(epsilon);
    this.fingerprint =
        Digest.ofFields(
            "exponential",
            SCHEME,
            spaceFingerprint,
            space.metric().name(),
            Double.toHexString(this.epsilon));
    this.cost = new DrawCost.Pure(this.epsilon);
    this.outputs = IntStream.range(0, SamplingPreconditions.checkOutputs(space.size())).toArray();
    this.rows = new RowCache(space.size(), cacheBytes, this::row);
  }

  @Override
  public int draw(int word, RandomBits bits) {
    return rows.get(word).draw(bits);
  }

  @Override
  public WordRow row(int word) {
    double[] scores = Scores.of(space, word);
    return new WordRow(outputs, scores, IntegerWeights.of(scores, epsilon / 2));
  }

  @Override
  public DrawCost cost(int word) {
    return cost;
  }

  /** Epsilon, as proved; the true range would take all pairs of words. */
  @Override
  public double range(int word) {
    return epsilon;
  }

  /** What the range says; the true divergence would take all pairs of words. */
  @Override
  public double renyi(int word, double order) {
    return BoundedRange.renyi(epsilon, order);
  }

  /** What was asked for. */
  public double epsilon() {
    return epsilon;
  }

  /**
   * The true loss over all pairs of words. Time grows with the square of the vocabulary: minutes
   * for 22,000 words. Memory does not.
   *
   * @param progress is told after each word how many were checked
   */
  public LossReport audit(IntConsumer progress) {
    return LossAudit.of(
        1,
        set -> () -> IntStream.range(0, words()).mapToObj(this::audited).iterator(),
        set -> epsilon,
        epsilon,
        progress);
  }

  private AuditedRow audited(int word) {
    WordRow row = row(word);
    return new AuditedRow(row.outputs(), row.weights(), rows.get(word, row).table());
  }

  @Override
  public Guarantee guarantee(String unit) {
    return guarantee(epsilon, unit);
  }

  /** What such a mechanism promises over any vocabulary. */
  public static Guarantee guarantee(double epsilon, String unit) {
    return new Guarantee(
        "exponential (nominal temperature)",
        "any two words of the vocabulary",
        unit,
        "probabilities of every output differ by a factor of at most exp(%s)"
            .formatted(Written.exactly(epsilon)),
        "that the word is one of the vocabulary");
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
