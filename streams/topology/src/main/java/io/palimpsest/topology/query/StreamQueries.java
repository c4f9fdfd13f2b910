package io.palimpsest.topology.query;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.topology.policy.PoliciesInForce;
import java.time.Clock;
import java.util.Optional;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.state.HostInfo;

/**
 * All that a running stream can be asked.
 *
 * @param authors what is kept of one
 * @param policies which are in force
 */
public record StreamQueries(AuthorQueries authors, PolicyQueries policies) {

  /**
   * The questions to a stream.
   *
   * @param advertisedAddress what this instance is called by the others
   * @param privatizers say what authors may spend
   * @param fallback the policy where none is in force
   */
  public static StreamQueries of(
      KafkaStreams streams,
      Optional<String> advertisedAddress,
      Privatizers privatizers,
      Policy fallback,
      KeyRing ring) {
    return of(
        new LiveStores(
            streams,
            advertisedAddress.map(HostInfo::buildFromEndpoint).orElseGet(HostInfo::unavailable)),
        privatizers,
        fallback,
        ring,
        Clock.systemUTC());
  }

  static StreamQueries of(
      StreamStores stores, Privatizers privatizers, Policy fallback, KeyRing ring, Clock clock) {
    PolicyQueries policies = new PolicyQueries(stores, new PoliciesInForce(fallback, privatizers));
    return new StreamQueries(
        new AuthorQueries(stores, ring, new AuthorAccounts(policies, privatizers, clock)),
        policies);
  }
}
