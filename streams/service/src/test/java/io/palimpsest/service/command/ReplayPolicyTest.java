package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayPolicyTest {
  private static final String DOCUMENT =
      """
      policy: %s
      version: %d
      topics: [raw.posts]
      tokens: { mechanism: redact }
      """;

  private static final Policy IN_FORCE = PolicyReader.read(DOCUMENT.formatted("strict", 3));

  @TempDir private Path directory;

  private String file(String name, int version) throws IOException {
    Path file = directory.resolve(name + ".yaml");
    return Files.writeString(file, DOCUMENT.formatted(name, version)).toString();
  }

  @Test
  void shouldTakeThePolicyInForceWhereNoneIsNamed() {
    assertThat(ReplayPolicy.of(Optional.empty(), Optional.of(IN_FORCE)))
        .isEqualTo(new ReplayPolicy(IN_FORCE, Optional.empty(), false));
  }

  @Test
  void shouldAssumeTheBuiltInDefaultWhereNoneIsInForce() {
    assertThat(ReplayPolicy.of(Optional.empty(), Optional.empty()))
        .isEqualTo(new ReplayPolicy(BuiltInPolicies.standard(), Optional.empty(), true));
  }

  @Test
  void shouldAssumeThatTheServiceWasStartedWithTheOneThatIsNamed() {
    assertThat(ReplayPolicy.of(Optional.of("redact"), Optional.empty()))
        .isEqualTo(new ReplayPolicy(BuiltInPolicies.redact(), Optional.empty(), true));
  }

  @Test
  void shouldRefuseToPriceByAnotherThanTheOneInForce() throws IOException {
    String other = file("other", 1);

    for (String named : new String[] {"redact", other}) {
      assertThatThrownBy(() -> ReplayPolicy.of(Optional.of(named), Optional.of(IN_FORCE)))
          .isInstanceOf(UserError.class)
          .hasMessageContaining("policy strict version 3 is in force");
    }
    assertThat(ReplayPolicy.of(Optional.of("redact"), Optional.of(BuiltInPolicies.redact())))
        .isEqualTo(new ReplayPolicy(BuiltInPolicies.redact(), Optional.empty(), false));
  }

  @Test
  void shouldSubmitAFileAsTheNextVersion() throws IOException {
    ReplayPolicy next = ReplayPolicy.of(Optional.of(file("strict", 4)), Optional.of(IN_FORCE));

    assertThat(next.policy().version()).isEqualTo(4);
    assertThat(next.document()).contains(DOCUMENT.formatted("strict", 4));
    assertThat(next.isAssumed()).isFalse();
  }
}
