package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.service.platform.Platform;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line as a process: exit codes, and what goes to which stream. */
class CommandLineIT {
  private static final String KEY = "ab".repeat(32);

  @TempDir private Path directory;

  private record Result(int exitCode, String out, String err) {}

  private Result run(String input, List<String> arguments) throws Exception {
    Path in = Files.writeString(directory.resolve("in"), input);
    Path out = directory.resolve("out");
    Path err = directory.resolve("err");
    List<String> command =
        new ArrayList<>(ServiceProcess.command(arguments.toArray(String[]::new)));
    command.addAll(1, ServiceProcess.SHORT_LIVED);
    Process process =
        new ProcessBuilder(command)
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertThat(process.waitFor(90, TimeUnit.SECONDS)).isTrue();
    return new Result(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  private static void assertOneClearLine(Result result, String... parts) {
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err().lines()).singleElement().asString().contains(parts);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "privatize --nonsense",
        "privatize --policy no-such-policy",
        "privatize --key 1234",
        "privatize --max-text-bytes 0",
        "privatize --max-text-bytes many",
        "policy check",
        "policy check no-such-file.yaml",
        "run --policy redact --bootstrap-servers localhost:1",
        "run --sharing-delay PT0S",
        "privatize --entities perhaps",
        "privatize --policy entities-only --entities off",
        "run --threads 0",
        "run --application-id palimpsest",
        "run --deduplication-window PT0S",
        "run --http-port 70000",
        "run --key-file no-such-file",
        "run --deduplication-window tomorrow",
        "run --policy no-such-policy",
        "run --policy redact --bootstrap-servers nowhere --registry-url http://127.0.0.1:1"
      })
  void shouldAnswerBadArgumentsWithOneLine(String arguments) throws Exception {
    assertOneClearLine(run("", List.of(arguments.split(" "))), "palimpsest: ");
  }

  @Test
  void shouldNotRepeatAKeyOrAPostThatWasGivenAsAnArgument() throws Exception {
    for (List<String> arguments :
        List.of(
            List.of("run", "--key", KEY),
            List.of("run", "--key=" + KEY),
            List.of("privatize", "{\"text\":\"" + KEY + "\"}"))) {
      Result result = run("", arguments);

      assertOneClearLine(result, "palimpsest: ");
      assertThat(result.err()).doesNotContain(KEY);
    }
  }

  @Test
  void shouldNameTheTypoInAPolicyFile() throws Exception {
    Path policy =
        Files.writeString(
            directory.resolve("p.yaml"),
            "policy: p\nversion: 1\ntopics: [raw.posts]\ntokens:\n  mechansim: redact\n");

    assertOneClearLine(
        run("", List.of("policy", "check", policy.toString())),
        "tokens.mechansim",
        "did you mean 'mechanism'?");
  }

  @Test
  void shouldRefuseAPolicyForOtherTopics() throws Exception {
    Path policy =
        Files.writeString(
            directory.resolve("p.yaml"),
            "policy: p\nversion: 1\ntopics: [raw.letters]\ntokens:\n  mechanism: redact\n");

    assertOneClearLine(run("", List.of("run", "--policy", policy.toString())), "raw.posts");
  }

  @Test
  void shouldSayThatABrokerDoesNotAnswer() throws Exception {
    Path key = Files.writeString(directory.resolve("key"), KEY);

    assertOneClearLine(
        run(
            "",
            List.of(
                "run",
                "--policy",
                "redact",
                "--bootstrap-servers",
                "127.0.0.1:1",
                "--registry-url",
                "http://127.0.0.1:1",
                "--key-file",
                key.toString(),
                "--data-dir",
                directory.resolve("data").toString())),
        "127.0.0.1:1",
        "--bootstrap-servers");
  }

  @Test
  void shouldRefuseToStartWithAWeakerGuaranteeOrWithoutItsNeeds() throws Exception {
    Path key = Files.writeString(directory.resolve("key"), KEY);
    Path weak =
        Files.writeString(directory.resolve("weak"), "processing.guarantee=at_least_once\n");
    try (Platform platform = TestPlatform.start()) {
      List<String> external =
          List.of(
              "run",
              "--policy",
              "redact",
              "--bootstrap-servers",
              platform.bootstrapServers(),
              "--registry-url",
              platform.registryUrl(),
              "--data-dir",
              directory.resolve("data").toString());

      assertOneClearLine(
          run("", with(external, "--key-file", key.toString(), "--kafka-config", weak.toString())),
          "exactly_once_v2");
      assertOneClearLine(run("", external), "--key-file", "PALIMPSEST_KEY");
      assertOneClearLine(
          run("", with(external, "--key-file", key.toString())), "raw.posts", "--create-topics");
      createWithLittleRoom(platform, "safe.posts");
      assertOneClearLine(
          run("", with(external, "--key-file", key.toString(), "--create-topics")),
          "safe.posts",
          "max.message.bytes");
      delete(platform, "safe.posts");
      assertOneClearLine(
          run(
              "",
              with(
                  external,
                  "--key-file",
                  key.toString(),
                  "--create-topics",
                  "--no-register-schemas")),
          "register");
    }
  }

