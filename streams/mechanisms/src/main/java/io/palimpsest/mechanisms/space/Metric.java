package io.palimpsest.mechanisms.space;

/** How far apart two words are. */
public enum Metric {
  /** The length of the difference of two vectors. */
  EUCLIDEAN {
    @Override
    double of(double squared) {
      return Math.sqrt(squared);
    }
  },

  /**
   * One minus the cosine of the angle between two vectors. For vectors of length 1 that is half of
   * their squared difference, which loses no digits where the words are close. Not a metric in the
   * mathematical sense: detours can be shorter.
   */
  COSINE {
    @Override
    double of(double squared) {
      return squared / 2;
    }
  };

  abstract double of(double squared);
}
