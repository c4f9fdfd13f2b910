package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.palimpsest.service.platform.Platform;
import io.palimpsest.topology.runtime.Cluster;
import org.junit.jupiter.api.Test;
import org.testcontainers.DockerClientFactory;

class ContainerPlatformIT {
  @Test
  void shouldAnswerWhereThereIsADockerEngine() {
    assumeTrue(
        DockerClientFactory.instance().isDockerAvailable(),
        "skipped: there is no Docker engine on this machine");

    try (Platform platform = ContainerPlatform.start()) {
      assertThat(Cluster.answers(platform.bootstrapServers())).isTrue();
    }
  }
}
