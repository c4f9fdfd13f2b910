package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.service.http.access.ApiKey;
import io.palimpsest.service.http.access.Role;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;

/**
 * Clients that mean harm or are broken, and others who want to work meanwhile. All of it is on this
 * machine and bounded. The nonsense of another run: {@code -Dtests.seed=...}.
 */
@Tag("alone")
class HttpAbuseIT {
  private static final long SEED = Long.getLong("tests.seed", System.nanoTime());
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int CONNECTIONS = 1_000;
  private static final int SLOW = 50;
  private static final int EVENT_STREAMS = 100;
  private static final int REQUESTS_OF_NONSENSE = 280;
  private static final int POSTS = 10;

  /** Generous, since all of this shares two processors with the test. */
  private static final Duration ANSWERED_WITHIN = Duration.ofSeconds(5);

  /** Of what is in use in the heap while all of it is open: half of what there is. */
  private static final double HEAP = 256e6;

  /** Buffers of the network, which are not in the heap. */
  private static final double BUFFERS = 128e6;

  private static final double THREADS = 150;

  private final String stream = ApiKey.newSecret();
  private final String observer = ApiKey.newSecret();
  private final String abuser = ApiKey.newSecret();
  private final String talker = ApiKey.newSecret();

  @TempDir private Path directory;

  @Test
  void shouldServeOthersWhileItIsAbused(TestReporter reporter) throws Exception {
    reporter.publishEntry("seed", Long.toString(SEED));
    try (ServiceProcess service = start()) {
      String url = service.httpUrl();
      ApiClient watching = ApiClient.at(url, observer);
      ApiClient producer = ApiClient.at(url, stream);
      try (RepeatedCall publishing =
              new RepeatedCall(Duration.ofMillis(20), () -> publish(producer));
          RepeatedCall asking = new RepeatedCall(Duration.ofMillis(100), () -> ask(url))) {
        awaitReleases(watching, 100);

        // When a thousand connections are held open, and nonsense is said on others
        try (HttpAbuse abuse = new HttpAbuse(url, abuser);
            HttpAbuse nonsense = new HttpAbuse(url, talker)) {
          assertThat(abuse.openEvents(EVENT_STREAMS)).isEqualTo(EVENT_STREAMS);
          abuse.stall(20);
          abuse.openHalf(CONNECTIONS - SLOW);
          abuse.drip(SLOW);
          abuse.askWithoutReading(20, 5_000);
          awaitReleases(watching, 100);
          Map<Integer, Long> answers = nonsense.fuzz(REQUESTS_OF_NONSENSE, new Random(SEED));
          reporter.publishEntry("nonsense", answers.toString());

          // Then nonsense is told to be that, and is no fault of ours
          assertThat(answers.keySet()).noneMatch(status -> status >= 500).contains(400, 413);
          // And posts flow, others are served, and events are told to whoever listens
          awaitReleases(watching, 100);
          assertEventsFlow(url);
          assertBounded(reporter, service, watching);
        }
        publishing.finish();
        asking.finish();
        reporter.publishEntry("published", publishing.answers().toString());
        reporter.publishEntry("asked", asking.answers() + ", slowest " + asking.slowest());
        assertThat(asking.answers().keySet()).containsExactly(200);
        assertThat(asking.slowest()).isLessThan(ANSWERED_WITHIN);

        // And nothing that was accepted is lost
        assertThat(publishing.answers().keySet()).containsExactly(202);
        await("all are released")
            .atMost(LIMIT)
            .until(() -> released(watching) == POSTS * publishing.answers().get(202));
      }
      assertThat(service.output())
          .doesNotContain(HttpAbuse.CANARY, "OutOfMemory", "A request failed")
          .doesNotContain("    io.palimpsest.service");
    }
  }

  private ServiceProcess start() throws IOException {
    Path keys = directory.resolve("api-keys");
    Files.write(
        keys,
        List.of(
            ApiKey.of("stream", Set.of(Role.PRODUCER), stream).line(),
            ApiKey.of("observer", Set.of(Role.OPERATOR), observer).line(),
            ApiKey.of("abuser", Role.ALL, abuser).line(),
            ApiKey.of("talker", Role.ALL, talker).line()));
    return ServiceProcess.start(
        directory.resolve("data"),
        List.of("-Xmx512m"),
        HttpClient.newHttpClient(),
        "--policy",
        "redact",
        "--threads",
        "1",
        "--playground",
        "--api-keys",
        keys.toString());
  }

  private static void awaitReleases(ApiClient watching, int more) throws Exception {
    long before = released(watching);
    await("posts flow").atMost(LIMIT).until(() -> released(watching) >= before + more);
  }

  private static long released(ApiClient watching) throws Exception {
    return watching.get("/path").expect(200).at("/released/count").asLong();
  }

  private void assertEventsFlow(String url) throws IOException {
    try (RawConnection events = new RawConnection(url)) {
      events.send(
          "GET /api/v1/path/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer %s\r\n\r\n"
              .formatted(observer));
      for (int i = 0; i < 2; ) {
        String line = events.line();
        i += line.startsWith("event:") ? 1 : 0;
      }
    }
  }

  private static void assertBounded(
      TestReporter reporter, ServiceProcess service, ApiClient watching) throws Exception {
    service.collectGarbage();
    double heap = metric(watching, "jvm_memory_used_bytes\\{area=\"heap\"");
    double buffers = metric(watching, "jvm_buffer_memory_used_bytes\\{id=\"direct\"");
    double threads = metric(watching, "jvm_threads_live_threads");
    reporter.publishEntry(
        Map.of(
            "heap, MB",
            Long.toString(Math.round(heap / 1e6)),
            "buffers, MB",
            Long.toString(Math.round(buffers / 1e6)),
            "threads",
            Long.toString(Math.round(threads))));
    assertThat(heap).isBetween(1.0, HEAP);
    assertThat(buffers).isBetween(1.0, BUFFERS);
    assertThat(threads).isBetween(1.0, THREADS);
  }

  /** The sum of all lines that begin like that. */
  private static double metric(ApiClient watching, String beginning) throws Exception {
    ApiAnswer metrics = watching.get("//prometheus");
    assertThat(metrics.status()).isEqualTo(200);
    List<Double> values =
        Pattern.compile("(?m)^" + beginning + ".* (\\S+)$")
            .matcher(metrics.body())
            .results()
            .map((MatchResult line) -> Double.valueOf(line.group(1)))
            .toList();
    assertThat(values).as(beginning).isNotEmpty();
    return values.stream().mapToDouble(Double::doubleValue).sum();
  }

  private static int publish(ApiClient producer) throws IOException, InterruptedException {
    List<Map<String, String>> posts =
        IntStream.range(0, POSTS)
            .mapToObj(i -> Map.of("author", "author-" + i, "text", "coffee with Anna"))
            .toList();
    return producer.post("/posts", Map.of("posts", posts)).status();
  }

  /** Something small, on a connection of its own. */
  private int ask(String url) throws IOException {
    try (RawConnection connection = new RawConnection(url)) {
      connection.send(
          "GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer %s\r\n\r\n"
              .formatted(observer));
      return connection.status();
    }
  }
}
