package io.palimpsest.it;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsParameters;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;

/**
 * Stands before the real registry and lets nobody in without a certificate and a password. The
 * registry cannot ask for certificates itself: that was decided when it was built.
 */
final class GuardedRegistry implements AutoCloseable {
  static final String USER = "palimpsest";
  static final String PASSWORD = "canary-of-the-registry-31d9";

  private static final String TYPE = "application/vnd.schemaregistry.v1+json";
  private static final String EXPECTED =
      "Basic "
          + Base64.getEncoder()
              .encodeToString((USER + ":" + PASSWORD).getBytes(StandardCharsets.UTF_8));

  private final HttpsServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpClient client;
  private final URI registry;

  GuardedRegistry(String registryUrl, TestKeys keys) throws IOException, GeneralSecurityException {
    SSLContext context = keys.context();
    this.registry = URI.create(registryUrl);
    this.client = HttpClient.newBuilder().sslContext(context).build();
    this.server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setHttpsConfigurator(wantingCertificates(context));
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  private static HttpsConfigurator wantingCertificates(SSLContext context) {
    return new HttpsConfigurator(context) {
      @Override
      public void configure(HttpsParameters connection) {
        SSLParameters parameters = context.getDefaultSSLParameters();
        parameters.setNeedClientAuth(true);
        connection.setSSLParameters(parameters);
      }
    };
  }

  String url() {
    return "https://127.0.0.1:" + server.getAddress().getPort() + registry.getPath();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readAllBytes();
      if (!EXPECTED.equals(exchange.getRequestHeaders().getFirst("Authorization"))) {
        exchange.sendResponseHeaders(401, -1);
        return;
      }
      HttpResponse<byte[]> response =
          client.send(
              HttpRequest.newBuilder(registry.resolve(exchange.getRequestURI()))
                  .header("Content-Type", TYPE)
                  .method(exchange.getRequestMethod(), HttpRequest.BodyPublishers.ofByteArray(body))
                  .build(),
              HttpResponse.BodyHandlers.ofByteArray());
      exchange.getResponseHeaders().set("Content-Type", TYPE);
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
