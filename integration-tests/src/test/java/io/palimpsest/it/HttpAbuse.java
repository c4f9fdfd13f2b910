package io.palimpsest.it;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Everything that is unkind to an HTTP server: connections that say nothing or half of something,
 * one byte a second, answers that nobody reads, and bodies and headers that mean nothing. What is
 * opened stays open until this is closed.
 */
final class HttpAbuse implements AutoCloseable {
  /** Stands in all that is sent; found nowhere else. */
  static final String CANARY = "abusecanary";

  /** Nonsense may look like the beginning of something, and then no answer comes. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private static final int TINY = 1_024;
  private static final int MEGABYTE = 1_024 * 1_024;
  private static final String[] BODY_OPERATIONS = {
    "POST /api/v1/posts",
    "POST /api/v1/authors/account",
    "PUT /api/v1/authors/preference",
    "POST /api/v1/erasures",
    "POST /api/v1/playground",
    "PUT /api/v1/log-levels",
    "POST /api/v1/policies/check"
  };

  private final String url;
  private final String authorization;
  private final List<RawConnection> open = new ArrayList<>();
  private final ScheduledExecutorService drip = Executors.newSingleThreadScheduledExecutor();

  HttpAbuse(String url, String token) {
    this.url = url;
    this.authorization = "Host: localhost\r\nAuthorization: Bearer " + token + "\r\n";
  }

  /** Connections that stay: a third silent, a third in their headers, a third in their body. */
  void openHalf(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      RawConnection connection = connect(TINY);
      if (i % 3 == 1) {
        connection.send("POST /api/v1/posts HTTP/1.1\r\nX-" + CANARY + ": ");
      } else if (i % 3 == 2) {
        connection.send(request("POST /api/v1/posts", "Content-Length: 100000\r\n"));
        connection.send("{\"posts\":[{\"author\":\"" + CANARY);
      }
    }
  }

  /** Clients that announce bodies of any length and never begin them. */
  void stall(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      connect(TINY)
          .send(
              request(
                  "POST /api/v1/authors/account",
                  "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"));
    }
  }

  /** Clients that send a byte a second. */
  void drip(int count) throws IOException {
    byte[] slowly = request("GET /api/v1/me", "X-Slow: " + CANARY.repeat(50) + "\r\n");
    List<RawConnection> slow = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      slow.add(connect(TINY));
    }
    int[] next = {0};
    drip.scheduleAtFixedRate(
        () -> {
          for (RawConnection connection : slow) {
            trySend(connection, Arrays.copyOfRange(slowly, next[0], next[0] + 1));
          }
          next[0]++;
        },
        0,
        1,
        TimeUnit.SECONDS);
  }

  private static void trySend(RawConnection connection, byte[] bytes) {
    try {
      connection.send(bytes);
    } catch (IOException e) {
      // the server has lost its patience, which it may
    }
  }

  /** Clients that open the stream of events and never read from it; how many were let in. */
  long openEvents(int count) throws IOException {
    List<RawConnection> streams = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      streams.add(connect(TINY).send(request("GET /api/v1/path/events", "")));
    }
    long let = 0;
    for (RawConnection stream : streams) {
      let += stream.status() == 200 ? 1 : 0;
    }
    return let;
  }

  /** Clients that ask for file after file in one go and never read the answers. */
  void askWithoutReading(int clients, int requests) throws IOException {
    byte[] all =
        new String(request("GET /console/app.js", ""), StandardCharsets.ISO_8859_1)
            .repeat(requests)
            .getBytes(StandardCharsets.ISO_8859_1);
    for (int i = 0; i < clients; i++) {
      RawConnection connection = connect(TINY);
      // From a thread of its own: a server that does not want to hear more makes the sender wait
      Thread sender = new Thread(() -> trySend(connection, all));
      sender.setDaemon(true);
      sender.start();
    }
  }

  /** Requests that mean nothing; how often they were answered by which status, 0 for by none. */
  Map<Integer, Long> fuzz(int count, Random random) {
    return IntStream.range(0, count)
        .mapToObj(i -> nonsense(i, random))
        .map(this::statusOf)
        .collect(Collectors.groupingBy(status -> status, TreeMap::new, Collectors.counting()));
  }

  private int statusOf(byte[] request) {
    try (RawConnection connection = new RawConnection(url)) {
      return connection.waitingFor(PATIENCE).send(request).status();
    } catch (IOException e) {
      return 0; // closed before all was said, or waiting for the end of something
    }
  }

  private byte[] nonsense(int i, Random random) {
    String operation = BODY_OPERATIONS[random.nextInt(BODY_OPERATIONS.length)];
    return switch (i % 14) {
      case 0 -> withBody(operation, randomBytes(random, 1 + random.nextInt(20_000)));
      case 1 -> withBody(operation, "[".repeat(100_000));
      case 2 -> withBody(operation, "{\"a\":".repeat(20_000) + CANARY);
      case 3 ->
          withBody(
              "PUT /api/v1/authors/preference",
              "{\"author\":\"%s\",\"release\":true,\"epsilon\":%s}"
                  .formatted(CANARY, "9".repeat(50_000)));
      case 4 ->
          withBody(
              "PUT /api/v1/authors/preference",
              "{\"author\":\"%s\",\"release\":true,\"epsilon\":1e999999999}".formatted(CANARY));
      case 5 ->
          withBody(
              "POST /api/v1/posts",
              "{\"posts\":[{\"author\":\"%s\",\"text\":\"\u00c3\u0028\u00ff\u00fe\u00ed\u00a0\u0080\"}]}"
                  .formatted(CANARY));
      case 6 -> withBody("POST /api/v1/posts", "\"" + CANARY.repeat(MEGABYTE / 2) + "\"");
      case 7 ->
          withBody(
              "POST /api/v1/posts",
              "{\"posts\":[" + "{},".repeat(300_000) + "\"" + CANARY + "\"]}");
      case 8 -> request("GET /api/v1/me", "X-Huge: " + CANARY.repeat(20_000) + "\r\n");
      case 9 -> request("GET /api/v1/me", ("X-" + CANARY + ": 1\r\n").repeat(5_000));
      case 10 -> request("GET /api/v1/" + CANARY.repeat(2_000), "");
      case 11 -> request(operation, "Content-Type: application/json\r\nContent-Length: -5\r\n");
      case 12 ->
          join(
              request(
                  operation, "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"),
              (CANARY + "\r\nffffffffffffffff\r\n").getBytes(StandardCharsets.ISO_8859_1));
      default ->
          join(
              randomBytes(random, 1 + random.nextInt(2_000)),
              "\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
    };
  }

  private static byte[] randomBytes(Random random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private byte[] withBody(String operation, String body) {
    return withBody(operation, body.getBytes(StandardCharsets.ISO_8859_1));
  }

  private byte[] withBody(String operation, byte[] body) {
    String type = operation.endsWith("check") ? "text/plain" : "application/json";
    return join(
        request(
            operation,
            "Content-Type: %s\r\nConnection: close\r\nContent-Length: %d\r\n"
                .formatted(type, body.length)),
        body);
  }

  private byte[] request(String operation, String headers) {
    return (operation + " HTTP/1.1\r\n" + authorization + headers + "\r\n")
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] join(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  private RawConnection connect(int receiveBuffer) throws IOException {
    RawConnection connection = new RawConnection(url, receiveBuffer);
    open.add(connection);
    return connection;
  }

  @Override
  public void close() throws IOException {
    drip.shutdownNow();
    for (RawConnection connection : open) {
      connection.close();
    }
  }
}
