package io.palimpsest.topology;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.topology.topic.Topics;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.streams.state.KeyValueStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People and places on the path: found, replaced, remembered, counted. */
class EntitiesOnThePathTest {
  private static final Policy POLICY =
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
          """);

  @TempDir private Path stateDirectory;

  private PathDriver path;
  private int posts;

  @BeforeEach
  void start() {
    path =
        PathDriver.withoutLexicon(
            stateDirectory, POLICY, KeyRing.of(MasterKey.parse("0f".repeat(32)), List.of()));
  }

  @AfterEach
  void stop() {
    path.close();
  }

  private String released(String author, String text) {
    path.publish("post-" + posts++, author, text);
    return path.safe.readValue().getText();
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
    path.publish("1", "anna", "Barack Obama: 202-555-0143");

    SafePost post = path.safe.readValue();
    assertThat(post.getEntities()).isEqualTo(Map.of("person", 1, "phone", 1));
    assertThat(post.getMechanism()).isEqualTo("keep");
    assertThat(path.promiseOf(post)).contains("replaced without differential privacy");
    assertThat(post.getText()).doesNotContain("Obama", "202-555-0143");
  }

  /** Another process would write another order, and other bytes for the same release. */
  @Test
  void shouldWriteWhatWasCountedInTheOrderOfItsLabels() {
    path.publish(
        "1", "anna", "Barack Obama, 202-555-0143, bo@example.com, https://example.com, $20, 10:30");

    byte[] value =
        path.driver
            .createOutputTopic(
                Topics.SAFE_POSTS, new StringDeserializer(), new ByteArrayDeserializer())
            .readValue();
    String written = new String(value, StandardCharsets.ISO_8859_1);
    SafePost post = path.serdes.deserializer(SafePost.class).deserialize(Topics.SAFE_POSTS, value);
    assertThat(post.getEntities()).hasSizeGreaterThan(4);
    assertThat(post.getEntities().keySet().stream().sorted().map(written::lastIndexOf).toList())
        .isSorted();
  }

  @Test
  void shouldUseAPlaceOnceEnoughAuthorsAreKnownToShareIt() {
    for (String author : List.of("anna", "bert", "cleo")) {
      assertThat(released(author, "we moved to Brooklyn"))
          .doesNotContain("Brooklyn", "New York", "United States");
    }
    assertThat(path.shared.readValuesToList())
        .isNotEmpty()
        .allMatch(value -> value.getK() == 3)
        .allMatch(value -> value.getSince().equals(PathDriver.NOW));

    assertThat(released("dora", "we moved to Brooklyn")).doesNotContain("Brooklyn");
    path.driver.advanceWallClockTime(PathDriver.SHARING_DELAY);
    assertThat(released("dora", "we too moved to Brooklyn")).contains("Brooklyn");
    assertThat(path.shared.isEmpty()).isTrue();
  }

  @Test
  void shouldCountAnAuthorOnce() {
    for (int i = 0; i < 5; i++) {
      released("anna", "we moved to Brooklyn for the time " + "again ".repeat(i));
    }

    assertThat(path.shared.isEmpty()).isTrue();
  }

  @Test
  void shouldStartADamagedCountAgain() {
    released("anna", "we moved to Brooklyn");
    KeyValueStore<String, byte[]> counts = path.driver.getKeyValueStore(NodeNames.AUTHOR_COUNTS);
    List<String> keys = new ArrayList<>();
    try (var all = counts.all()) {
      all.forEachRemaining(entry -> keys.add(entry.key));
    }
    assertThat(keys).isNotEmpty();
    keys.forEach(key -> counts.put(key, new byte[] {1, 2, 3}));

    for (String author : List.of("bert", "cleo", "dora")) {
      released(author, "we moved to Brooklyn");
    }

    assertThat(path.shared.readValuesToList()).isNotEmpty();
  }

  @Test
  void shouldWithholdAPostWhoseAuthorsMemoryIsDamaged() {
    released("anna", "Barack Obama came");
    KeyValueStore<String, byte[]> names = path.driver.getKeyValueStore(NodeNames.AUTHOR_NAMES);
    List<String> keys = new ArrayList<>();
    try (var all = names.all()) {
      all.forEachRemaining(entry -> keys.add(entry.key));
    }
    assertThat(keys).hasSize(1);
    names.put(keys.get(0), new byte[] {1, 2, 3});

    path.publish("1", "anna", "Barack Obama left");

    assertThat(path.safe.isEmpty()).isTrue();
    assertThat(path.withheld.readValue().getId()).isEqualTo("1");
    assertThat(released("bert", "nothing happened")).isEqualTo("nothing happened");
  }
}
