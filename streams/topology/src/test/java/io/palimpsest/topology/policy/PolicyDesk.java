package io.palimpsest.topology.policy;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.schemas.Policy;
import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.step.PathCounters;
import io.palimpsest.topology.topic.Topics;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TestOutputTopic;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Named;
import org.apache.kafka.streams.test.TestRecord;

/** Where policies are handed in: the step alone, started with policy {@code redact} version 1. */
final class PolicyDesk implements AutoCloseable {
  static final Instant NOW = Instant.parse("2020-05-01T12:00:00Z");
  private static final String VALID =
      """
      policy: %s
      version: %d
      topics: [raw.posts]
      # %s
      tokens:
        mechanism: redact
      """;

  private final RecordSerdes serdes =
      new RecordSerdes(new MemoryRegistry(), Registration.AUTOMATIC);
  private final TopologyTestDriver driver;
  private final TestInputTopic<byte[], byte[]> submissions;
  private final TestOutputTopic<String, PolicyVerdict> verdicts;
  private final TestOutputTopic<String, byte[]> inForce;

  final PathCounters counters = new PathCounters();

  PolicyDesk() {
    StreamsBuilder builder = new StreamsBuilder();
    AcceptPolicy step =
        new AcceptPolicy(
            new RecordReader<>(serdes.registry(), Policy.class),
            BuiltInPolicies.redact(),
            new Privatizers(new PostRules(1000), Optional.empty()),
            counters);
    builder.stream(Topics.POLICIES, Consumed.with(Serdes.ByteArray(), Serdes.ByteArray()))
        .process(step, Named.as(NodeNames.ACCEPT_POLICY));
    Topology topology = builder.build();
    topology.addSink(
        NodeNames.POLICY_VERDICTS,
        Topics.POLICY_VERDICTS,
        new StringSerializer(),
        serdes.serializer(Topics.POLICY_VERDICTS, PolicyVerdict.class),
        NodeNames.ACCEPT_POLICY);
    topology.addSink(
        NodeNames.NEWLY_IN_FORCE,
        Topics.POLICIES_IN_FORCE,
        new StringSerializer(),
        serdes.serializer(Topics.POLICIES_IN_FORCE, Policy.class),
        NodeNames.ACCEPT_POLICY);
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "raw.desk");
    driver = new TopologyTestDriver(topology, settings, NOW);
    submissions =
        driver.createInputTopic(
            Topics.POLICIES, new ByteArraySerializer(), new ByteArraySerializer());
    verdicts =
        driver.createOutputTopic(
            Topics.POLICY_VERDICTS,
            new StringDeserializer(),
            serdes.deserializer(PolicyVerdict.class));
    inForce =
        driver.createOutputTopic(
            Topics.POLICIES_IN_FORCE, new StringDeserializer(), new ByteArrayDeserializer());
  }

  /** A document that redacts; the remark makes another document of the same policy. */
  static String document(String name, int version, String remark) {
    return VALID.formatted(name, version, remark);
  }

  /** Submits a policy that redacts. */
  PolicyVerdict submit(String name, int version, String remark) {
    return submit(name, name, version, document(name, version, remark));
  }

  PolicyVerdict submit(String key, String name, int version, String document) {
    return submit(key.getBytes(StandardCharsets.UTF_8), bytes(name, version, document));
  }

  PolicyVerdict withdraw(String name) {
    return submit(name.getBytes(StandardCharsets.UTF_8), null);
  }

  /** Submits anything and gives the one verdict about it. */
  PolicyVerdict submit(byte[] key, byte[] value) {
    RecordHeaders headers = new RecordHeaders();
    headers.add("stranger", new byte[] {1});
    submissions.pipeInput(new TestRecord<>(key, value, headers, Instant.EPOCH));
    List<TestRecord<String, PolicyVerdict>> told = verdicts.readRecordsToList();
    if (told.size() != 1 || told.get(0).headers().toArray().length > 0) {
      throw new AssertionError("one verdict without headers, not " + told.size());
    }
    return told.get(0).value();
  }

  byte[] bytes(String name, int version, String document) {
    return serdes
        .serializer(Topics.POLICIES, Policy.class)
        .serialize(Topics.POLICIES, new Policy(name, version, document, NOW));
  }

  /** What changed since the last call: a document, or empty for a tombstone. */
  List<Map.Entry<String, Optional<String>>> changes() {
    return inForce.readKeyValuesToList().stream().map(this::change).toList();
  }

  private Map.Entry<String, Optional<String>> change(KeyValue<String, byte[]> record) {
    return Map.entry(
        record.key,
        Optional.ofNullable(record.value)
            .map(
                bytes ->
                    serdes
                        .deserializer(Policy.class)
                        .deserialize(Topics.POLICIES_IN_FORCE, bytes)
                        .getDocument()));
  }

  @Override
  public void close() {
    driver.close();
  }
}
