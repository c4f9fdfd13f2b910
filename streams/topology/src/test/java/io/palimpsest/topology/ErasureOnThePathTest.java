package io.palimpsest.topology;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.schemas.Preference;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.topology.topic.Topics;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.TestOutputTopic;
import org.apache.kafka.streams.state.KeyValueStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys of authors, what they protect, and what is left without them. */
class ErasureOnThePathTest {
  private static final List<String> STORES = List.of(NodeNames.AUTHORS, NodeNames.AUTHOR_NAMES);

  /** A byte of an author's entry that belongs to the wrapped key. */
  private static final int IN_KEY = 20;

  @TempDir private Path directory;

  private PathDriver path;

  @BeforeEach
  void start() {
    path =
        PathDriver.withLexicon(
            directory.resolve("state"),
            PolicyReader.read(
                """
                policy: everything
                version: 1
                topics: [raw.posts]
                entities: { person: { action: pseudonymize } }
                tokens: { mechanism: custext, epsilon: 1.0, k: 5, level: user }
                budget: { epsilon: 100, delta: 1e-6, window: P1D }
                """),
            KeyRing.of(MasterKey.random(), List.of()),
            TinyLexicon.in(directory));
  }

  @AfterEach
  void stop() {
    path.close();
  }

  private List<byte[]> values(String store) {
    KeyValueStore<String, byte[]> entries = path.driver.getKeyValueStore(store);
    List<byte[]> values = new ArrayList<>();
    try (var all = entries.all()) {
      all.forEachRemaining(entry -> values.add(entry.value));
    }
    return values;
  }

  @Test
  void shouldDestroyTheKeyAndAllStateAndWriteAReceipt() {
    path.prefer(new Preference("anna", true, null, 50.0, PathDriver.NOW));
    path.publish("1", "anna", "Barack Obama drank coffee");
    path.publish("2", "bert", "Barack Obama drank coffee");
    assertThat(STORES).allSatisfy(store -> assertThat(values(store)).isNotEmpty());

    path.forget("anna", "request-1");

    assertThat(path.receipts.readKeyValue().value)
        .isEqualTo(new ErasureReceipt("request-1", 3, PathDriver.NOW));
    assertThat(values(NodeNames.AUTHORS)).hasSize(1);
    assertThat(values(NodeNames.AUTHOR_NAMES)).hasSize(1);
  }

  @Test
  void shouldStartAfreshWithAnotherPseudonymAndOtherDraws() {
    String text = String.join(" ", TinyLexicon.WORDS);
    path.publish("1", "anna", text);
    path.forget("anna", "request-1");
    path.publish("1", "anna", text);

    List<SafePost> safe = path.safe.readValuesToList();
    assertThat(safe).hasSize(2);
    assertThat(safe.get(0).getAuthor()).isNotEqualTo(safe.get(1).getAuthor());
    assertThat(safe.get(0).getText()).isNotEqualTo(safe.get(1).getText());
  }

  @Test
  void shouldTakeAnAuthorsWishOffItsTopicAndKeepOneThatComesAfterTheReceipt() {
    path.prefer(new Preference("anna", false, null, null, PathDriver.NOW));
    path.forget("anna", "request-1");
    path.publish("1", "anna", "coffee");

    assertThat(path.receipts.readValuesToList()).hasSize(1);
    assertThat(path.withdrawn.readRecordsToList())
        .singleElement()
        .matches(record -> record.key().equals("anna") && record.value() == null);
    assertThat(path.safe.readValuesToList()).hasSize(1);

    path.prefer(new Preference("anna", false, null, null, PathDriver.NOW));
    path.publish("2", "anna", "tea");
    assertThat(path.safe.isEmpty()).isTrue();
    assertThat(path.withheld.readValue().getReason()).isEqualTo(WithheldReason.AUTHOR_DECLINED);
  }

  @Test
  void shouldConfirmAnErasureOfSomebodyWhoIsNotKnown() {
    path.forget("nobody", "request-1");

    assertThat(path.receipts.readValue().getEntries()).isZero();
    assertThat(path.counters.erasures()).isEqualTo(1);
  }

  @Test
  void shouldKeepNoAuthorAndNoNameInClear() {
    path.publish("1", "anna@example.com", "Barack Obama drank coffee");

    List<String> secrets = List.of("anna@example.com", "Barack", "Obama", "coffee");
    for (String store : STORES) {
      KeyValueStore<String, byte[]> entries = path.driver.getKeyValueStore(store);
      try (var all = entries.all()) {
        all.forEachRemaining(
            entry -> assertThat(entry.key + latin(entry.value)).doesNotContain(secrets));
      }
    }
    for (String store : STORES) {
      TestOutputTopic<byte[], byte[]> changelog =
          path.driver.createOutputTopic(
              PrivatizerConfig.DEFAULT_APPLICATION_ID + "-" + store + "-changelog",
              new ByteArrayDeserializer(),
              new ByteArrayDeserializer());
      changelog
          .readKeyValuesToList()
          .forEach(
              record ->
                  assertThat(latin(record.key) + latin(record.value)).doesNotContain(secrets));
    }
  }

