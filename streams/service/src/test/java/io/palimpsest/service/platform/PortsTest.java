package io.palimpsest.service.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PortsTest {

  @Test
  void shouldFindThreeDifferentOnes() {
    Ports ports = Ports.ANY.orFree();

    assertThat(Set.of(ports.broker(), ports.controller(), ports.registry()))
        .hasSize(3)
        .doesNotContain(0);
  }

  @Test
  void shouldKeepFreeOnesAndReplaceTakenOnes() throws Exception {
    Ports before = Ports.ANY.orFree();
    assertThat(before.orFree()).isEqualTo(before);

    try (ServerSocket taken =
        new ServerSocket(before.controller(), 1, InetAddress.getByName(Ports.HOST))) {
      Ports after = before.orFree();

      assertThat(after.broker()).isEqualTo(before.broker());
      assertThat(after.registry()).isEqualTo(before.registry());
      assertThat(after.controller()).isNotEqualTo(taken.getLocalPort());
      assertThat(Ports.isFree(taken.getLocalPort())).isFalse();
      assertThat(Ports.accepts(taken.getLocalPort())).isTrue();
    }
    assertThat(Ports.accepts(before.controller())).isFalse();
  }

  /** A child that ends is asked about by all who wait for it. */
  @Test
  void shouldSayThatAPortIsFreeToAllWhoAskAtOnce() throws Exception {
    int port = Ports.ANY.orFree().broker();
    Callable<Boolean> asking = () -> IntStream.range(0, 200).allMatch(time -> Ports.isFree(port));
    ExecutorService askers = Executors.newFixedThreadPool(4);
    try {
      for (Future<Boolean> answer : askers.invokeAll(Collections.nCopies(4, asking))) {
        assertThat(answer.get()).isTrue();
      }
    } finally {
      askers.shutdownNow();
    }
  }
}
