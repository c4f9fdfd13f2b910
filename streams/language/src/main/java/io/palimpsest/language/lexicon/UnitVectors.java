package io.palimpsest.language.lexicon;

/** Vectors of length 1. */
public final class UnitVectors {
  /** How far from 1 a length can be: twice what rounding to float costs in 2,000 dimensions. */
  private static final double TOLERANCE = 1e-5;

  private UnitVectors() {}

  /**
   * Rows in the same directions, of length 1 up to the rounding to float.
   *
   * @param rows finite
   * @throws LexiconException if one is zero
   */
  public static float[] of(float[] rows, int dimensions) {
    float[] units = new float[rows.length];
    for (int start = 0; start < rows.length; start += dimensions) {
      double length = length(rows, start, dimensions);
      if (length == 0) {
        throw new LexiconException(
            ("the vector of word %d is zero and has no direction: leave the word out, or measure"
                    + " in Euclidean distance without counter-fitting")
                .formatted(start / dimensions));
      }
      for (int i = start; i < start + dimensions; i++) {
        units[i] = (float) (rows[i] / length);
      }
    }
    return units;
  }

  static boolean isUnit(float[] row) {
    return Math.abs(length(row, 0, row.length) - 1) < TOLERANCE;
  }

  /** In double nothing overflows and only zeros give zero: floats lie within 1e-45 and 4e38. */
  private static double length(float[] rows, int start, int dimensions) {
    double squares = 0;
    for (int i = start; i < start + dimensions; i++) {
      squares += (double) rows[i] * rows[i];
    }
    return Math.sqrt(squares);
  }
}
