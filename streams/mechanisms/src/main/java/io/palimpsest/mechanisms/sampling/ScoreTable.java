package io.palimpsest.mechanisms.sampling;

import java.util.ArrayList;
import java.util.List;

/**
 * The scores of an output set: how well each output suits each input, from 0 to 1. Public data; it
 * must not have been made from the texts that are to be privatized.
 */
public final class ScoreTable {
  private final double[][] scores;

  /**
   * Takes a copy.
   *
   * @param scores a row an input, all with the same number of outputs
   */
  public ScoreTable(double[][] scores) {
    SamplingPreconditions.checkInputs(scores.length);
    this.scores = new double[scores.length][];
    for (int row = 0; row < scores.length; row++) {
      SamplingPreconditions.checkSameOutputs(scores[0].length, scores[row].length);
      this.scores[row] = scores[row].clone();
    }
  }

  /** The weights of each input at an inverse temperature. */
  public List<IntegerWeights> weightsAt(double inverseTemperature) {
    List<IntegerWeights> rows = new ArrayList<>(scores.length);
    for (double[] row : scores) {
      rows.add(IntegerWeights.of(row, inverseTemperature));
    }
    return rows;
  }

  /** Number of inputs. */
  public int inputs() {
    return scores.length;
  }

  /** Number of outputs. */
  public int outputs() {
    return scores[0].length;
  }

  @Override
  public String toString() {
    return "ScoreTable of %s inputs and %s outputs".formatted(inputs(), outputs());
  }
}
