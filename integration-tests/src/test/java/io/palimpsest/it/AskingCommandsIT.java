package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.topology.topic.Topics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that ask a running service over HTTP, as processes, on the real one. */
class AskingCommandsIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int POSTS = 12;
  private static final String AUTHOR = "canary-author-5e1f";

  private static final String POLICY =
      """
      policy: asked
      version: %d
      topics: [raw.posts]
      tokens: { mechanism: custext, epsilon: 1, k: 5, level: token }
      budget: { accountant: pure, epsilon: 1000, window: lifetime }
      """;

  @TempDir private Path directory;

  private Path data() {
    return directory.resolve("data");
  }

  private Path policy(int version) throws IOException {
    return Files.writeString(
        directory.resolve("policy-" + version + ".yaml"), POLICY.formatted(version));
  }

  private CommandRun command(String input, String... arguments) throws Exception {
    List<String> all = new ArrayList<>(List.of(arguments));
    if (!all.contains("--url")) {
      all.addAll(List.of("--data-dir", data().toString()));
    }
    CommandRun run = CommandRun.of(directory, directory, input, all.toArray(String[]::new));
    assertThat(run.output() + run.err()).doesNotContain(AUTHOR);
    return run;
  }

  private static List<RawPost> posts() {
    return IntStream.range(0, POSTS)
        .mapToObj(i -> PathClient.post("post-%02d".formatted(i), AUTHOR, "the tea and milk"))
        .toList();
  }

  @Test
  void shouldAskForBalanceReplayAndErasure() throws Exception {
    SmallLexicon.in(directory);
    Files.createDirectories(data());
    try (ServiceProcess service =
            ServiceProcess.start(
                data(),
                "--policy",
                policy(1).toString(),
                "--lexicon",
                directory.resolve("small.plex").toString());
        PathClient client = new PathClient(platformOf(service))) {
      List<SafePost> released = client.releaseOf(posts());

      showsTheAccount(released.get(0).getAuthor());
      asksElsewhereWithAToken(released.get(0).getAuthor());
      pricesAndSendsNothing(client);
      releasesAgain(client);
      releasesUnderANewPolicy(client);
      forgets(client);
      assertThat(service.output()).doesNotContain(AUTHOR);
    }
    command("", "reprivatize", "--from", "earliest", "--dry-run")
        .assertOneClearLine("no service answers", "palimpsest run");
  }

  private static Platform platformOf(ServiceProcess service) throws IOException {
    String bootstrapServers = service.bootstrapServers();
    String registryUrl = service.registryUrl();
    return new Platform() {
      @Override
      public String bootstrapServers() {
        return bootstrapServers;
      }

      @Override
      public String registryUrl() {
        return registryUrl;
      }

      @Override
      public void close() {}
    };
  }

  private void showsTheAccount(String pseudonym) throws Exception {
    CommandRun budget = command(AUTHOR + "\n", "budget", "-", "--charges", "3");

    budget.assertSucceeded();
    assertThat(budget.output())
        .contains(pseudonym, "preference  none", "the latest 3 of 12 charges", "asked version 1")
        .containsPattern("pure +lifetime +[0-9.]+ +1000.000000 +[0-9.]+ %");
  }

  private void asksElsewhereWithAToken(String pseudonym) throws Exception {
    List<String> found = Files.readAllLines(data().resolve("http.properties"));
    Path token = Files.writeString(directory.resolve("token"), value(found, "token") + "\n");
    Path wrong = Files.writeString(directory.resolve("wrong"), "plk_wrong\n");

    CommandRun budget =
        command(
            AUTHOR,
            "budget",
            "-",
            "--format",
            "json",
            "--url",
            value(found, "url"),
            "--token-file",
            token.toString());
    budget.assertSucceeded();
    assertThat(budget.output()).contains("\"pseudonym\":\"" + pseudonym + "\"");
    CommandRun refused =
        command(
            AUTHOR, "budget", "-", "--url", value(found, "url"), "--token-file", wrong.toString());
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("does not accept this token").doesNotContain("plk_wrong");
  }

  private static String value(List<String> properties, String name) {
    return properties.stream()
        .filter(line -> line.startsWith(name + "="))
        .map(line -> line.substring(name.length() + 1).replace("\\:", ":"))
        .findFirst()
        .orElseThrow();
  }

  private void pricesAndSendsNothing(PathClient client) throws Exception {
    CommandRun priced = command("", "reprivatize", "--from", "earliest", "--dry-run");

    priced.assertSucceeded();
    assertThat(priced.output())
        .contains("12 posts of 1 authors under policy asked version 1", "draws            24")
        .contains("(pure)");
    assertThat(client.committed(Topics.REPLAYS, RawPost.class)).isEmpty();
  }

  private void releasesAgain(PathClient client) throws Exception {
    CommandRun sent = command("", "reprivatize", "--from", "earliest", "--yes");

    sent.assertSucceeded();
    assertThat(sent.err()).contains("12 posts sent to raw.replays");
    awaitReleases(client, 2 * POSTS);
  }

  private void releasesUnderANewPolicy(PathClient client) throws Exception {
    CommandRun sent =
        command(
            "",
            "reprivatize",
            "--from",
            "earliest",
            "--yes",
            "--policy",
            policy(2).toString(),
            "--settling-time",
            "PT2S");

    sent.assertSucceeded();
    assertThat(sent.output()).contains("under policy asked version 2");
    awaitReleases(client, 3 * POSTS);
    assertThat(client.releasedOf(posts()))
        .filteredOn(post -> post.getPolicyVersion() == 2)
        .hasSize(POSTS);
  }

  private static void awaitReleases(PathClient client, int count) {
    await(count + " releases")
        .atMost(LIMIT)
        .until(() -> client.releasedOf(posts()).size() == count);
  }

  private void forgets(PathClient client) throws Exception {
    CommandRun forgotten = command(AUTHOR, "forget", "-");
    forgotten.assertSucceeded();
    assertThat(forgotten.output())
        .containsPattern("entries   [1-9][0-9]* deleted")
        .contains("Not reached:", "control.preferences");

    CommandRun budget = command(AUTHOR, "budget", "-");
    budget.assertSucceeded();
    assertThat(budget.output()).contains("nothing is known of this author");
    CommandRun again = command("", "reprivatize", "--from", "earliest", "--yes");
    again.assertSucceeded();
    assertThat(again.err())
        .contains("0 posts sent", "12 posted before their authors were forgotten");
    assertThat(client.committed(Topics.REPLAYS, RawPost.class)).hasSize(2 * POSTS);
  }
}
