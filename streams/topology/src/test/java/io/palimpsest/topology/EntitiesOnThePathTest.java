package io.palimpsest.topology;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.SharedValue;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.step.PathCounters;
import io.palimpsest.topology.topic.Topics;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TestOutputTopic;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.state.KeyValueStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People and places on the path: found, replaced, remembered, counted. */
class EntitiesOnThePathTest {
  private static final Instant NOW = Instant.parse("2020-05-01T12:00:00Z");
  private static final Duration DELAY = Duration.ofSeconds(30);
  private static final MasterKey KEY = MasterKey.parse("0f".repeat(32));
  private static final Privatizer PRIVATIZER =
      Privatizer.withoutLexicon(
          PolicyReader.read(
              """
              policy: coherent
              version: 1
              topics: [raw.posts]
              entities:
                person: { action: pseudonymize }
                location: { action: generalize, k: 3 }
                phone: { action: pseudonymize }
              tokens: { mechanism: keep, acknowledge-no-guarantee: true }
              """));

  @TempDir private Path stateDirectory;

  private TopologyTestDriver driver;
  private Serializer<RawPost> rawPosts;
  private TestInputTopic<byte[], byte[]> raw;
  private TestOutputTopic<String, SafePost> safe;
  private TestOutputTopic<String, Withheld> withheld;
  private TestOutputTopic<String, SharedValue> shared;
  private int posts;

  @BeforeEach
  void start() {
    PrivatizerConfig config =
        new PrivatizerConfig(
            PrivatizerConfig.DEFAULT_APPLICATION_ID,
            "unused:9092",
            stateDirectory,
            1,
            new PostRules(1000),
            Duration.ofDays(1),
            DELAY,
            Map.of());
    RecordSerdes serdes = new RecordSerdes(new InMemoryRegistry(), Registration.AUTOMATIC);
    driver =
        new TopologyTestDriver(
            new PrivatizationTopology(config, serdes, PRIVATIZER, KEY, new PathCounters())
                .build(config.streamsProperties()),
            config.streamsProperties(),
            NOW);
    rawPosts = serdes.serializer(Topics.RAW_POSTS, RawPost.class);
    raw =
        driver.createInputTopic(
            Topics.RAW_POSTS, new ByteArraySerializer(), new ByteArraySerializer());
    safe = output(serdes, Topics.SAFE_POSTS, SafePost.class);
    withheld = output(serdes, Topics.WITHHELD, Withheld.class);
    shared = output(serdes, Topics.SHARED_VALUES, SharedValue.class);
  }

  private <T extends SpecificRecord> TestOutputTopic<String, T> output(
      RecordSerdes serdes, String topic, Class<T> type) {
    return driver.createOutputTopic(topic, new StringDeserializer(), serdes.deserializer(type));
  }

  @AfterEach
  void stop() {
    driver.close();
  }

  private String released(String author, String text) {
    RawPost post = new RawPost("post-" + posts++, author, text, NOW);
    raw.pipeInput(null, rawPosts.serialize(Topics.RAW_POSTS, post), NOW);
    return safe.readValue().getText();
  }

  @Test
  void shouldGiveAPersonTheSameNameInEveryPostOfAnAuthor() {
    String first = released("anna", "I talked to Barack Obama yesterday");
    String second = released("anna", "and then Barack Obama laughed");

    String name = first.substring("I talked to ".length(), first.indexOf(" yesterday"));
    assertThat(name).isNotEqualTo("Barack Obama").isNotBlank();
    assertThat(second).isEqualTo("and then " + name + " laughed");
    assertThat(released("bert", "I talked to Barack Obama yesterday")).isNotEqualTo(first);
  }

  @Test
  void shouldCountWhatWasReplacedAndPromiseNothingAboutIt() {
    raw.pipeInput(
        null,
        rawPosts.serialize(
            Topics.RAW_POSTS, new RawPost("1", "anna", "Barack Obama: 202-555-0143", NOW)),
        NOW);

    SafePost post = safe.readValue();
    assertThat(post.getEntities()).isEqualTo(Map.of("person", 1, "phone", 1));
    assertThat(post.getMechanism()).isEqualTo("keep");
    assertThat(post.getGuarantee()).contains("replaced without differential privacy");
    assertThat(post.getText()).doesNotContain("Obama", "202-555-0143");
  }

  @Test
  void shouldUseAPlaceOnceEnoughAuthorsAreKnownToShareIt() {
    for (String author : List.of("anna", "bert", "cleo")) {
      assertThat(released(author, "we moved to Brooklyn"))
          .doesNotContain("Brooklyn", "New York", "United States");
    }
    assertThat(shared.readValuesToList())
        .isNotEmpty()
        .allMatch(value -> value.getK() == 3)
        .allMatch(value -> value.getSince().equals(NOW));

    assertThat(released("dora", "we moved to Brooklyn")).doesNotContain("Brooklyn");
    driver.advanceWallClockTime(DELAY);
    assertThat(released("dora", "we too moved to Brooklyn")).contains("Brooklyn");
    assertThat(shared.isEmpty()).isTrue();
  }

  @Test
  void shouldCountAnAuthorOnce() {
    for (int i = 0; i < 5; i++) {
      released("anna", "we moved to Brooklyn for the time " + "again ".repeat(i));
    }

    assertThat(shared.isEmpty()).isTrue();
  }

  @Test
  void shouldStartADamagedCountAgain() {
    released("anna", "we moved to Brooklyn");
    KeyValueStore<String, byte[]> counts = driver.getKeyValueStore(NodeNames.AUTHOR_COUNTS);
    List<String> keys = new ArrayList<>();
    try (var all = counts.all()) {
      all.forEachRemaining(entry -> keys.add(entry.key));
    }
    assertThat(keys).isNotEmpty();
    keys.forEach(key -> counts.put(key, new byte[] {1, 2, 3}));

    for (String author : List.of("bert", "cleo", "dora")) {
      released(author, "we moved to Brooklyn");
    }

    assertThat(shared.readValuesToList()).isNotEmpty();
  }

  @Test
  void shouldWithholdAPostWhoseAuthorsMemoryIsDamaged() {
    KeyValueStore<String, byte[]> names = driver.getKeyValueStore(NodeNames.AUTHOR_NAMES);
    names.put("anna", new byte[] {1, 2, 3});

    raw.pipeInput(
        null,
        rawPosts.serialize(Topics.RAW_POSTS, new RawPost("1", "anna", "Barack Obama left", NOW)),
        NOW);

    assertThat(safe.isEmpty()).isTrue();
    assertThat(withheld.readValue().getId()).isEqualTo("1");
    assertThat(released("bert", "nothing happened")).isEqualTo("nothing happened");
  }
}
