package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRefusedException;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.DecoderFactory;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One running path; each test has authors and ids of its own. */
class PathIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final Instant NOW = Instant.ofEpochMilli(1_780_000_000_000L);

  @TempDir private static Path stateDirectory;

  private static Platform platform;
  private static PrivatizationService service;
  private static SchemaRegistry registry;
  private static RawBytes raw;
  private static Serializer<RawPost> rawPosts;
  private static Deserializer<SafePost> safePosts;
  private static Deserializer<DeadLetter> deadLetters;

  @BeforeAll
  static void start() {
    platform = TestPlatform.start();
    service = RunningPath.redacting().start(platform, stateDirectory);
    registry = ConfluentSchemaRegistry.at(platform.registryUrl());
    RecordSerdes serdes = new RecordSerdes(registry, Registration.AUTOMATIC);
    rawPosts = serdes.serializer(Topics.RAW_POSTS, RawPost.class);
    safePosts = serdes.deserializer(SafePost.class);
    deadLetters = serdes.deserializer(DeadLetter.class);
    raw = new RawBytes(platform.bootstrapServers());
  }

  @AfterAll
  static void stop() {
    raw.close();
    service.close();
    registry.close();
    platform.close();
  }

  private static byte[] bytes(String id, String author, String text) {
    return rawPosts.serialize(Topics.RAW_POSTS, new RawPost(id, author, text, NOW));
  }

  /** Each test has ids of its own: nobody but the service knows the pseudonyms. */
  private static List<SafePost> safePostsOf(String prefix) {
    return Topic.committed(platform.bootstrapServers(), Topics.SAFE_POSTS).stream()
        .map(r -> safePosts.deserialize(r.topic(), r.value()))
        .filter(post -> post.getId().startsWith(prefix))
        .toList();
  }

  private static List<DeadLetter> deadLetters() {
    return Topic.committed(platform.bootstrapServers(), Topics.DEAD_LETTERS).stream()
        .map(r -> deadLetters.deserialize(r.topic(), r.value()))
        .toList();
  }

  private static List<SafePost> awaitSafePostsOf(String prefix, int count) {
    await("safe posts").atMost(LIMIT).until(() -> safePostsOf(prefix).size() >= count);
    return safePostsOf(prefix);
  }

  @Test
  void shouldReleaseARedactedPost() {
    raw.send(bytes("e2e-1", "end-to-end", "Call Anna on 555-0100"));

    assertThat(awaitSafePostsOf("e2e-", 1))
        .singleElement()
        .satisfies(
            post -> {
              assertThat(post.getId()).isEqualTo("e2e-1");
              assertThat(post.getText()).isEqualTo("WORD NAME WORD NUMBER");
              assertThat(post.getCreatedAt()).isEqualTo(NOW);
              assertThat(post.getPolicy()).isEqualTo("redact");
            });
  }

  @Test
  void shouldReleaseEachOfManyPostsOnce() {
    for (int i = 0; i < 50; i++) {
      raw.send(bytes("many-" + i, "diligent", "post number " + i));
    }
    raw.send(bytes("many-end", "diligent", "end"));

    List<SafePost> released = awaitSafePostsOf("many-", 51);
    assertThat(released).extracting(SafePost::getId).doesNotHaveDuplicates().hasSize(51);
    assertThat(released).extracting(SafePost::getAuthor).containsOnly(released.get(0).getAuthor());
  }

  @Test
  void shouldReleaseDuplicatesOnceAndChangedTextsAgain() {
    for (int i = 0; i < 5; i++) {
      raw.send("k".getBytes(StandardCharsets.UTF_8), bytes("d-1", "twice", "same text"), List.of());
    }
    raw.send("k".getBytes(StandardCharsets.UTF_8), bytes("d-1", "twice", "another"), List.of());
    raw.send("k".getBytes(StandardCharsets.UTF_8), bytes("d-end", "twice", "end"), List.of());

    assertThat(awaitSafePostsOf("d-", 3))
        .extracting(SafePost::getText)
        .containsExactly("WORD WORD", "WORD", "WORD");
  }

  @Test
  void shouldTurnPoisonIntoDeadLettersAndGoOn() throws Exception {
    byte[] good = bytes("p-1", "poisoned", "fine");
    byte[] malformed = bytes("p-2", "poisoned", "finX");
    malformed[new String(malformed, StandardCharsets.ISO_8859_1).indexOf('X')] = (byte) 0xC0;
    int json = registerJsonSchema();
    Map<byte[], DeadLetterReason> poison =
        new LinkedHashMap<>(
            Map.of(
                new byte[] {1, 2},
                DeadLetterReason.NOT_WIRE_FORMAT,
                new byte[] {0, 0, 9, 9, 9, 1},
                DeadLetterReason.UNKNOWN_SCHEMA,
                ByteBuffer.allocate(7).put((byte) 0).putInt(json).array(),
                DeadLetterReason.UNKNOWN_SCHEMA,
                Arrays.copyOf(good, good.length - 2),
                DeadLetterReason.UNDECODABLE,
                malformed,
                DeadLetterReason.MALFORMED_UTF8,
                bytes("", "poisoned", "x"),
                DeadLetterReason.MISSING_ID,
                bytes("p-3", "", "x"),
                DeadLetterReason.MISSING_AUTHOR,
                bytes("p-4", "poisoned", "x".repeat(100_001)),
                DeadLetterReason.TEXT_TOO_LONG));
    long before = deadLetters().size();

    raw.send(good);
    raw.send(null).get();
    for (byte[] record : poison.keySet()) {
      raw.send(record).get();
    }
    raw.send(bytes("p-end", "poisoned", "fine as well"));

    assertThat(awaitSafePostsOf("p-", 2))
        .extracting(SafePost::getId)
        .containsExactlyInAnyOrder("p-1", "p-end");
    int expected = poison.size() + 1;
    await("dead letters").atMost(LIMIT).until(() -> deadLetters().size() >= before + expected);
    assertThat(deadLetters())
        .extracting(DeadLetter::getReason)
        .containsAll(
            Stream.concat(Stream.of(DeadLetterReason.NULL_VALUE), poison.values().stream())
                .toList());
    assertThat(deadLetters()).hasSize((int) before + expected);
    assertThat(deadLetters())
        .allSatisfy(
            letter -> {
              assertThat(letter.getTopic()).isEqualTo(Topics.RAW_POSTS);
              assertThat(letter.getStep()).isEqualTo("validate");
            });
  }

  private static int registerJsonSchema() throws IOException, InterruptedException {
    HttpResponse<String> response =
        HttpClient.newHttpClient()
            .send(
                HttpRequest.newBuilder(
                        URI.create(platform.registryUrl() + "/subjects/json-value/versions"))
                    .header("Content-Type", "application/vnd.schemaregistry.v1+json")
                    .POST(
                        HttpRequest.BodyPublishers.ofString(
                            """
                            {"schemaType":"JSON","schema":"{\\"type\\":\\"object\\",\\"properties\\":{\\"a\\":{\\"type\\":\\"string\\"}}}"}
                            """))
                    .build(),
                HttpResponse.BodyHandlers.ofString());
    assertThat(response.statusCode()).isEqualTo(200);
    return new ObjectMapper().readTree(response.body()).path("id").asInt();
  }

  @Test
  void shouldRefuseATopicThatAnotherApplicationUses() {
    Schema foreign = SchemaBuilder.record("Foreign").fields().requiredInt("count").endRecord();
    registry.register("safe.foreign-value", foreign);
    RecordSerdes serdes = new RecordSerdes(registry, Registration.AUTOMATIC);

    assertThatThrownBy(() -> serdes.serializer("safe.foreign", SafePost.class))
        .isInstanceOf(SchemaRefusedException.class)
        .hasMessageContaining("safe.foreign-value");
  }

  @Test
  void shouldBeReadableWithAStockAvroReaderAndTheRegistryAlone() throws Exception {
    raw.send(bytes("s-1", "stock", "read me"));
    awaitSafePostsOf("s-", 1);
    ConsumerRecord<byte[], byte[]> record =
        Topic.committed(platform.bootstrapServers(), Topics.SAFE_POSTS).stream()
            .filter(r -> safePosts.deserialize(r.topic(), r.value()).getId().equals("s-1"))
            .findFirst()
            .orElseThrow();

    ByteBuffer wire = ByteBuffer.wrap(record.value());
    assertThat(wire.get()).isZero();
    Schema schema = schemaById(wire.getInt());
    GenericRecord post =
        new GenericDatumReader<GenericRecord>(schema)
            .read(
                null,
                DecoderFactory.get()
                    .binaryDecoder(record.value(), wire.position(), wire.remaining(), null));

    assertThat(post.get("text")).hasToString("WORD WORD");
    assertThat(post.get("author").toString())
        .matches("[0-9a-f]{32}")
        .isEqualTo(new String(record.key(), StandardCharsets.UTF_8));
    assertThat(subjects()).contains("safe.posts-value", "raw.posts-value");
  }

  private static Schema schemaById(int id) throws IOException, InterruptedException {
    String answer = get("/schemas/ids/" + id);
    return new Schema.Parser().parse(new ObjectMapper().readTree(answer).path("schema").asText());
  }

  private static String subjects() throws IOException, InterruptedException {
    return get("/subjects");
  }

  private static String get(String path) throws IOException, InterruptedException {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create(platform.registryUrl() + path)).build(),
            HttpResponse.BodyHandlers.ofString())
        .body();
  }
}
