package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.palimpsest.neighbours.ApicurioConverter;
import io.palimpsest.neighbours.PostgresServer;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/**
 * From a table into a table: PostgreSQL, Debezium, the service, Debezium, PostgreSQL, with the
 * configurations and the tables that we hand out. Only addresses, passwords, the number of copies
 * and the converter are the test's own.
 */
class ConnectDatabaseIT {
  private static final int POSTS = 200;
  private static final String CANARY = "Xyzzycanary";
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private static final ReadyConfiguration SOURCE = new ReadyConfiguration("debezium-source");
  private static final ReadyConfiguration SINK = new ReadyConfiguration("jdbc-sink");

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  private Path directory;

  @Test
  void shouldTakePostsFromATableThroughTheServiceIntoATable() throws Exception {
    assumeTrue(PostgresServer.installed().isPresent(), "no postgresql: .ci/run installs it");
    try (PostgresServer database = PostgresServer.start();
        Platform platform = TestPlatform.start();
        ConnectWorker worker = ConnectWorker.start(directory.resolve("worker"), platform)) {
      PrivatizationService service =
          RunningPath.redacting().start(platform, directory.resolve("state"));
      try (service) {
        assertWholeWay(platform, database, worker);
      }
    }
  }

  private static void assertWholeWay(
      Platform platform, PostgresServer database, ConnectWorker worker) throws Exception {
    // Given posts that were written before there was a connector
    database.ask(SOURCE.sql());
    database.ask(SINK.sql());
    write(database, 0, POSTS / 2);
    worker.connectors().run("posts", source(platform, database));
    worker.connectors().run("safe", sink(platform, database));
    awaitReleases(database, worker, POSTS / 2);

    // When the worker dies and more are written meanwhile
    worker.kill();
    write(database, POSTS / 2, POSTS);
    worker.launch();
    worker.awaitAnswers();

    // Then each is released into the table once, without what it said
    awaitReleases(database, worker, POSTS);
    assertThat(database.ask("select distinct text, policy, remainingbudget from safe_posts"))
        .containsExactly("WORD WORD NUMBER|redact|UNMETERED");
    assertThat(database.ask("select distinct createdat from safe_posts"))
        .containsExactly("2026-02-03 04:05:06.789");
    assertThat(database.ask("select count(distinct author) from safe_posts")).containsExactly("8");
    assertThat(worker.log()).doesNotContainIgnoringCase(CANARY);
  }

  private static void write(PostgresServer database, int from, int to)
      throws IOException, InterruptedException {
    database.ask(
        """
        insert into posts_outbox
        select 'post-' || i, 'author-' || i %% 8, '%s wrote ' || i, '2026-02-03 04:05:06.789'
        from generate_series(%d, %d) as i
        """
            .formatted(CANARY, from, to - 1));
  }

  private static void awaitReleases(PostgresServer database, ConnectWorker worker, int count) {
    await("%d releases in the table".formatted(count))
        .atMost(LIMIT)
        .until(
            () -> {
              worker.connectors().refuseFailure("posts");
              worker.connectors().refuseFailure("safe");
              return database.ask("select count(*) from safe_posts");
            },
            List.of(Integer.toString(count))::equals);
  }

  private static Map<String, String> source(Platform platform, PostgresServer database)
      throws IOException {
    Map<String, String> settings = SOURCE.settings();
    settings.putAll(ApicurioConverter.avro(platform.registryUrl()));
    settings.put("value.converter.apicurio.registry.auto-register", "false");
    settings.put("value.converter.apicurio.registry.find-latest", "true");
    settings.put("database.hostname", "127.0.0.1");
    settings.put("database.port", Integer.toString(database.port()));
    settings.put("database.dbname", PostgresServer.DATABASE);
    settings.put("database.user", PostgresServer.USER);
    settings.put("database.password", PostgresServer.PASSWORD);
    return settings;
  }

  private static Map<String, String> sink(Platform platform, PostgresServer database)
      throws IOException {
    Map<String, String> settings = SINK.settings();
    settings.putAll(ApicurioConverter.avro(platform.registryUrl()));
    settings.put("connection.url", database.url());
    settings.put("connection.username", PostgresServer.USER);
    settings.put("connection.password", PostgresServer.PASSWORD);
    settings.put("errors.deadletterqueue.topic.replication.factor", "1");
    return settings;
  }
}
