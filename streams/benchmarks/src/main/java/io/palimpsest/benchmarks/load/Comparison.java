package io.palimpsest.benchmarks.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * Two builds side by side.
 *
 * @param a runs of the one, in order
 * @param b runs of the other, each made right before or after the same of the first
 */
record Comparison(List<Measured> a, List<Measured> b) {
  Comparison {
    a = List.copyOf(a);
    b = List.copyOf(b);
    if (a.size() != b.size() || a.isEmpty()) {
      throw new IllegalArgumentException(
          "both need as many runs, at least one. Provided values: %d and %d"
              .formatted(a.size(), b.size()));
    }
  }

  /** How many times as much b has as a, by medians. */
  double ratio(ToDoubleFunction<Measured> what) {
    return spread(b, what).median() / spread(a, what).median();
  }

  /** How many times as much b has as a, round by round. */
  Spread ratios(ToDoubleFunction<Measured> what) {
    double[] ratios = new double[a.size()];
    for (int round = 0; round < ratios.length; round++) {
      ratios[round] = what.applyAsDouble(b.get(round)) / what.applyAsDouble(a.get(round));
    }
    return Spread.of(ratios);
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%-28s %-28s %-28s %s",
            "median (least - greatest)",
            "a",
            "b",
            "b / a (by round)"));
    lines.add(line("posts/s", "%,.0f", Measured::postsPerSecond));
    lines.add(line("service, CPU ms a post", "%.3f", Measured::serviceMillisAPost));
    lines.add(line("platform, CPU ms a post", "%.3f", Measured::platformMillisAPost));
    if (hasWithheld()) {
      lines.add(
          "posts were withheld, which is other work than releasing them: take more --authors or a"
              + " policy with a larger budget for a fair ratio");
    }
    return lines;
  }

  private boolean hasWithheld() {
    return a.stream().anyMatch(m -> m.load().withheld() > 0)
        || b.stream().anyMatch(m -> m.load().withheld() > 0);
  }

  private String line(String title, String number, ToDoubleFunction<Measured> what) {
    Spread ratios = ratios(what);
    return String.format(
        Locale.ROOT,
        "%-28s %-28s %-28s %.3f (%.3f - %.3f)",
        title,
        text(spread(a, what), number),
        text(spread(b, what), number),
        ratio(what),
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

  private static Spread spread(List<Measured> runs, ToDoubleFunction<Measured> what) {
    return Spread.of(runs.stream().mapToDouble(what).toArray());
  }
}
