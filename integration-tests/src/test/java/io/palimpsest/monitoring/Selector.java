package io.palimpsest.monitoring;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A metric as it is asked for.
 *
 * @param metric its name
 * @param labels values that are named for a label; those of a pattern that is no list of words, and
 *     those that are excluded, are not among them
 */
public record Selector(String metric, Map<String, Set<String>> labels) {
  /** Prometheus adds these itself. */
  private static final Set<String> OF_PROMETHEUS =
      Set.of("job", "instance", "alertname", "alertstate");

  public Selector {
    Map<String, Set<String>> own = new TreeMap<>(labels);
    own.keySet().removeAll(OF_PROMETHEUS);
    labels = Map.copyOf(own);
  }
}