  private static String latin(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  @Test
  void shouldWithholdAPostWhoseAuthorsKeyIsDamaged() {
    path.publish("1", "anna", "coffee");
    path.safe.readValue();
    flip(IN_KEY);

    path.publish("2", "anna", "tea");

    assertThat(path.safe.isEmpty()).isTrue();
    assertThat(path.withheld.readValue())
        .matches(withheld -> withheld.getReason() == WithheldReason.KEY_UNAVAILABLE)
        .matches(withheld -> withheld.getAuthor().isEmpty());
  }

  @Test
  void shouldWithholdAPostWhoseAuthorsEntryIsDamaged() {
    path.publish("1", "anna", "coffee");
    String pseudonym = path.safe.readValue().getAuthor();
    flip(values(NodeNames.AUTHORS).get(0).length - 1);

    path.publish("2", "anna", "tea");

    assertThat(path.safe.isEmpty()).isTrue();
    assertThat(path.withheld.readValue())
        .matches(withheld -> withheld.getReason() == WithheldReason.PRIVATIZATION_FAILED)
        .matches(withheld -> withheld.getAuthor().equals(pseudonym));
    assertThat(path.counters.brokenSeals()).isEqualTo(1);
  }

  @Test
  void shouldGoOnWhenSomebodyAsksWhoseEntryIsDamaged() {
    path.publish("1", "anna", "coffee");
    path.safe.readValue();
    byte[] whole = values(NodeNames.AUTHORS).get(0);
    flip(whole.length - 1);
    byte[] damaged = values(NodeNames.AUTHORS).get(0);

    path.withdrawPreference("anna");
    path.prefer(new Preference("anna", false, null, null, PathDriver.NOW));
    path.publish("1", "bert", "coffee");

    assertThat(path.safe.readValuesToList()).hasSize(1);
    assertThat(path.counters.brokenSeals()).isEqualTo(2);
    assertThat(values(NodeNames.AUTHORS))
        .as("the last good copy is in the changelog")
        .contains(damaged);
  }

  @Test
  void shouldNotOpenAnEntryThatWasCutOffBehindTheKey() {
    path.publish("1", "anna", "coffee");
    path.safe.readValue();
    byte[] whole = values(NodeNames.AUTHORS).get(0);
    put(Arrays.copyOf(whole, 3 + ByteBuffer.wrap(whole).getShort(1)));

    path.publish("2", "anna", "tea");

    assertThat(path.safe.isEmpty()).isTrue();
    assertThat(path.withheld.readValue().getReason())
        .isEqualTo(WithheldReason.PRIVATIZATION_FAILED);
  }

  /** Puts another entry in place of the only one. */
  private void put(byte[] entry) {
    KeyValueStore<String, byte[]> authors = path.driver.getKeyValueStore(NodeNames.AUTHORS);
    String key;
    try (var all = authors.all()) {
      key = all.next().key;
    }
    authors.put(key, entry);
  }

  /** Damages the only author's entry at a byte. */
  private void flip(int at) {
    KeyValueStore<String, byte[]> authors = path.driver.getKeyValueStore(NodeNames.AUTHORS);
    KeyValue<String, byte[]> kept;
    try (var all = authors.all()) {
      kept = all.next();
    }
    byte[] other = kept.value.clone();
    other[at] ^= 1;
    authors.put(kept.key, other);
  }

  @Test
  void shouldReleaseNothingOfAnAuthorWhoAskedForSomethingWhileTheKeyWasAway() {
    path.publish("1", "anna", "coffee");
    path.safe.readValue();
    byte[] whole = values(NodeNames.AUTHORS).get(0);
    flip(IN_KEY);
    path.prefer(new Preference("anna", false, null, null, PathDriver.NOW));
    assertThat(values(NodeNames.AUTHORS).get(0)).as("is not written over").isNotEqualTo(whole);
    put(whole);

    path.publish("2", "anna", "tea");
    assertThat(path.withheld.readValue().getReason()).isEqualTo(WithheldReason.AUTHOR_DECLINED);

    path.prefer(new Preference("anna", true, null, null, PathDriver.NOW));
    path.publish("2", "anna", "tea");
    assertThat(path.safe.readValuesToList()).hasSize(1);
  }

  @Test
  void shouldMakeNoKeyForAWithdrawalOfSomebodyWhoIsNotKnown() {
    path.withdrawPreference("nobody");

    assertThat(values(NodeNames.AUTHORS)).isEmpty();
  }

  @Test
  void shouldMakeADeadLetterOfARequestThatIsNone() {
    path.driver
        .createInputTopic(Topics.ERASURES, new ByteArraySerializer(), new ByteArraySerializer())
        .pipeInput(new byte[] {1}, new byte[] {1, 2, 3}, PathDriver.NOW);

    assertThat(path.deadLetters.readValue().getStep()).isEqualTo("read-erasure");
    assertThat(path.receipts.isEmpty()).isTrue();
  }
}
