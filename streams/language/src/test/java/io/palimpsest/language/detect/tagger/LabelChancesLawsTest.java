package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;

class LabelChancesLawsTest {
  private static final int LABELS = Label.COUNT;
  private static final int UNITS = 4;

  @Property(tries = 200)
  void shouldAgreeWithTheSumOverAllChains(
      @ForAll @Size(UNITS * 4) List<@DoubleRange(min = -9, max = 9) Double> unitScores,
      @ForAll @Size(25) List<@DoubleRange(min = -3, max = 3) Double> pairScores) {
    double[] scores = unitScores.stream().mapToDouble(Double::doubleValue).toArray();
    double[] transitions = pairScores.stream().mapToDouble(Double::doubleValue).toArray();
    double[] steps = new double[25];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = Math.exp(transitions[i]);
    }
    LabelChances chances = new LabelChances(steps, UNITS);
    for (int at = 0; at < scores.length; at += 4) {
      chances.add(scores[at], scores[at + 1], scores[at + 2], scores[at + 3]);
    }
    chances.settle();

    double[] found = new double[LABELS];
    double[] foundPairs = new double[LABELS * LABELS];
    double[][] wanted = new double[UNITS][LABELS];
    double[][] wantedPairs = new double[UNITS - 1][LABELS * LABELS];
    sumOverChains(scores, transitions, wanted, wantedPairs);
    for (int unit = 0; unit < UNITS; unit++) {
      chances.of(unit, found);
      assertThat(found).containsExactly(wanted[unit], within(1e-4));
      if (unit + 1 < UNITS) {
        chances.ofPair(unit, foundPairs);
        assertThat(foundPairs).containsExactly(wantedPairs[unit], within(1e-4));
      }
    }
  }

  private static void sumOverChains(
      double[] scores, double[] transitions, double[][] units, double[][] pairs) {
    double total = 0;
    int chains = (int) Math.pow(LABELS, UNITS);
    for (int round = 0; round < 2; round++) {
      for (int chain = 0; chain < chains; chain++) {
        int[] labels = new int[UNITS];
        double score = 0;
        for (int unit = 0, rest = chain; unit < UNITS; unit++, rest /= LABELS) {
          labels[unit] = rest % LABELS;
          score += labels[unit] == 0 ? 0 : scores[unit * 4 + labels[unit] - 1];
          score += transitions[(unit == 0 ? 0 : labels[unit - 1] * LABELS) + labels[unit]];
        }
        double weight = Math.exp(score);
        if (round == 0) {
          total += weight;
          continue;
        }
        for (int unit = 0; unit < UNITS; unit++) {
          units[unit][labels[unit]] += weight / total;
          if (unit + 1 < UNITS) {
            pairs[unit][labels[unit] * LABELS + labels[unit + 1]] += weight / total;
          }
        }
      }
    }
  }
}
