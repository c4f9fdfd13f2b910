package io.palimpsest.topology;

import io.palimpsest.engine.Engine;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.schemas.AuthorEvent;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.schemas.Preference;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.ReleaseGuarantee;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.SharedValue;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.ArrivalSerde;
import io.palimpsest.topology.policy.AcceptPolicy;
import io.palimpsest.topology.policy.PoliciesInForce;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.step.AuthorProcessor;
import io.palimpsest.topology.step.CountAuthors;
import io.palimpsest.topology.step.IntakeProcessor;
import io.palimpsest.topology.step.PathCounters;
import io.palimpsest.topology.topic.Topics;
import java.util.List;
import java.util.Properties;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.kstream.Named;
import org.apache.kafka.streams.kstream.Produced;
import org.apache.kafka.streams.kstream.Repartitioned;
import org.apache.kafka.streams.state.Stores;

/**
 * The path of a post. Its drawing is {@code src/test/resources/topology.txt}; a change there is
 * reviewed like a change of a schema.
 */
public final class PrivatizationTopology {
  private final PrivatizerConfig config;
  private final RecordSerdes serdes;
  private final Privatizers privatizers;
  private final Policy fallback;
  private final KeyRing ring;
  private final PathCounters counters;

  /**
   * Everything that the path needs.
   *
   * @param fallback the policy where none is in force by {@code control.policies}
   */
  public PrivatizationTopology(
      PrivatizerConfig config,
      RecordSerdes serdes,
      Privatizers privatizers,
      Policy fallback,
      KeyRing ring,
      PathCounters counters) {
    this.config = config;
    this.serdes = serdes;
    this.privatizers = privatizers;
    this.fallback = fallback;
    this.ring = ring;
    this.counters = counters;
  }

  /**
   * Builds it. Every schema that it reads or writes is checked against the registry here, so that a
   * wrong registry is found before the first post.
   */
  public Topology build(Properties settings) {
    checkWhatOthersWrite();
    StreamsBuilder builder = new StreamsBuilder();
    policies(builder);
    sharedValues(builder);
    countAuthors(decide(intake(builder)));
    Topology topology = builder.build(settings);
    addSinks(topology);
    return topology;
  }

  /** What producers and operators write must be readable. */
  private void checkWhatOthersWrite() {
    serdes.serializer(Topics.RAW_POSTS, RawPost.class);
    serdes.serializer(Topics.REPLAYS, RawPost.class);
    serdes.serializer(Topics.POLICIES, io.palimpsest.schemas.Policy.class);
    serdes.serializer(Topics.PREFERENCES, Preference.class);
    serdes.serializer(Topics.ERASURES, Erasure.class);
  }

  /** What is submitted, what becomes of it, and what is in force, on every instance. */
  private void policies(StreamsBuilder builder) {
    builder.globalTable(
        Topics.POLICIES_IN_FORCE,
        Consumed.with(
                Serdes.String(),
                serdes.valuesOf(Topics.POLICIES_IN_FORCE, io.palimpsest.schemas.Policy.class))
            .withName(NodeNames.POLICIES_IN_FORCE),
        Materialized.as(Stores.inMemoryKeyValueStore(NodeNames.POLICIES_IN_FORCE)));
    bytes(builder, NodeNames.POLICIES, List.of(Topics.POLICIES))
        .process(
            new AcceptPolicy(
                new RecordReader<>(serdes.registry(), io.palimpsest.schemas.Policy.class),
                fallback,
                privatizers,
                counters),
            Named.as(NodeNames.ACCEPT_POLICY));
  }

  private void sharedValues(StreamsBuilder builder) {
    builder.globalTable(
        Topics.SHARED_VALUES,
        Consumed.with(Serdes.String(), serdes.valuesOf(Topics.SHARED_VALUES, SharedValue.class))
            .withName(NodeNames.SHARED_VALUES),
        Materialized.as(NodeNames.SHARED_VALUES));
  }

