package io.palimpsest.mechanisms.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.sampling.PrivacyLossTester.Complaint;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The tester and the mechanism are tested against each other in one build. */
class PrivacyLossTesterTest {

  private static final double[][] SCORES = BrokenMechanisms.SCORES;
  private static final double EPSILON = BrokenMechanisms.EPSILON;

  /** False alarm: at most 2 * 24 * 1e-9 for each of the two. */
  @Test
  void shouldPassTheRightMechanism() {
    ScoreTable scores = new ScoreTable(SCORES);
    ExponentialSampler nominal = ExponentialSampler.nominal(scores, EPSILON);
    ExponentialSampler calibrated = ExponentialSampler.calibrated(scores, EPSILON);

    assertThat(PrivacyLossTester.complaints(nominal::draw, SCORES, EPSILON)).isEmpty();
    assertThat(PrivacyLossTester.complaints(calibrated::draw, SCORES, EPSILON)).isEmpty();
  }

  /**
   * Without this the tester could pass everything: the loss is there, only the claim is smaller.
   */
  @Test
  void shouldFailTheRightMechanismIfLessIsClaimed() {
    ExponentialSampler calibrated = ExponentialSampler.calibrated(new ScoreTable(SCORES), EPSILON);

    assertThat(PrivacyLossTester.complaints(calibrated::draw, SCORES, EPSILON - 0.2))
        .containsExactly(Complaint.LOSS_ABOVE_EPSILON);
  }

  @ParameterizedTest
  @EnumSource
  void shouldFailEveryBrokenMechanism(BrokenMechanisms broken) {
    Set<Complaint> complaints = PrivacyLossTester.complaints(broken, SCORES, EPSILON);

    assertThat(complaints)
        .containsExactly(
            broken == BrokenMechanisms.WRONG_SIGN
                ? Complaint.WORSE_OUTPUT_LIKELIER
                : Complaint.LOSS_ABOVE_EPSILON);
  }
}
