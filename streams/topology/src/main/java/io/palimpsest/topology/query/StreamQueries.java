package io.palimpsest.topology.query;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.topology.policy.PoliciesInForce;
import java.time.Clock;
import org.apache.kafka.streams.KafkaStreams;

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
   * @param self what the stream was told that this instance is called
   * @param privatizers say what authors may spend
   * @param fallback the policy where none is in force
   */
  public static StreamQueries of(
      KafkaStreams streams,
      InstanceAddress self,
      Privatizers privatizers,
      Policy fallback,
      KeyRing ring) {
    return of(new LiveStores(streams, self), privatizers, fallback, ring, Clock.systemUTC());
  }

  static StreamQueries of(
      StreamStores stores, Privatizers privatizers, Policy fallback, KeyRing ring, Clock clock) {
    PolicyQueries policies = new PolicyQueries(stores, new PoliciesInForce(fallback, privatizers));
    return new StreamQueries(
        new AuthorQueries(stores, ring, new AuthorAccounts(policies, privatizers, clock)),
        policies);
  }
}
