package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.sampling.IntegerWeights;
import java.util.List;

/**
 * The log-probabilities of one output set, made from its integers, and what they say about any two
 * of its inputs. Costs inputs squared times outputs for each number.
 *
 * <p>An output's log-probability is off by less than 2^-45: two logarithms of at most 43 in size
 * and a difference. All else follows from that; see {@code CustextMechanism.proof.md}.
 */
final class ChannelLoss {
  private static final double RANGE_MARGIN = 0x1p-42;
  private static final double MARGIN_OF_LOGS = 0x1p-42;
  private static final double MARGIN_OF_SUM = 0x1p-51;

  private final double[][] logs;

  /**
   * Of a set.
   *
   * @param rows one an input, at least one, all with the same outputs
   */
  ChannelLoss(List<IntegerWeights> rows) {
    logs = rows.stream().map(ChannelLoss::logs).toArray(double[][]::new);
  }

  private static double[] logs(IntegerWeights row) {
    double ofSum = StrictMath.log(row.sum());
    double[] logs = new double[row.outputs()];
    for (int output = 0; output < logs.length; output++) {
      logs[output] = StrictMath.log(row.weight(output)) - ofSum;
    }
    return logs;
  }

  /** The widest range of the log-ratio of two inputs, rounded up. */
  double range() {
    double widest = 0;
    for (int x = 1; x < logs.length; x++) {
      for (int other = 0; other < x; other++) {
        widest = Math.max(widest, range(logs[x], logs[other]));
      }
    }
    return widest + RANGE_MARGIN;
  }

  private static double range(double[] p, double[] q) {
    double most = Double.NEGATIVE_INFINITY;
    double least = Double.POSITIVE_INFINITY;
    for (int output = 0; output < p.length; output++) {
      double ratio = p[output] - q[output];
      most = Math.max(most, ratio);
      least = Math.min(least, ratio);
    }
    return most - least;
  }

  /** The largest Rényi divergence of one input from another, rounded up. */
  double renyi(double order) {
    double largest = 0;
    for (double[] p : logs) {
      for (double[] q : logs) {
        if (p != q) {
          largest = Math.max(largest, logOfSum(p, q, order));
        }
      }
    }
    double margin = order * MARGIN_OF_LOGS + logs[0].length * MARGIN_OF_SUM;
    return (largest + margin) / (order - 1);
  }

  /** {@code ln} of the sum of {@code P^order Q^(1 - order)}, the largest term taken out first. */
  private static double logOfSum(double[] p, double[] q, double order) {
    double largest = Double.NEGATIVE_INFINITY;
    for (int output = 0; output < p.length; output++) {
      largest = Math.max(largest, term(p[output], q[output], order));
    }
    double sum = 0;
    for (int output = 0; output < p.length; output++) {
      sum += StrictMath.exp(term(p[output], q[output], order) - largest);
    }
    return largest + StrictMath.log(sum);
  }

  private static double term(double p, double q, double order) {
    return order * p - (order - 1) * q;
  }
}
