package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.token.FrequentWords;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the tagger has learned: a table of weights, the dictionaries it was trained with, and how
 * doubtful a name may be. Immutable and thread-safe.
 *
 * <p>A row of the table holds one signed byte for each label but {@link Label#OUTSIDE}; a score is
 * a sum of such bytes times {@code step}.
 */
public final class TaggerModel {
  private static final String STANDARD = "tagger.bin";

  /** Two scores are no farther apart. */
  private static final int MOST_STEPS = 2 * Features.MOST * -Byte.MIN_VALUE;

  private final int bits;
  private final int[] rows;
  private final double step;
  private final double[] transitions;
  private final double[] transitionForces;
  private final double[] forces;
  private final Gazetteer gazetteer;
  private final Doubt doubt;
  private final WordSums words;

  /**
   * From its parts.
   *
   * @param rows 2^bits of them, PERSON in the lowest byte
   * @param transitions score of each label after each label
   */
  TaggerModel(int[] rows, double step, double[] transitions, Gazetteer gazetteer, Doubt doubt) {
    this(rows, step, transitions, gazetteer, doubt, WordSums.NONE);
  }

  private TaggerModel(
      int[] rows,
      double step,
      double[] transitions,
      Gazetteer gazetteer,
      Doubt doubt,
      WordSums words) {
    bits = Integer.numberOfTrailingZeros(rows.length);
    if (rows.length != 1 << bits || bits > TaggerModelFile.MOST_BITS) {
      throw new IllegalArgumentException("no table has so many rows: " + rows.length);
    }
    if (transitions.length != Label.COUNT * Label.COUNT || !allFinite(transitions)) {
      throw new IllegalArgumentException("transitions are incomplete or no numbers");
    }
    if (!(step > 0 && step < 1)) {
      throw new IllegalArgumentException("step must be between 0 and 1: " + step);
    }
    this.rows = rows;
    this.step = step;
    this.transitions = transitions.clone();
    transitionForces = Arrays.stream(transitions).map(StrictMath::exp).toArray();
    forces = forces(step);
    this.gazetteer = gazetteer;
    this.doubt = doubt;
    this.words = words;
  }

  private static double[] forces(double step) {
    int most = (int) Math.min(MOST_STEPS, Math.ceil(-FastExp.LEAST / step));
    double[] forces = new double[most + 1];
    for (int below = 0; below <= most; below++) {
      forces[below] = StrictMath.exp(-below * step);
    }
    return forces;
  }

  private static boolean allFinite(double[] numbers) {
    return Arrays.stream(numbers).allMatch(number -> Math.abs(number) <= 50);
  }

  /** The model inside the jar. Loaded on first use, then shared. */
  public static TaggerModel standard() {
    return Standard.MODEL;
  }

  /**
   * Reads a model.
   *
   * @throws TaggerModelException when it is none, or damaged, or of another version
   */
  public static TaggerModel read(InputStream in) throws IOException {
    return TaggerModelFile.read(in.readAllBytes());
  }

  /** The bytes of the model file: the same for the same model. */
  public byte[] toBytes() {
    return TaggerModelFile.write(this);
  }

  /** The same model with another opinion on what is too doubtful to report. */
  public TaggerModel withDoubt(Doubt other) {
    return new TaggerModel(rows, step, transitions, gazetteer, other, words);
  }

  /** The same model, which is faster with texts that have such words in them. */
  TaggerModel withFrequent(List<String> frequentWords) {
    WordSums sums = WordSums.of(rows, gazetteer, frequentWords);
    return new TaggerModel(rows, step, transitions, gazetteer, doubt, sums);
  }

  /** How doubtful a name may be. */
  public Doubt doubt() {
    return doubt;
  }

  int bits() {
    return bits;
  }

  int[] rows() {
    return rows;
  }

  double step() {
    return step;
  }

  double[] transitions() {
    return transitions.clone();
  }

  /** e to the power of {@link #transitions}; not to be changed. */
  double[] transitionForces() {
    return transitionForces;
  }

  /**
   * e to the power of minus so many steps, down to what counts as nothing; not to be changed.
   * Scores are whole numbers of steps, so it holds all that can be asked for, and fits a cache.
   */
  double[] forces() {
    return forces;
  }

  /** Of words that were called frequent. */
  WordSums words() {
    return words;
  }

  Gazetteer gazetteer() {
    return gazetteer;
  }

  @Override
  public String toString() {
    return "TaggerModel of %d rows and %d words".formatted(rows.length, gazetteer.size());
  }

  private static final class Standard {
    /** Beyond these a word is too rare to be worth a place in a cache. */
    private static final int MOST_WORDS = 8_000;

    /** Most texts have them too; digits of numbers are read as 0. */
    private static final List<String> SIGNS_AND_NUMBERS =
        List.of(
            ".", "!", "?", ":", ";", "'", "\"", "-", "(", ")", "&", "0", "00", "000", "0000", "a",
            "i", "'s");

    static final TaggerModel MODEL = load();

    private static List<String> frequentWords() {
      return Stream.concat(
              SIGNS_AND_NUMBERS.stream(), FrequentWords.read().stream().limit(MOST_WORDS))
          .toList();
    }

    private static TaggerModel load() {
      try (InputStream in = TaggerModel.class.getResourceAsStream(STANDARD)) {
        if (in == null) {
          throw new TaggerModelException("is missing from the installation: build it again");
        }
        return read(in).withFrequent(frequentWords());
      } catch (IOException e) {
        throw new UncheckedIOException("the tagger model in the jar cannot be read", e);
      }
    }
  }
}
