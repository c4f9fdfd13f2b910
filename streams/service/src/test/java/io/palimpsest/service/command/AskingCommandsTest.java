package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.service.client.StandInService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands that ask over HTTP, on what stands in for the service. */
class AskingCommandsTest {
  private static final String REPLAY =
      """
      {"id":"7","state":"%s","progress":{"done":2,"of":2},"leftOut":{"erased":4,"refused":3},
       "quote":{"policy":"redact","policyVersion":1,"posts":2,"authors":1,"unusable":0,"draws":0,
                "unit":"pure","largestCost":0,"medianCost":0,"refused":0,"authorsOut":0},"sent":%d}
      """;

  private static final String RECEIPT =
      """
      {"requestId":"r-1","state":"done","entries":%d,"erasedAt":"2020-05-01T12:00:00Z",
       "notReached":["what was released"]}
      """;

  @TempDir private Path directory;
  private final Shell shell = new Shell();
  private StandInService service;
  private String options;

  @BeforeEach
  void start() throws IOException {
    service = new StandInService();
    Files.writeString(
        directory.resolve("http.properties"),
        "url=%s\ntoken=%s\n".formatted(service.url(), StandInService.TOKEN));
    options = " --data-dir " + directory;
  }

  @AfterEach
  void stop() {
    service.close();
  }

  private void succeed(String line) {
    assertThat(shell.runLine(line + options)).as(shell.err()).isZero();
  }

  @Test
  void shouldShowAnAccount() {
    service.on(
        "POST /authors/account",
        200,
        """
        {"known":true,"pseudonym":"0a1b","keyEpoch":2,"preference":{"release":true,"budget":50},
         "balances":[{"unit":"pure","window":"lifetime","spent":1.5,"budget":3,"used":0.5},
                     {"unit":"renyi-2","window":"P1D","spent":1.5}],
         "charges":[
           {"postId":"second\\u001b[2J","policy":"p","policyVersion":1,"mechanism":"custext",
            "unit":"pure","cost":1.0,"draws":2,"chargedAt":"2020-05-01T12:00:00Z"},
           {"postId":"first","policy":"p","policyVersion":1,"mechanism":"custext",
            "unit":"pure","cost":0.5,"draws":1,"chargedAt":"2020-05-01T11:00:00Z"}],
         "instance":"here:1"}
        """);

    succeed("budget hush --charges 1");

    assertThat(shell.out())
        .contains("0a1b, key epoch 2", "at most budget 50.0")
        .containsPattern("pure +lifetime +1.500000 +3.000000 +50.0 % +1.500")
        .containsPattern("renyi-2 +P1D +1.500000 +- +- ")
        .contains("the latest 1 of 2", "second?[2J")
        .doesNotContain("first", "hush", "\u001b");
    succeed("budget hush --format json");
    assertThat(shell.out()).startsWith("{\"known\":true").contains("\"first\"");
    assertThat(shell.err()).isEmpty();
  }

  @Test
  void shouldSayThatNothingIsKnown() {
    service.on(
        "POST /authors/account",
        200,
        "{\"known\":false,\"balances\":[],\"charges\":[],\"instance\":\"here:1\"}");

    succeed("budget hush");

    assertThat(shell.out().lines())
        .containsExactly("nothing is known of this author", "preference  none");
  }

  @Test
  void shouldWaitForTheReceipt() {
    service.on("POST /erasures", 202, "{\"requestId\":\"r-1\",\"state\":\"pending\"}");
    service.on("GET /erasures/r-1", 200, "{\"requestId\":\"r-1\",\"state\":\"pending\"}");
    service.on("GET /erasures/r-1", 200, RECEIPT.formatted(4));

    succeed("forget hush");

    assertThat(service.requests().get(0).body()).isEqualTo("{\"author\":\"hush\"}");
    assertThat(shell.out())
        .contains("request   r-1", "entries   4 deleted\n", "2020-05-01T12:00:00Z")
        .contains("Not reached:", "- what was released\n", "full budget")
        .doesNotContain("hush");
  }

  @Test
  void shouldSayThatNothingWasThereToForget() {
    service.on("POST /erasures", 202, RECEIPT.formatted(0));

    succeed("forget hush");

    assertThat(shell.out()).contains("entries   0 deleted: nothing was known of this author");
  }

  @Test
  void shouldPriceAndLeaveIt() {
    service.on("POST /replays", 202, REPLAY.formatted("priced", 0));
    service.on("DELETE /replays/7", 200, REPLAY.formatted("cancelled", 0));

    succeed("reprivatize --from 2020-05-01T12:00:00Z --dry-run");

    assertThat(shell.out()).contains("2 posts of 1 authors under policy redact version 1");
    assertThat(service.calls()).containsExactly("POST /replays", "DELETE /replays/7");
    assertThat(service.requests().get(0).body()).isEqualTo("{\"from\":\"2020-05-01T12:00:00Z\"}");
  }

  @Test
  void shouldPriceAndSend() throws IOException {
    Path policy =
        Files.writeString(
            directory.resolve("p.yaml"),
            "policy: p\nversion: 1\ntopics: [raw.posts]\ntokens: { mechanism: redact }\n");
    service.on("POST /replays", 202, REPLAY.formatted("pricing", 0));
    service.on("GET /replays/7", 200, REPLAY.formatted("priced", 0));
    service.on("POST /replays/7/confirmation", 202, REPLAY.formatted("sending", 0));
    service.on("GET /replays/7", 200, REPLAY.formatted("done", 2));

    succeed("reprivatize --from earliest --yes --settling-time PT1S --policy " + policy);

    assertThat(service.requests().get(0).body())
        .contains("\"policy\":\"policy: p\\nversion: 1", "\"settlingTime\":\"PT1S\"")
        .doesNotContain("from");
    assertThat(shell.err())
        .contains("2 posts sent to raw.replays", "4 posted before their authors were forgotten");
    assertThat(service.calls()).doesNotContain("DELETE /replays/7");
  }

  @Test
  void shouldSayInOneLineWhyNot() {
    service.on("POST /replays", 409, "{\"detail\":\"replay 6 is sending\",\"reason\":\"busy\"}");

    shell.assertRefuses("reprivatize --from earliest --yes" + options, "replay 6 is sending");
  }

  @Test
  void shouldRefuseAnInvalidPolicyBeforeItAsks() throws IOException {
    Path broken = Files.writeString(directory.resolve("broken.yaml"), "policy: [");

    shell.assertRefuses(
        "reprivatize --from earliest --yes --policy " + broken + options, "broken.yaml");
    assertThat(service.calls()).isEmpty();
  }
}
