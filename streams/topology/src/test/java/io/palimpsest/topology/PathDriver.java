package io.palimpsest.topology;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.key.KeyRing;
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
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.topology.client.PublishedGuarantees;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.step.PathCounters;
import io.palimpsest.topology.topic.Topics;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TestOutputTopic;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.TopologyTestDriver;

/** The whole path without a broker, its topics at hand. */
public final class PathDriver implements AutoCloseable {
  public static final Instant NOW = Instant.parse("2020-05-01T12:00:00Z");
  public static final Duration WINDOW = Duration.ofDays(1);
  static final Duration SHARING_DELAY = Duration.ofSeconds(30);

  final InMemoryRegistry registry = new InMemoryRegistry();
  final RecordSerdes serdes = new RecordSerdes(registry, Registration.AUTOMATIC);
  final PathCounters counters = new PathCounters();
  public final TopologyTestDriver driver;
  final TestInputTopic<byte[], byte[]> raw;
  final TestInputTopic<byte[], byte[]> replays;
  public final TestOutputTopic<String, SafePost> safe;
  final TestOutputTopic<String, ReleaseGuarantee> guarantees;
  final TestOutputTopic<String, DeadLetter> deadLetters;
  final TestOutputTopic<String, Withheld> withheld;
  public final TestOutputTopic<String, Charge> charges;
  public final TestOutputTopic<String, Balance> balances;
  final TestOutputTopic<String, SharedValue> shared;
  final TestOutputTopic<String, ErasureReceipt> receipts;
  final TestOutputTopic<String, byte[]> withdrawn;
  final TestOutputTopic<String, PolicyVerdict> verdicts;

  private final Map<String, String> promises = new HashMap<>();
  private final PrivatizerConfig config;
  private final Policy policy;
  private final KeyRing ring;
  private final Optional<Lexicon> lexicon;

  private PathDriver(
      PrivatizerConfig config, Policy policy, KeyRing ring, Optional<Lexicon> lexicon) {
    this.config = config;
    this.policy = policy;
    this.ring = ring;
    this.lexicon = lexicon;
    driver = new TopologyTestDriver(topology(), config.streamsProperties(), NOW);
    raw = input(Topics.RAW_POSTS);
    replays = input(Topics.REPLAYS);
    safe = output(Topics.SAFE_POSTS, SafePost.class);
    guarantees = output(Topics.GUARANTEES, ReleaseGuarantee.class);
    deadLetters = output(Topics.DEAD_LETTERS, DeadLetter.class);
    withheld = output(Topics.WITHHELD, Withheld.class);
    charges = output(Topics.CHARGES, Charge.class);
    balances = output(Topics.BALANCES, Balance.class);
    shared = output(Topics.SHARED_VALUES, SharedValue.class);
    receipts = output(Topics.ERASURE_RECEIPTS, ErasureReceipt.class);
    withdrawn =
        driver.createOutputTopic(
            Topics.PREFERENCES, new StringDeserializer(), new ByteArrayDeserializer());
    verdicts = output(Topics.POLICY_VERDICTS, PolicyVerdict.class);
  }

  public static PathDriver withoutLexicon(Path stateDirectory, Policy policy, KeyRing ring) {
    return new PathDriver(config(stateDirectory, 1000, 0), policy, ring, Optional.empty());
  }

  public static PathDriver withLexicon(
      Path stateDirectory, Policy policy, KeyRing ring, Lexicon lexicon) {
    return new PathDriver(config(stateDirectory, 1000, 0), policy, ring, Optional.of(lexicon));
  }

  static PathDriver of(
      PrivatizerConfig config, Policy policy, KeyRing ring, Optional<Lexicon> lexicon) {
    return new PathDriver(config, policy, ring, lexicon);
  }

  static PrivatizerConfig config(Path stateDirectory, int maxTextBytes, long keyEpoch) {
    return new PrivatizerConfig(
        PrivatizerConfig.DEFAULT_APPLICATION_ID,
        "unused:9092",
        stateDirectory,
        1,
        new PostRules(maxTextBytes),
        WINDOW,
        SHARING_DELAY,
        keyEpoch,
        Map.of());
  }

  /** What is promised of a release, in words; it has been published by then. */
  String promiseOf(SafePost post) {
    guarantees
        .readValuesToList()
        .forEach(it -> promises.put(it.getFingerprint(), PublishedGuarantees.of(it).inWords()));
    return promises.get(post.getGuaranteeFingerprint());
  }

  /** A new one each time. */
  Topology topology() {
    return new PrivatizationTopology(
            config, serdes, new Privatizers(config.rules(), lexicon), policy, ring, counters)
        .build(config.streamsProperties());
  }

  private TestInputTopic<byte[], byte[]> input(String topic) {
    return driver.createInputTopic(topic, new ByteArraySerializer(), new ByteArraySerializer());
  }

  private <T extends SpecificRecord> TestOutputTopic<String, T> output(
      String topic, Class<T> type) {
    return driver.createOutputTopic(topic, new StringDeserializer(), serdes.deserializer(type));
  }

  public void publish(String id, String author, String text) {
    publish(id, author, text, NOW);
  }

  /** Both the post's own time and the record's. */
  public void publish(String id, String author, String text, Instant at) {
    raw.pipeInput(null, bytes(id, author, text, at), at);
  }

  public void replay(String id, String author, String text) {
    replays.pipeInput(null, bytes(id, author, text, NOW), NOW);
  }

  byte[] bytes(String id, String author, String text, Instant at) {
    return serdes
        .serializer(Topics.RAW_POSTS, RawPost.class)
        .serialize(Topics.RAW_POSTS, new RawPost(id, author, text, at));
  }

  public void prefer(Preference preference) {
    prefer(preference.getAuthor(), preference);
  }

  void prefer(String key, Preference preference) {
    input(Topics.PREFERENCES)
        .pipeInput(
            utf8(key),
            serdes
                .serializer(Topics.PREFERENCES, Preference.class)
                .serialize(Topics.PREFERENCES, preference),
            NOW);
  }

  void withdrawPreference(String author) {
    input(Topics.PREFERENCES).pipeInput(utf8(author), null, NOW);
  }

  public void forget(String author, String requestId) {
    input(Topics.ERASURES)
        .pipeInput(
            utf8(author),
            serdes
                .serializer(Topics.ERASURES, Erasure.class)
                .serialize(Topics.ERASURES, new Erasure(requestId, author, NOW)),
            NOW);
  }

  public void submit(String name, int version, String document) {
    input(Topics.POLICIES)
        .pipeInput(
            utf8(name),
            serdes
                .serializer(Topics.POLICIES, io.palimpsest.schemas.Policy.class)
                .serialize(
                    Topics.POLICIES,
                    new io.palimpsest.schemas.Policy(name, version, document, NOW)),
            NOW);
  }

  public void withdraw(String policy) {
    input(Topics.POLICIES).pipeInput(utf8(policy), null, NOW);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    driver.close();
  }
}
