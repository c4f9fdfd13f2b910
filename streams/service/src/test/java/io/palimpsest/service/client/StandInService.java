package io.palimpsest.service.client;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Answers HTTP as it was told to. It stands in for the service where only the client is looked at;
 * integration tests have the real one.
 */
public final class StandInService implements AutoCloseable {
  /** What it lets in. */
  public static final String TOKEN = "plk_standin";

  private final HttpServer server;
  private final Map<String, Deque<Answer>> answers = new HashMap<>();
  private final List<Request> requests = Collections.synchronizedList(new ArrayList<>());

  /** What it was asked. */
  public record Request(String call, String body) {}

  private record Answer(int status, String retryAfter, String body) {}

  public StandInService() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::handle);
    server.start();
  }

  /** What it answers next to a call such as {@code GET /replays/1}; the last answer stays. */
  public StandInService on(String call, int status, String body) {
    return add(call, new Answer(status, "", body));
  }

  /** The same, with a time after which to ask again. */
  public StandInService onUnavailable(String call, String retryAfter) {
    return add(call, new Answer(503, retryAfter, "{\"detail\":\"being restored\"}"));
  }

  private StandInService add(String call, Answer answer) {
    synchronized (answers) {
      answers.computeIfAbsent(call, unseen -> new ArrayDeque<>()).add(answer);
    }
    return this;
  }

  private void handle(HttpExchange exchange) throws IOException {
    String call =
        exchange.getRequestMethod()
            + " "
            + exchange.getRequestURI().toString().replaceFirst("^/api/v1", "");
    requests.add(
        new Request(
            call, new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)));
    Answer answer =
        ("Bearer " + TOKEN).equals(exchange.getRequestHeaders().getFirst("Authorization"))
            ? next(call)
            : new Answer(401, "", "{\"detail\":\"who?\"}");
    byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
    if (!answer.retryAfter().isEmpty()) {
      exchange.getResponseHeaders().set("Retry-After", answer.retryAfter());
    }
    exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private Answer next(String call) {
    synchronized (answers) {
      Deque<Answer> left = answers.getOrDefault(call, new ArrayDeque<>());
      return switch (left.size()) {
        case 0 -> new Answer(404, "", "{\"detail\":\"nothing here\"}");
        case 1 -> left.peek();
        default -> left.poll();
      };
    }
  }

  /** What it was asked so far. */
  public List<Request> requests() {
    return List.copyOf(requests);
  }

  /** The calls so far. */
  public List<String> calls() {
    return requests().stream().map(Request::call).toList();
  }

  public String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
