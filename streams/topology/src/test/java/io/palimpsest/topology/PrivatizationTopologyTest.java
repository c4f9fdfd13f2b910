package io.palimpsest.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyGuarantee;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.BudgetClass;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.registry.RegistryUnavailableException;
import io.palimpsest.topology.step.PathCounters;
import io.palimpsest.topology.topic.Topics;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TestOutputTopic;
import org.apache.kafka.streams.test.TestRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivatizationTopologyTest {
  private static final Instant NOW = PathDriver.NOW;
  private static final Duration WINDOW = PathDriver.WINDOW;
  private static final Policy POLICY = BuiltInPolicies.redact();
  private static final int LIMIT = 100;

  @TempDir private Path stateDirectory;

  private PathDriver path;
  private InMemoryRegistry registry;
  private PathCounters counters;
  private TestInputTopic<byte[], byte[]> raw;
  private TestOutputTopic<String, SafePost> safe;
  private TestOutputTopic<String, DeadLetter> deadLetters;
  private TestOutputTopic<String, Withheld> withheld;

  @BeforeEach
  void start() {
    path =
        PathDriver.of(
            PathDriver.config(stateDirectory, LIMIT, 0),
            POLICY,
            KeyRing.of(MasterKey.random(), List.of()),
            Optional.empty());
    registry = path.registry;
    counters = path.counters;
    raw = path.raw;
    safe = path.safe;
    deadLetters = path.deadLetters;
    withheld = path.withheld;
  }

  @AfterEach
  void stop() {
    path.close();
  }

  /** The record's time; the post itself was always written now. */
  private void publish(String id, String author, String text, Instant at) {
    raw.pipeInput(null, bytes(id, author, text), at);
  }

  private byte[] bytes(String id, String author, String text) {
    return path.bytes(id, author, text, NOW);
  }

  private void assertNothingElseCameOut() {
    assertThat(safe.isEmpty()).isTrue();
    assertThat(deadLetters.isEmpty()).isTrue();
    assertThat(withheld.isEmpty()).isTrue();
  }

  @Test
  void shouldHaveTheGraphOfTheGoldenFile() throws IOException {
    // Given
    String golden;
    try (var in = getClass().getResourceAsStream("/topology.txt")) {
      golden = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }

    // When
    String drawn = path.topology().describe().toString();

    // Then
    assertThat(drawn).isEqualTo(golden).doesNotContain("KSTREAM-");
  }

  @Test
  void shouldReleaseRedactedTextWithItsPromise() {
    publish("1", "anna", "Call Anna on 555-0100", NOW);

    TestRecord<String, SafePost> release = safe.readRecord();
    SafePost post = release.value();
    assertThat(release.key()).isEqualTo(post.getAuthor());
    assertThat(release.headers()).isEmpty();
    assertThat(post.getId()).isEqualTo("1");
    assertThat(post.getAuthor()).matches("[0-9a-f]{32}");
    assertThat(post.getText()).isEqualTo("WORD NAME WORD NUMBER");
    assertThat(post.getCreatedAt()).isEqualTo(NOW);
    assertThat(post.getPolicy()).isEqualTo("redact");
    assertThat(post.getPolicyVersion()).isEqualTo(1);
    assertThat(post.getMechanism()).isEqualTo("redact");
    assertThat(path.promiseOf(post)).isEqualTo(PolicyGuarantee.of(POLICY).inWords());
    assertThat(post.getEpsilonCharged()).isZero();
    assertThat(post.getRemainingBudget()).isEqualTo(BudgetClass.UNMETERED);
    assertThat(post.getEntities()).isEqualTo(Map.of("name", 1, "number", 1));
    assertThat(post.getLexiconFingerprint()).isNull();
    assertThat(counters.released()).isEqualTo(1);
    assertNothingElseCameOut();
  }

  @Test
  void shouldDropHeadersOfTheRawRecord() {
    RecordHeaders headers = new RecordHeaders();
    headers.add("note", "a secret of the producer".getBytes(StandardCharsets.UTF_8));

    raw.pipeInput(new TestRecord<>(null, bytes("1", "anna", "hello"), headers, NOW));
    raw.pipeInput(new TestRecord<>(null, bytes("", "anna", "hello"), headers, NOW));

    assertThat(safe.readRecord().headers()).isEmpty();
    assertThat(deadLetters.readRecord().headers()).isEmpty();
    assertNothingElseCameOut();
  }

  @Test
  void shouldReleaseTheSamePostOnce() {
    publish("1", "anna", "hello there", NOW);
    publish("1", "anna", "hello there", NOW.plusSeconds(1));

    assertThat(safe.readValuesToList()).hasSize(1);
    assertThat(counters.duplicates()).isEqualTo(1);
    assertNothingElseCameOut();
  }

  @Test
  void shouldReleaseAgainWhenTextChangesUnderTheSameId() {
    publish("1", "anna", "hello there", NOW);
    publish("1", "anna", "hello there again", NOW);
    publish("1", "anna", "hello there", NOW);

    assertThat(safe.readValuesToList())
        .extracting(SafePost::getText)
        .containsExactly("WORD WORD", "WORD WORD WORD");
    assertNothingElseCameOut();
  }

  @Test
  void shouldKeepAuthorsApartWhenTheyUseTheSameId() {
    publish("1", "anna", "hello", NOW);
    publish("1", "bert", "hello", NOW);

    assertThat(safe.readValuesToList()).extracting(SafePost::getAuthor).doesNotHaveDuplicates();
    assertNothingElseCameOut();
  }

  @Test
  void shouldForgetReleasesAfterTheWindow() {
    publish("1", "anna", "hello", NOW);
    publish("2", "anna", "hello", NOW.plus(WINDOW.multipliedBy(3)));
    publish("1", "anna", "hello", NOW.plus(WINDOW.multipliedBy(3)));

    assertThat(safe.readValuesToList()).extracting(SafePost::getId).containsExactly("1", "2", "1");
    assertNothingElseCameOut();
  }

  @Test
  void shouldRecogniseDuplicatesOfPostsThatCameLate() {
    publish("new", "anna", "hello", NOW);
    publish("old", "anna", "hello", NOW.minus(WINDOW.multipliedBy(5)));
    publish("old", "anna", "hello", NOW.minus(WINDOW.multipliedBy(5)));

    assertThat(safe.readValuesToList()).extracting(SafePost::getId).containsExactly("new", "old");
    assertNothingElseCameOut();
  }

  @Test
  void shouldNotLetARecordFromTheFutureExpireWhatIsRemembered() {
    publish("1", "anna", "hello", Instant.now());
    publish("2", "anna", "hello", Instant.now().plus(WINDOW.multipliedBy(1000)));
    publish("1", "anna", "hello", Instant.now());

    assertThat(safe.readValuesToList()).extracting(SafePost::getId).containsExactly("1", "2");
    assertNothingElseCameOut();
  }

  @Test
  void shouldWriteADeadLetterWithCoordinatesOnly() {
    publish("0", "anna", "fine", NOW);
    publish("1", "", "the text", NOW);

    DeadLetter letter = deadLetters.readValue();
    assertThat(letter)
        .isEqualTo(
            new DeadLetter(
                Topics.RAW_POSTS, 0, 1L, "validate", DeadLetterReason.MISSING_AUTHOR, null, NOW));
    assertThat(counters.deadLetters(DeadLetterReason.MISSING_AUTHOR)).isEqualTo(1);
    assertThat(safe.readValuesToList()).hasSize(1);
    assertNothingElseCameOut();
  }

  @Test
  void shouldGiveEachKindOfBadRecordItsReasonAndGoOn() {
    Schema other = SchemaBuilder.record("Other").fields().requiredInt("count").endRecord();
    int otherId = registry.register("other-value", other);
    byte[] good = bytes("1", "anna", "hello");
    byte[] malformed = bytes("1", "anna", "hellX");
    malformed[new String(malformed, StandardCharsets.ISO_8859_1).indexOf('X')] = (byte) 0xFF;

    List<byte[]> bad =
        Arrays.asList(
            null,
            new byte[0],
            "not avro".getBytes(StandardCharsets.UTF_8),
            new byte[] {0, 0, 0, 99, 99, 1, 2, 3},
            new byte[] {0, 0, 0, 0, (byte) otherId, 2},
            Arrays.copyOf(good, good.length - 3),
            Arrays.copyOf(good, good.length + 3),
            malformed,
            bytes("", "anna", "hello"),
            bytes("an id", "anna", "hello"),
            bytes("1", "   ", "hello"),
            bytes("1", "a".repeat(257), "hello"),
            bytes("1", "anna", " \n"),
            bytes("1", "anna", "é".repeat(LIMIT / 2) + "x"));
    bad.forEach(record -> raw.pipeInput(null, record, NOW));
    raw.pipeInput(null, good, NOW);

    assertThat(deadLetters.readValuesToList())
        .extracting(DeadLetter::getReason)
        .containsExactly(
            DeadLetterReason.NULL_VALUE,
            DeadLetterReason.NOT_WIRE_FORMAT,
            DeadLetterReason.NOT_WIRE_FORMAT,
            DeadLetterReason.UNKNOWN_SCHEMA,
            DeadLetterReason.INCOMPATIBLE_SCHEMA,
            DeadLetterReason.UNDECODABLE,
            DeadLetterReason.UNDECODABLE,
            DeadLetterReason.MALFORMED_UTF8,
            DeadLetterReason.MISSING_ID,
            DeadLetterReason.INVALID_ID,
            DeadLetterReason.MISSING_AUTHOR,
            DeadLetterReason.INVALID_AUTHOR,
            DeadLetterReason.EMPTY_TEXT,
            DeadLetterReason.TEXT_TOO_LONG);
    assertThat(safe.readValuesToList()).hasSize(1);
    assertNothingElseCameOut();
  }

  @Test
  void shouldNotGiveUpAPostWhenTheRegistryIsAway() {
    byte[] post = bytes("1", "anna", "hello");
    registry.setAvailable(false);

    assertThatThrownBy(() -> raw.pipeInput(null, post, NOW))
        .hasRootCauseInstanceOf(RegistryUnavailableException.class);

    assertNothingElseCameOut();
  }
}
