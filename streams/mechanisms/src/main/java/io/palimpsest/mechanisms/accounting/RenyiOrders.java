package io.palimpsest.mechanisms.accounting;

import java.util.List;

/**
 * The Rényi orders that are considered. Large orders suit few or cheap draws, small ones many; an
 * order between two of these would let in a few draws more.
 */
public final class RenyiOrders {
  /** In rising order. */
  public static final List<Double> GRID =
      List.of(
          1.125, 1.25, 1.375, 1.4375, 1.5, 1.625, 1.75, 2.0, 2.25, 2.5, 3.0, 3.5, 4.0, 5.0, 6.0,
          8.0, 10.0, 12.0, 16.0, 20.0, 24.0, 32.0, 48.0, 64.0, 96.0, 128.0, 256.0, 512.0);

  private RenyiOrders() {}
}
