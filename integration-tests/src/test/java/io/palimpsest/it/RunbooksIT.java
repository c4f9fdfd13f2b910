package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.neighbours.FreePort;
import io.palimpsest.runbooks.Block;
import io.palimpsest.runbooks.Mark;
import io.palimpsest.runbooks.Runbook;
import io.palimpsest.runbooks.Runbooks;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.topology.topic.Topics;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Executes what runbooks say that it executes, in the order of their index, on a real broker and
 * registry. {@code -Drunbooks=by-hand} executes what was run by hand as well: that takes minutes,
 * and wants Kafka's own tools on the path; {@code -Drunbooks.named=install.md,upgrade.md} takes
 * only these, of which the first must be the installation. What was printed is left in {@code
 * target/runbooks}.
 */
class RunbooksIT {
  private static final boolean ALL = "by-hand".equals(System.getProperty("runbooks"));
  private static final String NAMED = System.getProperty("runbooks.named", "");
  private static final Duration LIMIT = Duration.ofMinutes(ALL ? 15 : 6);

  @TempDir private Path directory;

  private static boolean isExecuted(Block block) {
    Mark mark = block.mark().orElseThrow();
    return mark instanceof Mark.ByTest byTest && byTest.test().equals("RunbooksIT")
        || ALL && mark instanceof Mark.ByHand byHand && !byHand.inTerminal();
  }

  private static List<Block> blocks() {
    Stream<Runbook> wanted =
        Runbooks.inOrder().stream()
            .filter(book -> NAMED.isEmpty() || List.of(NAMED.split(",")).contains(book.name()));
    return Stream.concat(Stream.of(Runbooks.index()), wanted)
        .map(Runbook::blocks)
        .flatMap(List::stream)
        .filter(RunbooksIT::isExecuted)
        .toList();
  }

  private static String freePort() throws IOException {
    return Integer.toString(FreePort.find());
  }

  @Test
  void shouldDoWhatRunbooksSay() throws Exception {
    List<Block> blocks = blocks();
    assertThat(blocks).hasSizeGreaterThan(NAMED.isEmpty() ? 20 : 5);
    Path work = Files.createDirectories(directory.resolve("work"));
    SmallLexicon.in(directory);
    Files.move(directory.resolve("small.plex"), work.resolve("words.plex"));
    try (Platform platform = TestPlatform.start()) {
      OperatorShell shell =
          new OperatorShell(
              directory,
              Map.of(
                  "KAFKA", platform.bootstrapServers(),
                  "REGISTRY", platform.registryUrl(),
                  "COPIES", "--replication-factor 1 --min-in-sync-replicas 1",
                  "ONE", freePort(),
                  "TWO", freePort()));
      Thread world = new Thread(() -> happens(platform), "world");
      world.start();
      try {
        shell.execute(blocks, LIMIT);
      } finally {
        world.interrupt();
        report(shell, blocks);
      }
      world.join();
    }
  }

  /** What people do meanwhile: somebody posts too much, and a producer writes what is no post. */
  private static void happens(Platform platform) {
    Instant now = Instant.now();
    List<RawPost> posts = new ArrayList<>();
    IntStream.range(0, 20)
        .mapToObj(i -> new RawPost("anna-" + i, "anna", "the tea and milk and bread", now))
        .forEach(posts::add);
    posts.add(new RawPost("ben-0", "ben", "a dog in the garden", now));
    try (Admin admin =
        Admin.create(
            Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, platform.bootstrapServers()))) {
      await("topics are made")
          .atMost(LIMIT)
          .pollInterval(Duration.ofMillis(200))
          .until(() -> admin.listTopics().names().get().contains(Topics.RAW_POSTS));
    }
    try (PathClient client = new PathClient(platform);
        RawBytes stranger = new RawBytes(platform.bootstrapServers())) {
      client.send(posts);
      stranger.send("not a post".getBytes(StandardCharsets.UTF_8)).get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private static void report(OperatorShell shell, List<Block> blocks) throws IOException {
    Path report = Files.createDirectories(Path.of("target", "runbooks")).resolve("printed.txt");
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < blocks.size(); i++) {
      words.append(shell.report(blocks.get(i), i)).append('\n');
    }
    Files.writeString(report, words);
  }
}
