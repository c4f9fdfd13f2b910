package io.palimpsest.benchmarks.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Transforms side by side.
 *
 * @param runs by the name of the transform, in the order of rounds; all have as many
 * @param base the one that the others are compared with
 */
record TransformTable(Map<String, List<TransformRun>> runs, String base) {
  TransformTable {
    if (runs.values().stream().mapToInt(List::size).distinct().count() != 1) {
      throw new IllegalArgumentException("all transforms need as many runs");
    }
    if (!runs.containsKey(base)) {
      throw new IllegalArgumentException("there is no run of " + base);
    }
  }

  /** How many times as fast as the base, by medians. */
  double ratio(String name) {
    return spread(name, TransformRun::recordsPerSecond).median()
        / spread(base, TransformRun::recordsPerSecond).median();
  }

  /** How many times as fast as the base, round by round. */
  Spread ratios(String name) {
    List<TransformRun> own = runs.get(name);
    List<TransformRun> others = runs.get(base);
    double[] ratios = new double[own.size()];
    for (int round = 0; round < ratios.length; round++) {
      ratios[round] = own.get(round).recordsPerSecond() / others.get(round).recordsPerSecond();
    }
    return Spread.of(ratios);
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%-22s %-30s %-24s %s",
            "median (least - greatest)",
            "records/s",
            "CPU us a record",
            "of " + base + " (by round)"));
    runs.keySet().forEach(name -> lines.add(line(name)));
    return lines;
  }

  private String line(String name) {
    Spread ratios = ratios(name);
    return String.format(
        Locale.ROOT,
        "%-22s %-30s %-24s %.2f (%.2f - %.2f)",
        name,
        text(spread(name, TransformRun::recordsPerSecond), "%,.0f"),
        text(spread(name, TransformRun::cpuMicrosARecord), "%.1f"),
        ratio(name),
        ratios.least(),
        ratios.greatest());
  }

  private static String text(Spread spread, String number) {
    return String.format(
        Locale.ROOT,
        number + " (" + number + " - " + number + ")",
        spread.median(),
        spread.least(),
        spread.greatest());
  }

  private Spread spread(String name, ToDoubleFunction<TransformRun> what) {
    return Spread.of(runs.get(name).stream().mapToDouble(what).toArray());
  }
}