  /** Parses untrusted records and moves arrivals to the partition of their author. */
  private KStream<String, Arrival> intake(StreamsBuilder builder) {
    return bytes(
            builder,
            NodeNames.RAW,
            List.of(Topics.RAW_POSTS, Topics.REPLAYS, Topics.PREFERENCES, Topics.ERASURES))
        .process(
            new IntakeProcessor(
                serdes.registry(), config.rules(), ring, config.keyEpoch(), counters),
            Named.as(NodeNames.INTAKE))
        .mapValues(Arrival.class::cast, Named.as(NodeNames.ARRIVALS))
        .repartition(
            Repartitioned.<String, Arrival>as(NodeNames.BY_AUTHOR)
                .withKeySerde(Serdes.String())
                .withValueSerde(
                    ArrivalSerde.over(
                        serdes.valuesOf(config.repartitionTopic(), AuthorEvent.class))));
  }

  /** What strangers write is bytes until it is checked. */
  private static KStream<byte[], byte[]> bytes(
      StreamsBuilder builder, String node, List<String> topics) {
    return builder.stream(
        topics, Consumed.with(Serdes.ByteArray(), Serdes.ByteArray()).withName(node));
  }

  /** Returns observed values by author; everything else goes to the sinks. */
  private KStream<String, String> decide(KStream<String, Arrival> arrivals) {
    return arrivals
        .process(
            new AuthorProcessor(
                new Engine(privatizers, counters.times()),
                new PoliciesInForce(fallback, privatizers),
                ring,
                new AuthorProcessor.Settings(config.deduplicationWindow(), config.sharingDelay()),
                counters),
            Named.as(NodeNames.DECIDE))
        .mapValues(String.class::cast, Named.as(NodeNames.OBSERVED));
  }

  /** Counts the distinct authors of each value, beside the path. */
  private void countAuthors(KStream<String, String> observed) {
    observed
        .repartition(
            Repartitioned.<String, String>as(NodeNames.BY_VALUE)
                .withKeySerde(Serdes.String())
                .withValueSerde(Serdes.String()))
        .process(new CountAuthors(), Named.as(NodeNames.COUNT_AUTHORS))
        .to(
            Topics.SHARED_VALUES,
            Produced.with(Serdes.String(), serdes.valuesOf(Topics.SHARED_VALUES, SharedValue.class))
                .withName(NodeNames.NEWLY_SHARED));
  }

  /** Adds the sinks that processors forward to by name, one for each kind of record. */
  private void addSinks(Topology to) {
    addSink(
        to,
        NodeNames.ACCEPT_POLICY,
        NodeNames.POLICY_VERDICTS,
        Topics.POLICY_VERDICTS,
        PolicyVerdict.class);
    addSink(
        to,
        NodeNames.ACCEPT_POLICY,
        NodeNames.NEWLY_IN_FORCE,
        Topics.POLICIES_IN_FORCE,
        io.palimpsest.schemas.Policy.class);
    addSink(to, NodeNames.INTAKE, NodeNames.DEAD_LETTERS, Topics.DEAD_LETTERS, DeadLetter.class);
    addSink(to, NodeNames.DECIDE, NodeNames.SAFE_POSTS, Topics.SAFE_POSTS, SafePost.class);
    addSink(to, NodeNames.DECIDE, NodeNames.GUARANTEES, Topics.GUARANTEES, ReleaseGuarantee.class);
    addSink(to, NodeNames.DECIDE, NodeNames.WITHHELD, Topics.WITHHELD, Withheld.class);
    addSink(to, NodeNames.DECIDE, NodeNames.CHARGES, Topics.CHARGES, Charge.class);
    addSink(to, NodeNames.DECIDE, NodeNames.BALANCES, Topics.BALANCES, Balance.class);
    addSink(
        to,
        NodeNames.DECIDE,
        NodeNames.ERASURE_RECEIPTS,
        Topics.ERASURE_RECEIPTS,
        ErasureReceipt.class);
    addSink(
        to,
        NodeNames.DECIDE,
        NodeNames.WITHDRAWN_PREFERENCES,
        Topics.PREFERENCES,
        Preference.class);
  }

  private <T extends SpecificRecord> void addSink(
      Topology to, String parent, String sink, String topic, Class<T> type) {
    to.addSink(sink, topic, new StringSerializer(), serdes.serializer(topic, type), parent);
  }
}
