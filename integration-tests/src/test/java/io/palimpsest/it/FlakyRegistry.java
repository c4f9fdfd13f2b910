package io.palimpsest.it;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands before the real registry and answers 503 while it is told to be away. */
final class FlakyRegistry implements AutoCloseable {
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpClient client = HttpClient.newHttpClient();
  private final URI registry;
  private final AtomicInteger refusals = new AtomicInteger();
  private volatile boolean isAway;

  FlakyRegistry(String registryUrl) throws IOException {
    this.registry = URI.create(registryUrl);
    this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + registry.getPath();
  }

  void goAway() {
    isAway = true;
  }

  void comeBack() {
    isAway = false;
  }

  /** How often someone asked while it was away. */
  int refusals() {
    return refusals.get();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (isAway) {
        refusals.incrementAndGet();
        exchange.sendResponseHeaders(503, -1);
        return;
      }
      HttpRequest request =
          HttpRequest.newBuilder(registry.resolve(exchange.getRequestURI()))
              .header("Content-Type", "application/vnd.schemaregistry.v1+json")
              .method(
                  exchange.getRequestMethod(),
                  HttpRequest.BodyPublishers.ofByteArray(exchange.getRequestBody().readAllBytes()))
              .build();
      HttpResponse<byte[]> response = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
      exchange.getResponseHeaders().set("Content-Type", "application/vnd.schemaregistry.v1+json");
      exchange.sendResponseHeaders(response.statusCode(), response.body().length);
      exchange.getResponseBody().write(response.body());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
