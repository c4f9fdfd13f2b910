package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import io.palimpsest.neighbours.ApicurioConverter;
import io.palimpsest.service.platform.Platform;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/** The packaged plugin in a real worker: what it finds, what it refuses, what it never says. */
class ConnectPluginIT {
  private static final String SOURCE = "io.palimpsest.connect.jsonlines.JsonLinesSource";
  private static final String SINK = "io.palimpsest.connect.jsonlines.JsonLinesSink";
  private static final String PRIVATIZE = "io.palimpsest.connect.Privatize$Value";
  private static final String CANARY = "Xyzzycanary";
  private static final Duration LIMIT = Duration.ofSeconds(60);

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  private static Path directory;

  private static Platform platform;
  private static ConnectWorker worker;

  @BeforeAll
  static void start() throws Exception {
    platform = TestPlatform.start();
    worker = ConnectWorker.start(directory.resolve("worker"), platform);
  }

  @AfterAll
  static void stop() {
    worker.close();
    platform.close();
  }

  @Test
  void shouldFindAllPluginsWithTheirVersion() throws Exception {
    JsonNode plugins = worker.http().get("//connector-plugins?connectorsOnly=false").expect(200);

    assertThat(StreamSupport.stream(plugins.spliterator(), false))
        .filteredOn(plugin -> plugin.path("class").asText().startsWith("io.palimpsest"))
        .allSatisfy(plugin -> assertThat(plugin.path("version").asText()).startsWith("0."))
        .extracting(plugin -> plugin.path("type").asText() + " " + plugin.path("class").asText())
        .containsExactlyInAnyOrder(
            "source " + SOURCE,
            "sink " + SINK,
            "transformation " + PRIVATIZE,
            "transformation io.palimpsest.connect.Privatize$Key");
  }

  @Test
  void shouldSayWhatIsWrongInSettings() throws Exception {
    assertThat(
            errors(SOURCE, Map.of("connector.class", SOURCE, "directory", "posts", "format", "xml"))
                .keySet())
        .contains("directory", "format");
    assertThat(errors(SINK, Map.of("connector.class", SINK, "topics", "t", "roll.records", "0")))
        .containsKeys("directory", "roll.records");
  }

  @Test
  void shouldRefuseAPolicyThatNeedsABudgetAndSayWhy() throws Exception {
    Map<String, String> settings = sink("budget", "raw.any", "default");

    assertThat(errors(SINK, settings).get("transforms.safe.policy"))
        .contains("budget", "ledger", "streaming service");
    assertThat(worker.http().put("//connectors/budget/config", settings).status()).isEqualTo(400);
  }

  @Test
  void shouldPrivatizeJsonWithASchemaAndWithout() throws Exception {
    Topic.create(platform.bootstrapServers(), "raw.schemaless", 1);
    Topic.create(platform.bootstrapServers(), "raw.schemas", 1);
    String post = "{\"author\":\"anna\",\"text\":\"%s met Bob, twice\"}".formatted(CANARY);
    send("raw.schemaless", post);
    send(
        "raw.schemas",
        """
        {"schema":{"type":"struct","optional":false,"fields":[{"field":"author","type":"string","optional":false},
        {"field":"text","type":"string","optional":true}]},"payload":%s}\
        """
            .formatted(post));

    for (String topic : List.of("raw.schemaless", "raw.schemas")) {
      Map<String, String> settings = sink(topic, topic, "redact");
      settings.put("value.converter.schemas.enable", Boolean.toString(topic.endsWith("schemas")));
      worker.connectors().run(topic, settings);

      assertThat(linesOf(topic, 1))
          .singleElement()
          .satisfies(
              line -> {
                assertThat(line.path("author").asText()).isEqualTo("anna");
                assertThat(line.path("text").asText()).isEqualTo("WORD WORD NAME, WORD");
              });
      worker.connectors().delete(topic);
    }
  }

