package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.outputset.OutputSets;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import io.palimpsest.mechanisms.sampling.SamplingPreconditions;
import io.palimpsest.mechanisms.space.WordSpace;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntConsumer;

/**
 * CusText: a word is replaced by one of its output set, drawn by the exponential mechanism over the
 * set's {@linkplain Scores scores}.
 *
 * <p><b>What is promised.</b> Balanced and conservative mapping: for two words of one set and any
 * output the probabilities differ by a factor of at most {@code exp(loss)}, the loss computed from
 * the set's integer weights and never above epsilon. Which set a word belongs to is not hidden.
 * Aggressive mapping: nothing. The proof is in {@code CustextMechanism.proof.md}.
 *
 * <p>Rows and the numbers of a set are made when they are first needed. A set's numbers take about
 * twenty times inputs times outputs exponentials if calibrated: well below a millisecond for 20
 * outputs, seconds for 2000. Whoever cannot wait later asks for the {@linkplain #loss loss} of
 * every set first.
 */
public final class CustextMechanism implements WordMechanism {
  /** Part of the fingerprint; changes with anything that changes a weight. */
  private static final String SCHEME = "1";

  private final WordSpace space;
  private final OutputSets sets;
  private final double epsilon;
  private final Temperature temperature;
  private final SetTuning tuning;
  private final SetCurves curves;
  private final Digest fingerprint;
  private final RowCache rows;

  /**
   * The mechanism, with 64 MB for rows.
   *
   * @param sets of the same vocabulary as the space
   * @param epsilon 0 to 1000
   * @param temperature must be nominal for the aggressive mapping: without neighbours there is no
   *     loss to calibrate
   * @param spaceFingerprint stands for the coordinates, in hexadecimal digits
   */
  public CustextMechanism(
      WordSpace space,
      OutputSets sets,
      double epsilon,
      Temperature temperature,
      String spaceFingerprint) {
    this(space, sets, epsilon, temperature, spaceFingerprint, RowCache.DEFAULT_BYTES);
  }

  /**
   * The mechanism.
   *
   * @param cacheBytes for rows; it changes the speed and nothing else
   */
  public CustextMechanism(
      WordSpace space,
      OutputSets sets,
      double epsilon,
      Temperature temperature,
      String spaceFingerprint,
      long cacheBytes) {
    if (sets.words() != space.size()) {
      throw new IllegalArgumentException(
          "the output sets must be those of the space: it has %s words, they have %s"
              .formatted(space.size(), sets.words()));
    }
    if (sets.mapping() == Mapping.AGGRESSIVE && temperature == Temperature.CALIBRATED) {
      throw new IllegalArgumentException(
          "an aggressive mapping has no neighbours and so no loss to calibrate; use the nominal"
              + " temperature, or a balanced or conservative mapping");
    }
    this.space = space;
    this.sets = sets;
    this.epsilon = SamplingPreconditions.checkEpsilon(epsilon);
    this.temperature = temperature;
    this.tuning = new SetTuning(space, sets, this.epsilon, temperature);
    this.curves = new SetCurves(sets, tuning, this::row);
    Digest ofTable =
        Digest.ofFields(
            "custext",
            SCHEME,
            spaceFingerprint,
            space.metric().name(),
            sets.mapping().name(),
            Integer.toString(sets.k()),
            temperature.name(),
            Double.toHexString(this.epsilon));
    String neverDrawn = sets.neverDrawn();
    this.fingerprint = neverDrawn.isEmpty() ? ofTable : ofTable.with(neverDrawn);
    this.rows = new RowCache(space.size(), cacheBytes, this::row);
  }

  @Override
  public int draw(int word, RandomBits bits) {
    return rows.get(word).draw(bits);
  }

  @Override
  public WordRow row(int word) {
    int set = setOf(word);
    int[] outputs = sets.outputs(set);
    double[] scores = Scores.of(space, word, outputs);
    return new WordRow(outputs, scores, IntegerWeights.of(scores, inverseTemperature(set)));
  }

  @Override
  public DrawCost cost(int word) {
    return tuning.of(setOf(word)).cost();
  }

  /**
   * From the set's integers over all pairs of its inputs, or from what is proved of it where they
   * are too many.
   */
  @Override
  public double range(int word) {
    return curves.range(setOf(word));
  }

  /**
   * From the set's integers over all ordered pairs of its inputs, or from the range where they are
   * too many. Takes inputs squared times outputs exponentials when first asked for.
   */
  @Override
  public double renyi(int word, double order) {
    return curves.renyi(setOf(word), order);
  }

  private int setOf(int word) {
    int set = sets.setOf(word);
    if (set == OutputSets.NONE) {
      throw new IllegalArgumentException("word %s is one that is never drawn".formatted(word));
    }
    return set;
  }

  /** The sets. */
  public OutputSets sets() {
    return sets;
  }

  /** What was asked for. */
  public double epsilon() {
    return epsilon;
  }

  /** How sharply it was asked to draw. */
  public Temperature temperature() {
    return temperature;
  }

  /** At which the words of a set are drawn. */
  public double inverseTemperature(int set) {
    return tuning.inverseTemperature(set);
  }

  /** The largest log-ratio between two inputs of a set, rounded up; infinite without a bound. */
  public double loss(int set) {
    return tuning.of(set).loss();
  }

  /**
   * Checks every set anew, from the integers that are drawn from.
   *
   * @param progress is told after each word how many were checked
   */
  public LossReport audit(IntConsumer progress) {
    return LossAudit.of(
        sets.size(),
        set -> () -> Arrays.stream(sets.inputs(set)).mapToObj(this::audited).iterator(),
        this::loss,
        epsilon,
        progress);
  }

  private AuditedRow audited(int word) {
    WordRow row = row(word);
    return new AuditedRow(row.outputs(), row.weights(), rows.get(word, row).table());
  }

  @Override
  public Guarantee guarantee(String unit) {
    return guarantee(sets.mapping(), sets.k(), temperature, epsilon, unit);
  }

  /** What such a mechanism promises over any vocabulary. */
  public static Guarantee guarantee(
      Mapping mapping, int k, Temperature temperature, double epsilon, String unit) {
    String name =
        "custext (%s mapping, k %s, %s temperature)"
            .formatted(lower(mapping), k, lower(temperature));
    if (mapping == Mapping.AGGRESSIVE) {
      return new Guarantee(
          name,
          "any two words",
          unit,
          "none: no bound holds",
          "anything; an output can rule out all words but one, whatever epsilon says");
    }
    return new Guarantee(
        name,
        "two words with the same output set (the sets are public)",
        unit,
        "probabilities of every output differ by a factor of at most exp(%s)"
            .formatted(Written.exactly(epsilon)),
        "which output set it was, and so the rough meaning of a word");
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
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
