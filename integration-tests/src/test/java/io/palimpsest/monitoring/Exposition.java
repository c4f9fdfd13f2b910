package io.palimpsest.monitoring;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a service answers to Prometheus: which metrics, with which values of which labels. */
public final class Exposition {
  private static final Pattern SAMPLE =
      Pattern.compile("([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\\{(.*)})? (\\S+)(?: \\d+)?");
  private static final Pattern LABEL = Pattern.compile("(\\w+)=\"((?:[^\"\\\\]|\\\\.)*)\"");

  private final Map<String, Set<Map.Entry<String, String>>> metrics = new HashMap<>();

  /** Reads the text format. */
  public Exposition(String text) {
    text.lines().filter(line -> !line.startsWith("#") && !line.isBlank()).forEach(this::add);
  }

  private void add(String line) {
    Matcher sample = SAMPLE.matcher(line);
    if (!sample.matches()) {
      throw new IllegalArgumentException("not a sample: " + line);
    }
    Set<Map.Entry<String, String>> labels =
        metrics.computeIfAbsent(sample.group(1), first -> new HashSet<>());
    if (sample.group(2) != null) {
      Matcher label = LABEL.matcher(sample.group(2));
      while (label.find()) {
        labels.add(Map.entry(label.group(1), label.group(2)));
      }
    }
  }

  public boolean has(String metric) {
    return metrics.containsKey(metric);
  }

  public boolean has(String metric, String label, String value) {
    return has(metric) && metrics.get(metric).contains(Map.entry(label, value));
  }
}
