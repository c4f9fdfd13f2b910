package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import io.palimpsest.mechanisms.sampling.PrivacyLossTester;
import io.palimpsest.mechanisms.sampling.PrivacyLossTester.Complaint;
import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.mechanisms.space.Spaces;
import io.palimpsest.mechanisms.space.WordSpace;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Mechanisms judged by their draws alone, right ones and wrong ones by the same tester. False
 * alarm: at most 2e-9 for each pair of input and output, 1e-6 for all tests here together.
 */
class WordPrivacyTest {
  /** Two words close to each other, one beyond, and a crowd at the far end. */
  private static final WordSpace SPACE = Spaces.line(0, 1, 2, 6, 6, 6, 6, 6);

  @Test
  void shouldPassCustextInItsSets() {
    for (Temperature temperature : Temperature.values()) {
      CustextMechanism custext = Mechanisms.custext(SPACE, Mapping.BALANCED, 4, 2, temperature);

      assertThat(custextComplaints(custext, 2)).isEmpty();
    }
  }

  @Test
  void shouldFailCustextIfLessIsClaimed() {
    CustextMechanism custext =
        Mechanisms.custext(SPACE, Mapping.BALANCED, 4, 2, Temperature.CALIBRATED);

    assertThat(custextComplaints(custext, custext.loss(0) - 0.2))
        .containsExactly(Complaint.LOSS_ABOVE_EPSILON);
  }

  /**
   * What the aggressive mapping would be sold for if it were sold. The first three words happen to
   * have the same outputs; only the others give it away.
   */
  @Test
  void shouldFailTheAggressiveMapping() {
    CustextMechanism custext =
        Mechanisms.custext(SPACE, Mapping.AGGRESSIVE, 4, 2, Temperature.NOMINAL);
    double[][] noScores = new double[3][SPACE.size()];

    assertThat(PrivacyLossTester.complaints(custext::draw, noScores, 2)).isEmpty();
    double[][] allWords = new double[SPACE.size()][SPACE.size()];
    assertThat(PrivacyLossTester.complaints(custext::draw, allWords, 5))
        .containsExactly(Complaint.LOSS_ABOVE_EPSILON);
  }

  @Test
  void shouldPassTheExponentialMechanismOverAllWords() {
    ExponentialMechanism exponential = new ExponentialMechanism(SPACE, 2, "5ace");
    double[][] scores = new double[SPACE.size()][];
    Arrays.setAll(scores, word -> exponential.row(word).scores());

    assertThat(PrivacyLossTester.complaints(exponential::draw, scores, 2)).isEmpty();
    assertThat(PrivacyLossTester.complaints(exponential::draw, scores, 1))
        .containsExactly(Complaint.LOSS_ABOVE_EPSILON);
  }

  /** The first two words are 1 apart, and nearly all outputs lie behind the second. */
  @Test
  void shouldPassSantextByItsDistance() {
    SantextMechanism santext = new SantextMechanism(SPACE, 1, "5ace");
    double[][] scores = {santext.row(0).scores(), santext.row(1).scores()};

    assertThat(PrivacyLossTester.complaints(santext::draw, scores, 1)).isEmpty();
    assertThat(PrivacyLossTester.complaints(santext::draw, scores, 0.5))
        .containsExactly(Complaint.LOSS_ABOVE_EPSILON);
  }

  /**
   * SanText over one minus the cosine, which is no metric: directions 0 and 30 degrees are 0.13
   * apart, yet from 90 degrees they are 1 and 0.5 away.
   */
  @Test
  void shouldFailSantextOverTheCosine() {
    WordSpace space = directions(0, 30, 60, 90, 90, 90, 90);
    double epsilon = 10;
    double claimed = epsilon * space.distance(0, 1);
    PrivacyLossTester.Mechanism broken =
        (word, bits) -> {
          double[] scores = Arrays.stream(space.distances(word)).map(d -> 1 - d / 2).toArray();
          IntegerWeights weights = IntegerWeights.of(scores, epsilon);
          return new CachedRow(word, new WordRow(all(space), scores, weights)).draw(bits);
        };

    assertThat(PrivacyLossTester.complaints(broken, new double[2][space.size()], claimed))
        .containsExactly(Complaint.LOSS_ABOVE_EPSILON);
    SantextMechanism right = new SantextMechanism(space, epsilon, "5ace");
    double distance = space.distances(0, Metric.EUCLIDEAN)[1];
    assertThat(
            PrivacyLossTester.complaints(
                right::draw, new double[2][space.size()], epsilon * distance))
        .isEmpty();
  }

  private static Set<Complaint> custextComplaints(CustextMechanism custext, double epsilon) {
    int[] inputs = custext.sets().inputs(0);
    int[] outputs = custext.sets().outputs(0);
    double[][] scores = new double[inputs.length][];
    Arrays.setAll(scores, input -> custext.row(inputs[input]).scores());
    assertThat(inputs).hasSizeGreaterThan(1);
    return PrivacyLossTester.complaints(
        (input, bits) -> Arrays.binarySearch(outputs, custext.draw(inputs[input], bits)),
        scores,
        epsilon);
  }

  private static int[] all(WordSpace space) {
    int[] all = new int[space.size()];
    Arrays.setAll(all, i -> i);
    return all;
  }

  private static WordSpace directions(int... degrees) {
    float[] coordinates = new float[2 * degrees.length];
    for (int i = 0; i < degrees.length; i++) {
      coordinates[2 * i] = (float) Math.cos(Math.toRadians(degrees[i]));
      coordinates[2 * i + 1] = (float) Math.sin(Math.toRadians(degrees[i]));
    }
    return Spaces.of(2, Metric.COSINE, coordinates);
  }
}
