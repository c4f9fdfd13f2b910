package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.outputset.OutputSets;
import io.palimpsest.mechanisms.sampling.Calibration;
import io.palimpsest.mechanisms.sampling.LossBound;
import io.palimpsest.mechanisms.sampling.ScoreTable;
import io.palimpsest.mechanisms.space.WordSpace;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Temperature, loss and cost of each output set, computed when first asked for. Thread-safe. */
final class SetTuning {
  private final WordSpace space;
  private final OutputSets sets;
  private final double epsilon;
  private final Temperature temperature;
  private final AtomicReferenceArray<TunedSet> tuned;

  SetTuning(WordSpace space, OutputSets sets, double epsilon, Temperature temperature) {
    this.space = space;
    this.sets = sets;
    this.epsilon = epsilon;
    this.temperature = temperature;
    this.tuned = new AtomicReferenceArray<>(sets.size());
  }

  /** Known at once for the nominal temperature, without the set's numbers. */
  double inverseTemperature(int set) {
    return temperature == Temperature.NOMINAL ? epsilon / 2 : of(set).inverseTemperature();
  }

  /** Two threads may compute the same; it is the same. */
  TunedSet of(int set) {
    TunedSet known = tuned.get(set);
    if (known == null) {
      known = compute(set);
      tuned.set(set, known);
    }
    return known;
  }

  /** A single row loses 0 to nobody, and could be drawn as sharply as one likes: not for sale. */
  private TunedSet compute(int set) {
    if (sets.mapping() == Mapping.AGGRESSIVE || sets.inputs(set).length == 1) {
      return TunedSet.unbounded(epsilon / 2);
    }
    ScoreTable scores = scores(set);
    double inverse =
        temperature == Temperature.NOMINAL
            ? epsilon / 2
            : Calibration.inverseTemperature(scores, epsilon);
    // Both are bounds on the true loss: one is computed, the other proved.
    double loss = Math.min(LossBound.over(scores.weightsAt(inverse)), epsilon);
    return TunedSet.bounded(inverse, loss);
  }

  private ScoreTable scores(int set) {
    int[] inputs = sets.inputs(set);
    double[][] scores = new double[inputs.length][];
    for (int i = 0; i < inputs.length; i++) {
      scores[i] = Scores.of(space, inputs[i], sets.outputs(set));
    }
    return new ScoreTable(scores);
  }
}