  /**
   * Names, keys and authors on the way into a topic, and out of it again, with a JSON Schema in the
   * registry.
   */
  @Test
  void shouldReplaceNamesAndAuthorsInKeysAndValuesWithAJsonSchema() throws Exception {
    Topic.create(platform.bootstrapServers(), "raw.names", 1);
    Path input = Files.createDirectories(directory.resolve("names-input"));
    String line =
        "{\"id\":\"%d\",\"author\":\"%s\",\"text\":\"Call Anna Smith on 202-555-0143\",\"createdAt\":0}\n";
    Files.writeString(
        input.resolve("posts.jsonl"), line.formatted(1, CANARY) + line.formatted(2, CANARY));

    worker.connectors().run("names", pseudonymizingSource(input));
    Map<String, String> sink = plainSink("names-sink", "raw.names");
    sink.putAll(ApicurioConverter.jsonSchema(platform.registryUrl()));
    worker.connectors().run("names-sink", sink);

    List<JsonNode> lines = linesOf("names-sink", 2);
    assertThat(lines).extracting(post -> post.path("id").asText()).containsExactly("1", "2");
    String pseudonym = lines.get(0).path("author").asText();
    assertThat(pseudonym).matches("[0-9a-f]{32}");
    assertThat(lines).extracting(post -> post.path("author").asText()).containsOnly(pseudonym);
    // Coherent: the same key, author and name give the same name
    assertThat(lines.get(0).path("text")).isEqualTo(lines.get(1).path("text"));
    assertThat(lines.get(0).path("text").asText())
        .matches(".+ on .+")
        .doesNotContain("Anna", "Smith", "0143");
    List<ConsumerRecord<byte[], byte[]>> records =
        Topic.committed(platform.bootstrapServers(), "raw.names");
    assertThat(records)
        .extracting(record -> new String(record.key(), StandardCharsets.UTF_8))
        .containsExactly(pseudonym, pseudonym);
    assertThat(records)
        .extracting(record -> new String(record.value(), StandardCharsets.ISO_8859_1))
        .noneMatch(value -> value.contains(CANARY) || value.contains("Smith"));
    worker.connectors().delete("names");
    worker.connectors().delete("names-sink");
  }

  private static Map<String, String> pseudonymizingSource(Path input) throws IOException {
    Path key = Files.writeString(directory.resolve("master.key"), "42".repeat(32) + "\n");
    Map<String, String> settings = ApicurioConverter.jsonSchema(platform.registryUrl());
    settings.put("connector.class", SOURCE);
    settings.put("directory", input.toString());
    settings.put("topic", "raw.names");
    settings.put("scan.interval.ms", "100");
    settings.put("key.converter", "org.apache.kafka.connect.storage.StringConverter");
    settings.put("transforms", "text,key");
    settings.put("transforms.text.type", PRIVATIZE);
    settings.put("transforms.text.policy", "entities-only");
    settings.put("transforms.text.key.file", key.toString());
    settings.put("transforms.text.author.field", "key:$");
    settings.put("transforms.text.fields", "text");
    settings.put("transforms.text.author.pseudonym.fields", "author");
    settings.put("transforms.text.keep.fields", "id");
    settings.put("transforms.key.type", "io.palimpsest.connect.Privatize$Key");
    settings.put("transforms.key.policy", "redact");
    settings.put("transforms.key.key.file", key.toString());
    settings.put("transforms.key.author.pseudonym.fields", "$");
    return settings;
  }

