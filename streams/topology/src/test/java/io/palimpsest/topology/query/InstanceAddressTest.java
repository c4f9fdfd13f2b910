package io.palimpsest.topology.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.apache.kafka.streams.state.HostInfo;
import org.junit.jupiter.api.Test;

class InstanceAddressTest {
  private static final InstanceAddress SELF = InstanceAddress.of(Optional.of("here:8080"));

  @Test
  void shouldTellItselfFromOthers() {
    assertThat(SELF.placeOf(new HostInfo("here", 8080), 2)).isEqualTo(new AuthorPlace.Here(2));
    assertThat(SELF.placeOf(new HostInfo("here", 8081), 2))
        .isEqualTo(new AuthorPlace.There("here", 8081));
    assertThat(SELF.placeOf(HostInfo.unavailable(), 2)).isEqualTo(new AuthorPlace.Unknown());
  }

  /** Nobody could ask there. */
  @Test
  void shouldNotSendAnybodyToAnInstanceThatAdvertisesNothing() {
    InstanceAddress one = InstanceAddress.of(Optional.empty());
    InstanceAddress other = InstanceAddress.of(Optional.empty());

    assertThat(one.placeOf(one.host(), 0)).isEqualTo(new AuthorPlace.Here(0));
    assertThat(one.placeOf(other.host(), 0)).isEqualTo(new AuthorPlace.Unknown());
    assertThat(SELF.placeOf(one.host(), 0)).isEqualTo(new AuthorPlace.Unknown());
  }

  @Test
  void shouldBeReadByKafkaStreamsAsItIsWritten() {
    for (InstanceAddress address :
        new InstanceAddress[] {SELF, InstanceAddress.of(Optional.empty())}) {
      assertThat(HostInfo.buildFromEndpoint(address.setting())).isEqualTo(address.host());
    }
  }
}
