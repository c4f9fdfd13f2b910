package io.palimpsest.mechanisms.sampling;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;

/** Mistakes that have been made elsewhere. The tester must find each of them. */
enum BrokenMechanisms implements PrivacyLossTester.Mechanism {
  /** Forgets that the sum of the weights changes too: epsilon where epsilon / 2 belongs. */
  WRONG_SENSITIVITY {
    @Override
    long weight(double score) {
      return (long) (SCALE * Math.exp(EPSILON * (score - 1)));
    }
  },
  /** Prefers what suits least. This keeps the promise and serves nobody. */
  WRONG_SIGN {
    @Override
    long weight(double score) {
      return (long) (SCALE * Math.exp(-EPSILON / 2 * score));
    }
  },
  /** Leaves out what scores badly for this input. */
  SUPPORT_OF_THE_INPUT {
    @Override
    long weight(double score) {
      return score < 0.3 ? 0 : (long) (SCALE * Math.exp(EPSILON / 2 * (score - 1)));
    }
  },
  /** Too few bits, rounded down: small weights become impossible outputs. */
  FLOORED_TO_ZERO {
    @Override
    long weight(double score) {
      return (long) (2 * Math.exp(EPSILON / 2 * (score - 1)));
    }
  };

  static final double EPSILON = 2;

  /** The worst case in small, with scores between for the sign. */
  static final double[][] SCORES = {
    {1, 0, 0, 0.2, 0, 0, 0, 0},
    {0, 1, 1, 1, 1, 1, 1, 1},
    {0.5, 0.6, 0.9, 0.1, 0.4, 1, 0.3, 0.7}
  };

  private static final double SCALE = 0x1p40;

  abstract long weight(double score);

  @Override
  public int draw(int input, RandomBits bits) {
    long sum = 0;
    for (double score : SCORES[input]) {
      sum += weight(score);
    }
    long left = Uniform.below(sum, bits);
    int output = 0;
    while (left >= weight(SCORES[input][output])) {
      left -= weight(SCORES[input][output++]);
    }
    return output;
  }
}
