package io.palimpsest.service.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.schemas.PolicyVerdict;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class PolicyRequestsTest {
  private static final Policy POLICY = BuiltInPolicies.redact();

  private static boolean isAnswer(String name, int version, boolean accepted) {
    return PolicyRequests.isAbout(
        POLICY, new PolicyVerdict(name, version, accepted, "", Instant.EPOCH));
  }

  @Test
  void shouldTakeTheVerdictOnTheVersionThatWasSubmitted() {
    assertThat(isAnswer(POLICY.name(), POLICY.version(), true)).isTrue();
    assertThat(isAnswer(POLICY.name(), POLICY.version(), false)).isTrue();
  }

  @Test
  void shouldTakeARefusalOfWhatCouldNotBeRead() {
    assertThat(isAnswer(POLICY.name(), 0, false)).isTrue();
  }

  @Test
  void shouldPassOverVerdictsOnWhatOthersSubmit() {
    assertThat(isAnswer(POLICY.name(), POLICY.version() + 1, true)).isFalse();
    assertThat(isAnswer(POLICY.name(), POLICY.version() + 1, false)).isFalse();
    assertThat(isAnswer("other", POLICY.version(), true)).isFalse();
  }
}
