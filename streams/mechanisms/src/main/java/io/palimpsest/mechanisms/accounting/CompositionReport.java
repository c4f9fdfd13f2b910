package io.palimpsest.mechanisms.accounting;

import io.palimpsest.mechanisms.outputset.OutputSets;
import io.palimpsest.mechanisms.word.BoundedRange;
import io.palimpsest.mechanisms.word.CustextMechanism;
import io.palimpsest.mechanisms.word.DrawCost;
import io.palimpsest.mechanisms.word.Temperature;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The total epsilon of a number of draws by each accountant, to see what the accountants are worth
 * over a vocabulary. Where an order is needed it is the best of the grid for that number of draws,
 * chosen before the first.
 *
 * @param draws how many
 * @param delta of all draws together; the pure totals do not need it
 * @param sets how many output sets there are
 * @param nominal what epsilon alone says, without a look at a table
 * @param average if draws come from all sets alike
 * @param worst if every draw comes from the set that costs most
 */
public record CompositionReport(
    int draws, double delta, int sets, Nominal nominal, Charged average, Charged worst) {

  /**
   * Totals that epsilon and temperature imply.
   *
   * @param optimal the least that holds for all draws of this epsilon, if they are chosen in
   *     advance and their range is all that is known; empty for calibrated draws, of which more is
   *     known, and without a bound. Never for gating
   */
  public record Nominal(double pure, double zcdp, double renyi, OptionalDouble optimal) {
    private static final double NO_BOUND = Double.POSITIVE_INFINITY;

    /** An epsilon implies nothing where sets have no bound. */
    private static final Nominal NONE =
        new Nominal(NO_BOUND, NO_BOUND, NO_BOUND, OptionalDouble.empty());
  }

  /** Totals of what is really charged; infinite if some set has no bound. */
  public record Charged(double pure, double zcdp, double renyi, double channelExact) {}

  /**
   * The report of a mechanism. Computes the divergences of all sets at all orders of the grid: some
   * tens of seconds for 20 outputs and 22,000 words.
   *
   * @param draws 1 to {@value OptimalComposition#MAX_DRAWS}
   * @param delta between 0 and 1
   */
  public static CompositionReport of(CustextMechanism mechanism, int draws, double delta) {
    Charged average = charged(mechanism, draws, delta, sets -> sets.average().orElse(0));
    Charged worst = charged(mechanism, draws, delta, sets -> sets.max().orElse(0));
    boolean bounded = worst.pure < Double.POSITIVE_INFINITY;
    Nominal nominal = bounded ? nominal(mechanism, draws, delta) : Nominal.NONE;
    return new CompositionReport(draws, delta, mechanism.sets().size(), nominal, average, worst);
  }

  private static Nominal nominal(CustextMechanism mechanism, int draws, double delta) {
    double epsilon = mechanism.epsilon();
    // A calibrated draw keeps the loss at epsilon, and so the range at twice that.
    double range = mechanism.temperature() == Temperature.NOMINAL ? epsilon : 2 * epsilon;
    double pure = draws * epsilon;
    return new Nominal(
        pure,
        Conversion.zcdp(draws * BoundedRange.zcdp(range), delta),
        bestOrder(order -> draws * Math.min(BoundedRange.renyi(range, order), epsilon), delta),
        optimal(mechanism, draws, delta));
  }

  /** Calibrated draws have a loss as well as a range, and the formula knows of the range only. */
  private static OptionalDouble optimal(CustextMechanism mechanism, int draws, double delta) {
    if (mechanism.temperature() != Temperature.NOMINAL) {
      return OptionalDouble.empty();
    }
    double range = mechanism.epsilon();
    return OptionalDouble.of(range == 0 ? 0 : OptimalComposition.epsilon(draws, range, delta));
  }

  private static Charged charged(
      CustextMechanism mechanism, int draws, double delta, ToDoubleFunction<DoubleStream> over) {
    Prices prices = new Prices(mechanism, over);
    double pure = prices.of(prices::loss);
    if (pure == Double.POSITIVE_INFINITY) {
      return new Charged(pure, pure, pure, pure);
    }
    double rho = prices.of(word -> BoundedRange.zcdp(mechanism.range(word)));
    return new Charged(
        draws * pure,
        Conversion.zcdp(draws * rho, delta),
        bestOrder(order -> draws * prices.of(word -> prices.byRange(word, order)), delta),
        bestOrder(order -> draws * prices.of(word -> mechanism.renyi(word, order)), delta));
  }

  private static double bestOrder(DoubleUnaryOperator divergence, double delta) {
    return RenyiOrders.GRID.stream()
        .mapToDouble(order -> Conversion.renyi(divergence.applyAsDouble(order), order, delta))
        .min()
        .orElseThrow();
  }

  /** Prices of the sets, each asked for by one of its inputs: the others cost the same. */
  private record Prices(CustextMechanism mechanism, ToDoubleFunction<DoubleStream> over) {

    double of(IntToDoubleFunction price) {
      OutputSets sets = mechanism.sets();
      return over.applyAsDouble(
          IntStream.range(0, sets.size()).map(set -> sets.inputs(set)[0]).mapToDouble(price));
    }

    double loss(int word) {
      return mechanism.cost(word) instanceof DrawCost.Pure pure
          ? pure.epsilon()
          : Double.POSITIVE_INFINITY;
    }

    double byRange(int word, double order) {
      return Math.min(BoundedRange.renyi(mechanism.range(word), order), loss(word));
    }
  }
}
