package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.outputset.OutputSets;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.DoubleSupplier;
import java.util.function.IntFunction;

/**
 * Range and Rényi divergence of each output set, computed when first asked for and kept, 8 bytes a
 * set and order. Thread-safe: two threads may compute the same; it is the same.
 */
final class SetCurves {
  /** Inputs squared times outputs; up to here it takes seconds at most, beyond it is bounded. */
  private static final long MAX_TERMS = 50_000_000;

  /** More than any grid has; what is asked for beyond is computed each time. */
  private static final int MAX_ORDERS = 64;

  /** The bits of no number that is ever kept. */
  private static final long UNKNOWN = Double.doubleToLongBits(Double.NaN);

  private final OutputSets sets;
  private final SetTuning tuning;
  private final IntFunction<WordRow> rows;
  private final AtomicLongArray ranges;
  private final ConcurrentHashMap<Double, AtomicLongArray> divergences = new ConcurrentHashMap<>();

  SetCurves(OutputSets sets, SetTuning tuning, IntFunction<WordRow> rows) {
    this.sets = sets;
    this.tuning = tuning;
    this.rows = rows;
    this.ranges = unknown();
  }

  /** Infinite without a bound; otherwise at most twice the loss. */
  double range(int set) {
    return kept(ranges, set, () -> computeRange(set));
  }

  /** Infinite without a bound; otherwise at most the loss. */
  double renyi(int set, double order) {
    BoundedRange.checkOrder(order);
    AtomicLongArray ofOrder = divergences.get(order);
    if (ofOrder == null && divergences.size() < MAX_ORDERS) {
      ofOrder = divergences.computeIfAbsent(order, key -> unknown());
    }
    return ofOrder == null
        ? computeRenyi(set, order)
        : kept(ofOrder, set, () -> computeRenyi(set, order));
  }

  private AtomicLongArray unknown() {
    long[] none = new long[sets.size()];
    Arrays.fill(none, UNKNOWN);
    return new AtomicLongArray(none);
  }

  private static double kept(AtomicLongArray known, int set, DoubleSupplier compute) {
    if (known.get(set) == UNKNOWN) {
      known.set(set, Double.doubleToLongBits(compute.getAsDouble()));
    }
    return Double.longBitsToDouble(known.get(set));
  }

  /** All three are bounds on the true range: one is computed, two are proved. */
  private double computeRange(int set) {
    TunedSet tuned = tuning.of(set);
    double proved = Math.min(2 * tuned.loss(), 2 * tuned.inverseTemperature());
    if (tuned.loss() == Double.POSITIVE_INFINITY) {
      return Double.POSITIVE_INFINITY;
    }
    return isSmall(set) ? Math.min(channel(set).range(), proved) : proved;
  }

  private double computeRenyi(int set, double order) {
    double loss = tuning.of(set).loss();
    if (loss == Double.POSITIVE_INFINITY || loss == 0) {
      return loss;
    }
    double proved = Math.min(BoundedRange.renyi(range(set), order), loss);
    return isSmall(set) ? Math.min(channel(set).renyi(order), proved) : proved;
  }

  private boolean isSmall(int set) {
    long inputs = sets.inputs(set).length;
    return inputs * inputs * sets.outputs(set).length <= MAX_TERMS;
  }

  private ChannelLoss channel(int set) {
    List<IntegerWeights> weights =
        Arrays.stream(sets.inputs(set)).mapToObj(word -> rows.apply(word).weights()).toList();
    return new ChannelLoss(weights);
  }
}
