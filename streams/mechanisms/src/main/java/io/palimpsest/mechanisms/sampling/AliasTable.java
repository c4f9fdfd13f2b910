package io.palimpsest.mechanisms.sampling;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Draws an output in constant time with probability exactly {@code weight / sum}: the alias method
 * of Walker and Vose, on integers.
 *
 * <p>Each of the {@code n} outputs has a column of height {@code sum}, and {@code n * weight} units
 * of mass to put somewhere. A column holds mass of its own output up to its threshold and of one
 * other output, its alias, above. As all columns have the same integer height nothing is rounded;
 * {@code n * weight} can need 82 bits, which only the construction sees. Proof: {@code
 * AliasTable.proof.md}.
 *
 * <p>Immutable; 16 bytes an output; built in linear time.
 */
public final class AliasTable {
  /**
   * The height, then of each column its threshold and its alias: side by side, since rows are many
   * and a draw from one that was not used lately waits for memory.
   */
  private final long[] columns;

  /** The table of these weights. Their bounds (2^20 outputs, sum 2^62) were checked there. */
  public AliasTable(IntegerWeights weights) {
    int n = weights.outputs();
    columns = new long[1 + 2 * n];
    columns[0] = weights.sum();
    fill(new Masses(weights), n);
  }

  private long height() {
    return columns[0];
  }

  private long threshold(int column) {
    return columns[1 + 2 * column];
  }

  private int alias(int column) {
    return (int) columns[2 + 2 * column];
  }

  private void set(int column, long threshold, int alias) {
    columns[1 + 2 * column] = threshold;
    columns[2 + 2 * column] = alias;
  }

  /** Columns below their height wait on the left of one array, the others on its right. */
  private void fill(Masses masses, int n) {
    long height = height();
    int[] waiting = new int[n];
    int small = 0;
    int large = n;
    for (int i = 0; i < n; i++) {
      if (masses.isBelow(i, height)) {
        waiting[small++] = i;
      } else {
        waiting[--large] = i;
      }
    }
    while (small > 0) {
      int poor = waiting[--small];
      // There is one: the mean mass of the waiting columns is the height, and this one is below.
      int rich = waiting[large];
      set(poor, masses.low(poor), rich);
      masses.subtract(rich, height - threshold(poor));
      if (masses.isBelow(rich, height)) {
        large++;
        waiting[small++] = rich;
      }
    }
    for (; large < n; large++) {
      int full = waiting[large];
      set(full, height, full);
    }
  }

  /** An output, drawn. Reads two longs, but for rejections. */
  public int draw(RandomBits bits) {
    int column = (int) Uniform.below(outputs(), bits);
    return Uniform.below(height(), bits) < threshold(column) ? column : alias(column);
  }

  /**
   * The mass of each output as the table holds it: how many of the {@code n * sum} equally likely
   * pairs (column, unit) draw it. For audits; it is {@code n * weight} if the table is sound.
   */
  public BigInteger[] masses() {
    BigInteger[] masses = new BigInteger[outputs()];
    Arrays.fill(masses, BigInteger.ZERO);
    for (int column = 0; column < masses.length; column++) {
      int alias = alias(column);
      masses[column] = masses[column].add(BigInteger.valueOf(threshold(column)));
      masses[alias] = masses[alias].add(BigInteger.valueOf(height() - threshold(column)));
    }
    return masses;
  }

  /** Number of outputs. */
  public int outputs() {
    return columns.length / 2;
  }
}
