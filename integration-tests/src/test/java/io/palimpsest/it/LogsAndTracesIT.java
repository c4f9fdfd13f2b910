package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Requests can be followed: in the log, as JSON, by their correlation id, and as traces. The
 * collector is a plain HTTP server that keeps what it is sent, as no collector can be had here.
 */
class LogsAndTracesIT {
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final String CANARY = "xyzzycanary";
  private static final String ID = "request-0001";
  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

  @TempDir private Path directory;

  @Test
  void shouldFollowARequestInTheLogAndInTraces() throws Exception {
    List<byte[]> spans = new CopyOnWriteArrayList<>();
    HttpServer collector =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    collector.createContext(
        "/v1/traces",
        exchange -> {
          spans.add(exchange.getRequestBody().readAllBytes());
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
        });
    collector.start();
    Path data = directory.resolve("data");
    try (ServiceProcess service =
        ServiceProcess.start(
            data,
            "--policy",
            "redact",
            "--log-format",
            "json",
            "--traces",
            "http://127.0.0.1:" + collector.getAddress().getPort() + "/v1/traces")) {
      Properties http = new Properties();
      http.load(new StringReader(Files.readString(data.resolve("http.properties"))));

      // Given a service that says more than usual
      assertThat(
              send(http, "PUT", "log-levels", "{\"logger\":\"io.palimpsest\",\"level\":\"DEBUG\"}"))
          .isEqualTo(200);

      // When posts are sent to it, a good one and a bad one
      assertThat(send(http, "POST", "posts", post(CANARY))).isEqualTo(202);
      assertThat(send(http, "POST", "posts", "{\"posts\":[" + CANARY)).isEqualTo(400);

      // Then each is a line with its id, and nothing of what was sent
      await("the log")
          .atMost(LIMIT)
          .untilAsserted(
              () -> {
                assertThat(service.output()).contains(ID).doesNotContain(CANARY);
                JsonNode line = lineOf(service, "POST /api/v1/posts answered 202");
                assertThat(line.get("correlationId").asText()).isEqualTo(ID);
                assertThat(line.get("level").asText()).isEqualTo("DEBUG");
              });

      // And a span in the caller's trace, with the operation and the id
      await("the spans")
          .atMost(LIMIT)
          .untilAsserted(
              () -> {
                String all = text(spans);
                assertThat(all).contains("POST /api/v1/posts", ID).doesNotContain(CANARY);
                assertThat(all).contains(new String(bytes(TRACE), StandardCharsets.ISO_8859_1));
              });
    } finally {
      collector.stop(0);
    }
  }

  private static String post(String text) {
    return "{\"posts\":[{\"author\":\"%s\",\"text\":\"%s\"}]}".formatted(text, text);
  }

  private static int send(Properties http, String method, String operation, String body)
      throws IOException, InterruptedException {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create(http.getProperty("url") + "/api/v1/" + operation))
                .header("Authorization", "Bearer " + http.getProperty("token"))
                .header("Content-Type", "application/json")
                .header("X-Correlation-Id", ID)
                .header("traceparent", "00-" + TRACE + "-00f067aa0ba902b7-01")
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build(),
            HttpResponse.BodyHandlers.ofString())
        .statusCode();
  }

  private static JsonNode lineOf(ServiceProcess service, String message) throws IOException {
    String line =
        service.output().lines().filter(one -> one.contains(message)).findFirst().orElseThrow();
    return new ObjectMapper().readTree(line);
  }

  /** Protocol buffers hold strings and ids as they are. */
  private static String text(List<byte[]> bodies) {
    StringBuilder all = new StringBuilder();
    bodies.forEach(body -> all.append(new String(body, StandardCharsets.ISO_8859_1)));
    return all.toString();
  }

  private static byte[] bytes(String hex) {
    return java.util.HexFormat.of().parseHex(hex);
  }
}
