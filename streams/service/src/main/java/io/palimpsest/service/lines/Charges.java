package io.palimpsest.service.lines;

import io.palimpsest.language.sampling.DrawPrice;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The price of a release as it stands in an answer: one entry, or none if nothing was drawn. */
final class Charges {
  private Charges() {}

  static List<Map<String, Object>> of(String mechanism, DrawPrice price) {
    if (price.draws() == 0) {
      return List.of();
    }
    Map<String, Object> charge = new LinkedHashMap<>();
    charge.put("mechanism", mechanism);
    charge.put("draws", price.draws());
    if (price.metricEpsilon() > 0 || price.metricSlack() > 0) {
      charge.put("epsilonPerDistance", price.metricEpsilon());
      charge.put("slack", price.metricSlack());
    } else if (price.unbounded() > 0) {
      charge.put("epsilon", null); // whoever adds up must not take it for nothing
      charge.put("drawsWithoutBound", price.unbounded());
    } else {
      charge.put("epsilon", price.pureEpsilon());
    }
    return List.of(charge);
  }
}
