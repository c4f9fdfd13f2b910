package io.palimpsest.mechanisms.sampling;

import io.palimpsest.mechanisms.random.ChernoffBound;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.ScopedRandomness;
import io.palimpsest.mechanisms.random.TestRandomness;
import java.util.EnumSet;
import java.util.Set;

/**
 * Judges a mechanism by its draws alone: it sees neither weights nor tables.
 *
 * <p>Each probability is enclosed by its Chernoff bounds; a complaint is made only if no values
 * within the bounds are innocent. With {@code c} pairs of input and output the right mechanism is
 * accused with a probability of at most {@code 2 * c * 1e-9}. What it overlooks is a loss that
 * exceeds epsilon by less than the width of the bounds: it can convict, it cannot prove.
 */
public final class PrivacyLossTester {

  /** What can be wrong. */
  public enum Complaint {
    /** An output is too much likelier for one input than for another. */
    LOSS_ABOVE_EPSILON,
    /** A worse output is likelier than a better one: not a breach, but not this mechanism. */
    WORSE_OUTPUT_LIKELIER
  }

  /** A mechanism as seen from outside. */
  @FunctionalInterface
  public interface Mechanism {
    int draw(int input, RandomBits bits);
  }

  private static final int DRAWS = 200_000;
  private static final double FALSE_ALARM = 1e-9;

  private PrivacyLossTester() {}

  public static Set<Complaint> complaints(Mechanism mechanism, double[][] scores, double epsilon) {
    double[][] lower = new double[scores.length][scores[0].length];
    double[][] upper = new double[scores.length][scores[0].length];
    for (int x = 0; x < scores.length; x++) {
      long[] hits = count(mechanism, x, scores[x].length);
      for (int y = 0; y < hits.length; y++) {
        lower[x][y] = ChernoffBound.lower(hits[y], DRAWS, FALSE_ALARM);
        upper[x][y] = ChernoffBound.upper(hits[y], DRAWS, FALSE_ALARM);
      }
    }
    Set<Complaint> complaints = EnumSet.noneOf(Complaint.class);
    for (int x = 0; x < scores.length; x++) {
      for (int y = 0; y < scores[x].length; y++) {
        for (double[] other : upper) {
          if (lower[x][y] > Math.exp(epsilon) * other[y]) {
            complaints.add(Complaint.LOSS_ABOVE_EPSILON);
          }
        }
        for (int z = 0; z < scores[x].length; z++) {
          if (scores[x][y] < scores[x][z] && lower[x][y] > upper[x][z]) {
            complaints.add(Complaint.WORSE_OUTPUT_LIKELIER);
          }
        }
      }
    }
    return complaints;
  }

  private static long[] count(Mechanism mechanism, int input, int outputs) {
    ScopedRandomness scope = TestRandomness.scope("privacy loss of " + input);
    long[] hits = new long[outputs];
    for (int i = 0; i < DRAWS; i++) {
      hits[mechanism.draw(input, scope.draw(i))]++;
    }
    return hits;
  }
}
