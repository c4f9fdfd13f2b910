package io.palimpsest.service.lines;

import io.palimpsest.language.budget.Payment;
import io.palimpsest.language.sampling.DrawPrice;
import io.palimpsest.mechanisms.accounting.LossUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was paid for a release, as it stands in an answer: one entry, or none if it was free. */
final class Charges {
  private static final String METRIC = new LossUnit.Metric().label();

  private Charges() {}

  /**
   * The entry of a payment.
   *
   * @param price of all draws, for those who keep no budget
   */
  static List<Map<String, Object>> of(String mechanism, Payment payment, DrawPrice price) {
    if (payment.draws() == 0) {
      return List.of();
    }
    Map<String, Object> charge = new LinkedHashMap<>();
    charge.put("mechanism", mechanism);
    charge.put("accountant", payment.accountant());
    charge.put("unit", payment.unit());
    charge.put("draws", payment.draws());
    if (payment.unit().equals(Payment.UNMETERED)) {
      addPrice(charge, price);
    } else {
      charge.put("cost", payment.cost().value());
      if (payment.unit().equals(METRIC)) {
        charge.put("epsilonPerDistance", payment.cost().value());
      } else {
        charge.put("epsilon", finite(payment.epsilon()));
      }
    }
    return List.of(charge);
  }

  private static void addPrice(Map<String, Object> charge, DrawPrice price) {
    if (price.metricEpsilon() > 0 || price.metricSlack() > 0) {
      charge.put("epsilonPerDistance", price.metricEpsilon());
      charge.put("slack", price.metricSlack());
      return;
    }
    // Whoever adds up must not take what has no bound for nothing.
    charge.put("cost", finite(price.epsilon()));
    charge.put("epsilon", finite(price.epsilon()));
    if (price.unbounded() > 0) {
      charge.put("drawsWithoutBound", price.unbounded());
    }
  }

  /** JSON has no infinity. */
  private static Double finite(double epsilon) {
    return Double.isInfinite(epsilon) ? null : epsilon;
  }
}
