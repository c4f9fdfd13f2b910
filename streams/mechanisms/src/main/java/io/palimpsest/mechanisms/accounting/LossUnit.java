package io.palimpsest.mechanisms.accounting;

import java.math.BigDecimal;

/**
 * In which unit costs add up. Amounts of different units never do: a ledger keeps a column for
 * each, and two Rényi orders are two units.
 */
public sealed interface LossUnit {

  /** The largest log-ratio between neighbours. */
  record Pure() implements LossUnit {
    @Override
    public String label() {
      return "pure";
    }
  }

  /** The largest log-ratio for each unit of distance, between any two words. */
  record Metric() implements LossUnit {
    @Override
    public String label() {
      return "metric";
    }
  }

  /** The number rho of zero-concentrated privacy: all Rényi divergences at once. */
  record Zcdp() implements LossUnit {
    @Override
    public String label() {
      return "zcdp";
    }
  }

  /**
   * The Rényi divergence at one order.
   *
   * @param order above 1; fixed before the first charge
   */
  record Renyi(double order) implements LossUnit {
    private static final String PREFIX = "renyi-";

    /** Refuses an order that is not above 1 or not finite. */
    public Renyi {
      if (!(order > 1 && order < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            "a Rényi order must be above 1 and finite. Provided value: %s".formatted(order));
      }
    }

    @Override
    public String label() {
      return PREFIX + BigDecimal.valueOf(order).stripTrailingZeros().toPlainString();
    }
  }

  /** As it stands in a ledger: pure, metric, zcdp, renyi-16, renyi-1.5. */
  String label();

  /** The unit with this label, letter by letter. */
  static LossUnit parse(String label) {
    LossUnit unit =
        switch (label) {
          case "pure" -> new Pure();
          case "metric" -> new Metric();
          case "zcdp" -> new Zcdp();
          default -> renyi(label);
        };
    if (!unit.label().equals(label)) {
      throw unknown(label);
    }
    return unit;
  }

  private static LossUnit renyi(String label) {
    if (!label.startsWith(Renyi.PREFIX)) {
      throw unknown(label);
    }
    try {
      return new Renyi(Double.parseDouble(label.substring(Renyi.PREFIX.length())));
    } catch (IllegalArgumentException e) {
      throw unknown(label);
    }
  }

  private static IllegalArgumentException unknown(String label) {
    return new IllegalArgumentException(
        "a unit of loss is pure, metric, zcdp or renyi-ORDER with an order above 1, such as"
            + " renyi-16 or renyi-1.5. Provided value: %s".formatted(label));
  }
}
