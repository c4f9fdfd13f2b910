package io.palimpsest.connect.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.StatelessPrivatizer;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.kafka.common.config.ConfigException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineShareTest {
  private static final int BYTES = 4321; // of no other test

  @TempDir private Path folder;

  @Test
  void shouldMakeAnEngineOnceForAllWhoUseIt() {
    int before = EngineShare.size();
    EngineShare.Lease one = lease(BYTES);
    EngineShare.Lease two = lease(BYTES);
    EngineShare.Lease other = lease(BYTES + 1);

    assertThat(one.engine()).isSameAs(two.engine()).isNotSameAs(other.engine());
    one.close();
    one.close();
    assertThat(EngineShare.size()).isEqualTo(before + 2);
    two.close();
    other.close();
    assertThat(EngineShare.size()).isEqualTo(before);
  }

  /** Held here, so that memory cannot be too short for it. */
  @Test
  void shouldGiveAnEngineToWhoStartsAgain() {
    StatelessPrivatizer engine;
    try (EngineShare.Lease first = lease(BYTES + 2)) {
      engine = first.engine();
    }
    try (EngineShare.Lease again = lease(BYTES + 2);
        EngineShare.Lease other = lease(BYTES + 3)) {
      assertThat(again.engine()).isSameAs(engine).isNotSameAs(other.engine());
    }
  }

  private static EngineShare.Lease lease(int bytes) {
    return EngineShare.lease(BuiltInPolicies.redact(), Optional.empty(), bytes);
  }

  @Test
  void shouldLeaveNothingBehindWhenAnEngineCannotBeMade() {
    WorkerFiles files = new WorkerFiles(folder);
    Policy policy = PolicySetting.read("policy", files.fullPolicy());
    Path broken = Path.of(files.write("broken", "no lexicon"));
    int before = EngineShare.size();

    assertThatExceptionOfType(ConfigException.class)
        .isThrownBy(() -> EngineShare.lease(policy, Optional.of(broken), BYTES))
        .withMessageContaining("broken");
    assertThat(EngineShare.size()).isEqualTo(before);
  }
}
