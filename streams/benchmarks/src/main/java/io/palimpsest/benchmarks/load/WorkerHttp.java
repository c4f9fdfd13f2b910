package io.palimpsest.benchmarks.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** Asks a Connect worker over HTTP. */
final class WorkerHttp {
  private static final int OK = 200;

  private final String url;
  private final HttpClient http = HttpClient.newHttpClient();

  WorkerHttp(int port) {
    this.url = "http://127.0.0.1:" + port;
  }

  /** Whether it takes connectors. */
  boolean isHealthy() throws InterruptedException {
    try {
      return http.send(request("/health").build(), BodyHandlers.discarding()).statusCode() == OK;
    } catch (IOException e) {
      // it does not listen yet
      return false;
    }
  }

  /**
   * Creates a connector.
   *
   * @param settings as JSON
   */
  void create(String name, String settings) throws IOException, InterruptedException {
    HttpResponse<String> answer =
        http.send(
            request("/connectors/" + name + "/config")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(settings))
                .build(),
            BodyHandlers.ofString());
    if (answer.statusCode() / 100 != 2) {
      throw new LoadException("the worker refuses the connector: " + answer.body());
    }
  }

  /** What the worker says of a connector, as it says it. */
  String status(String name) throws IOException, InterruptedException {
    return http.send(request("/connectors/" + name + "/status").build(), BodyHandlers.ofString())
        .body();
  }

  void delete(String name) throws IOException, InterruptedException {
    http.send(request("/connectors/" + name).DELETE().build(), BodyHandlers.discarding());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(url + path));
  }
}
