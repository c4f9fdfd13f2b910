package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.lexicon.ProgressListener;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Learns a model: a conditional random field over hashed features by stochastic gradient steps,
 * each weight with its own rate (AdaGrad), averaged over the last epochs.
 *
 * <p>The same sentences, gazetteer and settings give the same model, bit for bit, on any machine.
 *
 * <p>Now and then a unit's features, or all that name its very word, are hidden, so that the model
 * does not lean on any one of them: names to come are not those of the training text.
 */
public final class TaggerTrainer {
  private static final int LABELS = Label.COUNT;
  private static final int NAMES = LABELS - 1;

  /** Smaller steps change no byte of the model and cost most of the time. */
  private static final float LEAST_STEP = 1e-4f;

  private static final int AVERAGED_EPOCHS = 3;

  private final Settings settings;
  private final Gazetteer gazetteer;
  private final TrainingSequence sequence;
  private final TrainingRows features;
  private final float[] weights;
  private final float[] squares;
  private final double[] transitions = new double[LABELS * LABELS];
  private final double[] transitionSquares = new double[LABELS * LABELS];
  private final double[] transitionForces = new double[LABELS * LABELS];
  private final LabelChances chances = new LabelChances(transitionForces, LabelChances.LONGEST);
  private final int[][] rows = new int[LabelChances.LONGEST][];
  private final double[] likely = new double[LABELS];
  private final double[] likelyPairs = new double[LABELS * LABELS];

  private TaggerTrainer(Settings settings, Gazetteer gazetteer) {
    this.settings = settings;
    this.gazetteer = gazetteer;
    sequence = new TrainingSequence(settings.seed());
    features = new TrainingRows(settings.bits());
    weights = new float[NAMES << settings.bits()];
    squares = new float[NAMES << settings.bits()];
  }

  /**
   * How to learn.
   *
   * @param bits log2 of the rows of the table
   * @param epochs how often all sentences are seen
   * @param rate of the steps
   * @param hidden chance that a feature is hidden
   * @param hiddenWord chance that the features about the very word are hidden
   * @param seed of the order of sentences and of what is hidden
   * @param doubt what the model reports
   */
  public record Settings(
      int bits, int epochs, double rate, double hidden, double hiddenWord, long seed, Doubt doubt) {

    /** The settings of the model that is shipped. */
    public static final Settings STANDARD =
        new Settings(20, 8, 0.15, 0.2, 0.25, 1, new Doubt(0.95, 0.45, 0.15));
  }

  /** Learns from sentences alone, without dictionaries. */
  public static TaggerModel train(List<LabelledSentence> sentences, Settings settings) {
    return train(texts(sentences), new GazetteerBuilder().build(), settings, ProgressListener.NONE);
  }

  private static List<LabelledText> texts(List<LabelledSentence> sentences) {
    return sentences.stream().map(LabelledText::of).toList();
  }

  static TaggerModel train(
      List<LabelledText> texts, Gazetteer gazetteer, Settings settings, ProgressListener progress) {
    return new TaggerTrainer(settings, gazetteer).run(texts, progress);
  }

  private record Example(Units units, byte[] labels) {}

  private TaggerModel run(List<LabelledText> texts, ProgressListener progress) {
    List<Example> examples = new ArrayList<>();
    for (LabelledText text : texts) {
      Units units = Units.of(text.input().text(), text.input().tokens(), gazetteer);
      if (units.size() > 0 && units.size() <= LabelChances.LONGEST) {
        examples.add(new Example(units, text.unitLabels(units)));
      }
    }
    int[] order = new int[examples.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    double[] sums = new double[weights.length];
    double[] transitionSums = new double[transitions.length];
    int averaged = Math.min(AVERAGED_EPOCHS, settings.epochs());
    for (int epoch = 0; epoch < settings.epochs(); epoch++) {
      sequence.shuffle(order);
      for (int index : order) {
        learn(examples.get(index));
      }
      if (epoch >= settings.epochs() - averaged) {
        for (int i = 0; i < sums.length; i++) {
          sums[i] += weights[i] / averaged;
        }
        for (int i = 0; i < transitionSums.length; i++) {
          transitionSums[i] += transitions[i] / averaged;
        }
      }
      progress.progress(epoch + 1, settings.epochs());
    }
    return packed(sums, transitionSums);
  }

  private void learn(Example example) {
    Units units = example.units();
    for (int pair = 0; pair < transitions.length; pair++) {
      transitionForces[pair] = StrictMath.exp(transitions[pair]);
    }
    chances.clear();
    for (int unit = 0; unit < units.size(); unit++) {
      if (units.kind(unit).isNeverName()) {
        chances.addOutside();
      } else {
        rows[unit] = visibleRows(units, unit);
        score(rows[unit]);
      }
    }
    chances.settle();
    for (int unit = 0; unit < units.size(); unit++) {
      if (!units.kind(unit).isNeverName()) {
        chances.of(unit, likely);
        step(rows[unit], example.labels()[unit]);
      }
      if (unit + 1 < units.size()) {
        chances.ofPair(unit, likelyPairs);
        stepTransitions(example.labels()[unit] * LABELS + example.labels()[unit + 1]);
      }
    }
  }

  private int[] visibleRows(Units units, int unit) {
    int[] all = features.of(units, unit);
    int first = sequence.chance(settings.hiddenWord()) ? features.lexicalRows() : 0;
    int[] visible = new int[all.length];
    int count = 0;
    for (int i = first; i < all.length; i++) {
      if (!sequence.chance(settings.hidden())) {
        visible[count++] = all[i];
      }
    }
    return Arrays.copyOf(visible, count);
  }

  private void score(int[] visible) {
    float person = 0;
    float location = 0;
    float organization = 0;
    float other = 0;
    for (int row : visible) {
      int at = row * NAMES;
      person += weights[at];
      location += weights[at + 1];
      organization += weights[at + 2];
      other += weights[at + 3];
    }
    chances.add(person, location, organization, other);
  }

  private void step(int[] visible, int wanted) {
    for (int label = 1; label < LABELS; label++) {
      float slope = (float) ((wanted == label ? 1 : 0) - likely[label]);
      if (Math.abs(slope) < LEAST_STEP) {
        continue;
      }
      float move = (float) (settings.rate() * slope);
      for (int row : visible) {
        int at = row * NAMES + label - 1;
        squares[at] += slope * slope;
        weights[at] += move / (float) StrictMath.sqrt(1 + squares[at]);
      }
    }
  }

  private void stepTransitions(int wanted) {
    for (int pair = 0; pair < transitions.length; pair++) {
      double slope = (wanted == pair ? 1 : 0) - likelyPairs[pair];
      transitionSquares[pair] += slope * slope;
      transitions[pair] += settings.rate() * slope / StrictMath.sqrt(1 + transitionSquares[pair]);
    }
  }

  /** Rounds weights to bytes; the largest becomes 127. */
  private TaggerModel packed(double[] averages, double[] averageTransitions) {
    double largest = 1e-6;
    for (double weight : averages) {
      largest = Math.max(largest, Math.abs(weight));
    }
    double step = largest / Byte.MAX_VALUE;
    int[] packed = new int[1 << settings.bits()];
    for (int i = 0; i < averages.length; i++) {
      int rounded = (int) StrictMath.rint(averages[i] / step);
      packed[i / NAMES] |= (rounded & 0xFF) << i % NAMES * Byte.SIZE;
    }
    return new TaggerModel(packed, step, averageTransitions, gazetteer, settings.doubt());
  }
}
