package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.topology.topic.Difference;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class TopicsCommandTest {
  private final Shell shell = new Shell();

  @ParameterizedTest
  @ValueSource(strings = {"topics create", "topics check"})
  void shouldRefuseWrongOptionsBeforeItAsksAnybody(String command) {
    String unused = command + " --bootstrap-servers 127.0.0.1:1 ";

    shell.assertRefuses(unused + "--partitions 0", "--partitions");
    shell.assertRefuses(unused + "--replication-factor 0", "replication factor");
    shell.assertRefuses(unused + "--min-in-sync-replicas 4", "in-sync");
    shell.assertRefuses(unused + "--raw-retention soon", "--raw-retention", "P7D");
    shell.assertRefuses(unused + "--safe-retention PT1M", "an hour");
    shell.assertRefuses(unused + "--application-id palimpsest", "raw.");
    shell.assertRefuses(unused + "--deduplication-window PT0S", "window");
    shell.assertRefuses(unused + "--principal shop", "ROLE=User:NAME", "privacy-officer");
    shell.assertRefuses(unused + "--principal king=User:x", "ROLE=User:NAME");
    shell.assertRefuses(unused + "--principal producer=User:*", "never everybody");
    shell.assertRefuses(unused + "--connect-group a/b", "Connect");
    shell.assertRefuses(unused + "--max-text-bytes 0", "--max-text-bytes");
  }

  @ParameterizedTest
  @ValueSource(strings = {"topics create", "topics check"})
  void shouldTakePrincipalsFromAFile(String command, @TempDir Path directory) throws IOException {
    Path file = directory.resolve("principals");
    String unused = command + " --bootstrap-servers 127.0.0.1:1 --principals " + file;

    shell.assertRefuses(unused, "--principals", "UTF-8");
    Files.writeString(file, "# who does what\n\n");
    shell.assertRefuses(unused, "names nobody");
    Files.writeString(file, "# who does what\nproducer=User:shop\n  king=User:x\n");
    shell.assertRefuses(unused, "line 3 of --principals", "ROLE=User:NAME");
    Files.writeString(file, "producer=User:shop\r\nconsumer=User:*\n");
    shell.assertRefuses(unused, "never everybody");
  }

  @Test
  void shouldGrantWhatTheFileAndTheOptionsSay(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("principals");
    Files.writeString(
        file,
        """
        # who does what
        producer=User:shop

          producer=User:forum
        """);
    PrincipalOptions options = new PrincipalOptions();
    new CommandLine(options)
        .parseArgs("--principal", "consumer=User:search", "--principals", file.toString());

    assertThat(options.plan("raw.palimpsest").commands())
        .anyMatch(grant -> grant.contains("User:shop") && grant.contains("raw.posts"))
        .anyMatch(grant -> grant.contains("User:forum") && grant.contains("raw.posts"))
        .anyMatch(grant -> grant.contains("User:search") && grant.contains("safe."));
  }

  @Test
  void shouldSayWhatToDoWhereNoClusterIsNamed(@TempDir Path directory) {
    shell.assertRefuses(
        "topics check --data-dir " + directory, "--data-dir", "--bootstrap-servers");
    shell.assertRefuses(
        "topics create --bootstrap-servers 127.0.0.1:1 --apply-acls", "--principal");
    shell.assertRefuses("topics check --bootstrap-servers 127.0.0.1:1 --format xml", "--format");
    shell.assertRefuses("topics", "topics --help");
  }

  @Test
  void shouldShowDifferencesInColumnsAndAsJson() throws IOException {
    DifferenceTable table =
        new DifferenceTable(
            List.of(
                new Difference("raw.posts", "retention.ms", "604800000", "-1", "set it"),
                new Difference("User:x", "READ on topic raw....", "not allowed", "allowed", "no")));
    StringWriter text = new StringWriter();
    table.print(new PrintWriter(text));
    assertThat(text.toString().lines())
        .containsExactly(
            "subject    what                   expected     actual   what to do",
            "raw.posts  retention.ms           604800000    -1       set it",
            "User:x     READ on topic raw....  not allowed  allowed  no");

    StringWriter json = new StringWriter();
    table.printJson(new PrintWriter(json));
    JsonNode read = new ObjectMapper().readTree(json.toString());
    assertThat(read.get("equal").asBoolean()).isFalse();
    assertThat(read.get("differences").get(0).get("subject").asText()).isEqualTo("raw.posts");
    assertThat(read.get("differences").get(1).get("remedy").asText()).isEqualTo("no");

    StringWriter nothing = new StringWriter();
    new DifferenceTable(List.of()).print(new PrintWriter(nothing));
    new DifferenceTable(List.of()).printJson(new PrintWriter(nothing));
    assertThat(nothing.toString().strip()).isEqualTo("{\"equal\":true,\"differences\":[]}");
  }
}
