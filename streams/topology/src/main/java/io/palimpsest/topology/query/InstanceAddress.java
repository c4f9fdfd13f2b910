package io.palimpsest.topology.query;

import java.util.Optional;
import java.util.UUID;
import org.apache.kafka.streams.state.HostInfo;

/**
 * What an instance is called by the others of its group.
 *
 * <p>Trap: Kafka Streams tells where a key is only among instances that have an address. One that
 * advertises none gets a name that says so and that nobody can reach: so it can still tell what is
 * its own from what is another's.
 *
 * @param host as Kafka Streams has it
 */
public record InstanceAddress(HostInfo host) {
  /** A leading hyphen is in no name of a host. */
  private static final String UNADVERTISED = "-unadvertised-";

  private static final int NO_PORT = 1;

  /**
   * The address of this instance.
   *
   * @param advertised host:port at which others reach it; empty if they do not
   */
  public static InstanceAddress of(Optional<String> advertised) {
    return new InstanceAddress(
        advertised
            .map(HostInfo::buildFromEndpoint)
            .orElseGet(() -> new HostInfo(UNADVERTISED + UUID.randomUUID(), NO_PORT)));
  }

  /** As the setting of Kafka Streams has it; the same as was advertised. */
  public String setting() {
    return host.host().contains(":")
        ? "[" + host.host() + "]:" + host.port()
        : host.host() + ":" + host.port();
  }

  /** Where an author's state is, by the instance that Kafka Streams names. */
  AuthorPlace placeOf(HostInfo active, int partition) {
    if (active.equals(host)) {
      return new AuthorPlace.Here(partition);
    }
    return active.equals(HostInfo.unavailable()) || active.host().startsWith(UNADVERTISED)
        ? new AuthorPlace.Unknown()
        : new AuthorPlace.There(active.host(), active.port());
  }
}