  /** The queue holds the raw record, so that it belongs to the raw zone. */
  @Test
  void shouldPassOnWhatFailsToTheDeadLetterQueueAndQuoteNothing() throws Exception {
    Topic.create(platform.bootstrapServers(), "raw.some-fail", 1);
    send("raw.some-fail", "{\"author\":\"a\",\"text\":\"good\"}");
    send("raw.some-fail", "{\"author\":\"a\",\"text\":\"x\",\"added\":\"%s\"}".formatted(CANARY));
    // No canary in this one: Connect's own converter quotes what it cannot read
    send("raw.some-fail", "this is no JSON");
    send("raw.some-fail", "{\"author\":\"a\",\"text\":\"good too\"}");
    Map<String, String> settings = sink("some-fail", "raw.some-fail", "redact");
    settings.put("errors.tolerance", "all");
    settings.put("errors.log.enable", "true");
    settings.put("errors.deadletterqueue.topic.name", "raw.some-fail.failed");
    settings.put("errors.deadletterqueue.topic.replication.factor", "1");
    settings.put("errors.deadletterqueue.context.headers.enable", "true");

    worker.connectors().run("some-fail", settings);

    assertThat(linesOf("some-fail", 2))
        .extracting(line -> line.path("text").asText())
        .containsExactly("WORD", "WORD WORD");
    List<ConsumerRecord<byte[], byte[]>> failed =
        Topic.committed(platform.bootstrapServers(), "raw.some-fail.failed");
    assertThat(failed).extracting(record -> header(record, "offset")).containsExactly("1", "2");
    assertThat(header(failed.get(0), "exception.message")).contains("no path names it");
    assertThat(
            header(failed.get(0), "exception.message")
                + header(failed.get(0), "exception.stacktrace"))
        .doesNotContainIgnoringCase(CANARY);
    worker.connectors().delete("some-fail");
  }

  @Test
  void shouldFailWithoutAWordOfTheRecord() throws Exception {
    Topic.create(platform.bootstrapServers(), "raw.all-fail", 1);
    send("raw.all-fail", "{\"author\":\"a\",\"text\":\"x\",\"added\":\"%s\"}".formatted(CANARY));

    worker.connectors().put("all-fail", sink("all-fail", "raw.all-fail", "redact"));

    assertThat(worker.connectors().awaitFailure("all-fail"))
        .contains("raw.all-fail", "offset 0", "no path names it")
        .doesNotContainIgnoringCase(CANARY);
    assertThat(worker.log().lines()).anyMatch(line -> line.contains("no path names it"));
    assertThat(worker.log().lines()).noneMatch(line -> line.contains(CANARY));
    worker.connectors().delete("all-fail");
  }

  private static Map<String, String> errors(String plugin, Map<String, String> settings)
      throws IOException, InterruptedException {
    Map<String, String> errors = new HashMap<>();
    for (JsonNode config : worker.connectors().validated(plugin, settings).path("configs")) {
      JsonNode found = config.path("value").path("errors");
      if (!found.isEmpty()) {
        errors.put(config.path("value").path("name").asText(), found.toString());
      }
    }
    return errors;
  }

  private static void send(String topic, String value) throws Exception {
    Topic.write(platform.bootstrapServers(), topic, value.getBytes(StandardCharsets.UTF_8));
  }

  private static List<JsonNode> linesOf(String connector, int count) {
    LineFiles files = new LineFiles(directory.resolve(connector));
    return await("lines of " + connector)
        .atMost(LIMIT)
        .until(files::lines, lines -> lines.size() >= count);
  }

  private static String header(ConsumerRecord<byte[], byte[]> record, String name) {
    return new String(
        record.headers().lastHeader("__connect.errors." + name).value(), StandardCharsets.UTF_8);
  }

  private static Map<String, String> sink(String name, String topic, String policy)
      throws IOException {
    Map<String, String> settings = plainSink(name, topic);
    settings.put("value.converter.schemas.enable", "false");
    settings.put("value.converter", "org.apache.kafka.connect.json.JsonConverter");
    settings.put("transforms", "safe");
    settings.put("transforms.safe.type", PRIVATIZE);
    settings.put("transforms.safe.policy", policy);
    settings.put("transforms.safe.fields", "text");
    settings.put("transforms.safe.keep.fields", "author");
    return settings;
  }

  private static Map<String, String> plainSink(String name, String topic) throws IOException {
    Map<String, String> settings = new HashMap<>();
    settings.put("name", name);
    settings.put("connector.class", SINK);
    settings.put("topics", topic);
    settings.put("directory", Files.createDirectories(directory.resolve(name)).toString());
    settings.put("roll.interval.ms", "100");
    return settings;
  }
}
