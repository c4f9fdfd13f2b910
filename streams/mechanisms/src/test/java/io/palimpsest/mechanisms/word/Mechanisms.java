package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.outputset.OutputSets;
import io.palimpsest.mechanisms.space.ExactNeighbours;
import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.mechanisms.space.Spaces;
import io.palimpsest.mechanisms.space.WordSpace;
import java.util.List;
import java.util.stream.IntStream;

/** Mechanisms of tests. */
public final class Mechanisms {
  static final double[] EPSILONS = {0, 0.1, 1, 5, 10, 100, 1000};

  /** Forty words, close enough to each other that all of them come out. */
  public static final WordSpace SPACE = Spaces.directions("mechanisms", 40, 6, Metric.COSINE);

  private Mechanisms() {}

  static OutputSets sets(WordSpace space, Mapping mapping, int k) {
    return OutputSets.build(mapping, k, space.size(), new ExactNeighbours(space), done -> {});
  }

  public static CustextMechanism custext(
      WordSpace space, Mapping mapping, int k, double epsilon, Temperature temperature) {
    return new CustextMechanism(space, sets(space, mapping, k), epsilon, temperature, "5ace");
  }

  /** One of each kind over {@link #SPACE}. */
  public static List<WordMechanism> all() {
    return List.of(
        custext(SPACE, Mapping.BALANCED, 8, 3, Temperature.NOMINAL),
        custext(SPACE, Mapping.BALANCED, 8, 3, Temperature.CALIBRATED),
        custext(SPACE, Mapping.CONSERVATIVE, 8, 3, Temperature.CALIBRATED),
        custext(SPACE, Mapping.AGGRESSIVE, 8, 3, Temperature.NOMINAL),
        new SantextMechanism(SPACE, 4, "5ace"),
        new ExponentialMechanism(SPACE, 5, "5ace"));
  }

  /** The rows of some words. */
  static List<WordRow> rows(WordMechanism mechanism, int... words) {
    return IntStream.of(words).mapToObj(mechanism::row).toList();
  }
}