  private static void createWithLittleRoom(Platform platform, String topic) throws Exception {
    try (Admin admin = admin(platform)) {
      admin
          .createTopics(
              List.of(
                  new NewTopic(topic, 1, (short) 1)
                      .configs(Map.of(TopicConfig.MAX_MESSAGE_BYTES_CONFIG, "1000"))))
          .all()
          .get();
    }
  }

  private static void delete(Platform platform, String topic) throws Exception {
    try (Admin admin = admin(platform)) {
      admin.deleteTopics(List.of(topic)).all().get();
    }
  }

  private static Admin admin(Platform platform) {
    return Admin.create(
        Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, platform.bootstrapServers()));
  }

  private static List<String> with(List<String> arguments, String... more) {
    return Stream.concat(arguments.stream(), Stream.of(more)).toList();
  }

  @Test
  void shouldPrivatizeLinesAndAnswerBadOnes() throws Exception {
    Result result =
        run(
            """
            {"id":"1","author":"a","text":"Call Anna on 555-0100"}
            this secret is not JSON
            {"id":"2","author":"a","text":"Anna called back"}
            """,
            List.of("privatize", "--policy", "redact", "--key", KEY));

    assertThat(result.exitCode()).isZero();
    List<String> lines = result.out().lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0))
        .contains("\"released\":true", "\"text\":\"WORD NAME WORD NUMBER\"")
        .doesNotContain("Call", "Anna", "555", "0100", "\"a\"");
    assertThat(lines.get(1))
        .contains("\"released\":false", "\"reason\":\"not-json\"")
        .doesNotContain("secret");
    assertThat(lines.get(2)).contains("\"released\":true", "\"text\":\"WORD WORD WORD\"");
    assertThat(result.err().lines()).singleElement().asString().contains("2 released");
  }

  @Test
  void shouldSayWhereSomebodyIsIdentifiedAndHowWellThatWorks() throws Exception {
    String text = "\uD83D\uDE00 Write to anna@example.org";
    Result found = run("{\"id\":7,\"text\":\"" + text + "\"}\nno secret\n", List.of("detect"));

    assertThat(found.exitCode()).isZero();
    assertThat(found.out().lines().toList())
        .hasSize(2)
        .first(InstanceOfAssertFactories.STRING)
        .startsWith("{\"id\":7,\"entities\":[{\"start\":12,\"end\":28,\"type\":\"email\",");
    assertThat(found.out()).doesNotContain("secret").contains("not-json");

    Path gold =
        Files.writeString(
            directory.resolve("gold.jsonl"),
            "{\"id\":7,\"text\":\""
                + text
                + "\",\"entities\":[{\"start\":12,\"end\":28,\"type\":\"EMAIL_ADDRESS\"}]}\n");
    Result judged =
        run("", List.of("evaluate", "entities", "--gold", gold.toString(), "--format", "json"));

    assertThat(judged.exitCode()).isZero();
    assertThat(judged.out()).contains("\"email\"").doesNotContain("anna");
  }

  @Test
  void shouldRunTheDemoAndLeaveNothingBehind() throws Exception {
    Path temporary = Files.createDirectory(directory.resolve("tmp"));
    List<String> command = new ArrayList<>(ServiceProcess.command("demo", "--policy", "redact"));
    command.add(1, "-Djava.io.tmpdir=" + temporary);
    command.addAll(1, ServiceProcess.SHORT_LIVED);
    Process demo =
        new ProcessBuilder(command)
            .redirectOutput(directory.resolve("out").toFile())
            .redirectError(directory.resolve("err").toFile())
            .start();

    assertThat(demo.waitFor(90, TimeUnit.SECONDS)).isTrue();

    assertThat(demo.exitValue()).isZero();
    assertThat(Files.readString(directory.resolve("out"), StandardCharsets.UTF_8))
        .contains("safe", "WORD NAME WORD NUMBER", "sent 10, released 8, duplicates 1");
    assertThat(Files.readString(directory.resolve("err"))).isEmpty();
    assertThat(children(temporary)).isEmpty();
  }

  /** Files of the demo, and processes that work in its directory. */
  private static List<String> children(Path temporary) throws IOException {
    try (var files = Files.list(temporary)) {
      List<String> left =
          new ArrayList<>(files.map(Path::toString).filter(f -> f.contains("palimpsest")).toList());
      ProcessHandle.allProcesses()
          .filter(p -> p.info().commandLine().orElse("").contains(temporary.toString()))
          .forEach(p -> left.add(p.toString()));
      return left;
    }
  }
}
