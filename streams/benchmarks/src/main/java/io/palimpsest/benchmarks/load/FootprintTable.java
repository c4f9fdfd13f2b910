package io.palimpsest.benchmarks.load;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Samples of ever more authors as a table: bytes of each thing, what one further author takes, and
 * whether that grows itself.
 *
 * @param samples by rising number of authors
 */
record FootprintTable(List<AuthorsSample> samples) {
  /** Linear growth is 1; stores are written in files, so that it is never quite that. */
  static final double LINEAR = 1.25;

  /** The things that must not grow faster than authors do. */
  static final List<String> TOTALS = List.of(AuthorsSample.STORES, AuthorsSample.CHANGELOGS);

  FootprintTable {
    samples = List.copyOf(samples);
    if (samples.isEmpty()) {
      throw new IllegalArgumentException("nothing was measured");
    }
  }

  /** Bytes that one further author takes, from the last number of authors but one to the last. */
  double further(String thing) {
    int last = samples.size() - 1;
    return last == 0
        ? (double) samples.get(0).of(thing) / samples.get(0).authors()
        : slope(thing, last);
  }

  /** How many times as much a further author takes at the end as in the beginning, if it can be. */
  OptionalDouble growth(String thing) {
    if (samples.size() <= 2) {
      return OptionalDouble.empty();
    }
    double first = slope(thing, 1);
    return first > 0
        ? OptionalDouble.of(slope(thing, samples.size() - 1) / first)
        : OptionalDouble.empty();
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder("%-50s".formatted("bytes, by authors"));
    samples.forEach(s -> head.append(String.format(Locale.ROOT, "%,16d", s.authors())));
    lines.add(head + "  a further one  growth");
    things().forEach(thing -> lines.add(line(thing)));
    TOTALS.forEach(total -> growth(total).ifPresent(g -> lines.add(verdict(total, g))));
    return lines;
  }

  private static String verdict(String total, double growth) {
    return String.format(
        Locale.ROOT,
        "%s: a further author takes %.2f times what one took in the beginning, %s",
        total,
        growth,
        growth <= LINEAR ? "so growth is linear" : "so growth is MORE THAN LINEAR");
  }

  private Set<String> things() {
    Set<String> things = new LinkedHashSet<>();
    samples.forEach(sample -> things.addAll(sample.bytes().keySet()));
    return things;
  }

  private String line(String thing) {
    StringBuilder line = new StringBuilder("%-50s".formatted(thing));
    samples.forEach(s -> line.append(String.format(Locale.ROOT, "%,16d", s.of(thing))));
    line.append(String.format(Locale.ROOT, "%,15.0f", further(thing)));
    OptionalDouble growth = growth(thing);
    return line.append(
            growth.isPresent()
                ? String.format(Locale.ROOT, "%8.2f", growth.getAsDouble())
                : "%8s".formatted("-"))
        .toString();
  }

  private double slope(String thing, int end) {
    AuthorsSample to = samples.get(end);
    AuthorsSample from = samples.get(end - 1);
    return (double) (to.of(thing) - from.of(thing)) / (to.authors() - from.authors());
  }
}
