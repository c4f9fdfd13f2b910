package io.palimpsest.it;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;

/**
 * Somebody who calls the HTTP API of one instance.
 *
 * @param url of the instance
 * @param token who they are; empty for nobody
 * @param http trusts the instance's certificate, if it has one
 */
record ApiClient(String url, Optional<String> token, HttpClient http) {
  static final String BASE = "/api/v1";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** Somebody at an instance without a certificate. */
  static ApiClient at(String url, String token) {
    return new ApiClient(
        url,
        Optional.of(token),
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build());
  }

  /** The same instance, somebody else. */
  ApiClient with(String another) {
    return new ApiClient(url, Optional.of(another), http);
  }

  /** The same instance, nobody. */
  ApiClient anonymous() {
    return new ApiClient(url, Optional.empty(), http);
  }

  ApiAnswer get(String operation) throws IOException, InterruptedException {
    return send("GET", operation, Optional.empty(), "");
  }

  ApiAnswer delete(String operation) throws IOException, InterruptedException {
    return send("DELETE", operation, Optional.empty(), "");
  }

  ApiAnswer post(String operation, Object body) throws IOException, InterruptedException {
    return send("POST", operation, Optional.of("application/json"), json(body));
  }

  ApiAnswer put(String operation, Object body) throws IOException, InterruptedException {
    return send("PUT", operation, Optional.of("application/json"), json(body));
  }

  /** A document that is no JSON. */
  ApiAnswer postText(String operation, String document) throws IOException, InterruptedException {
    return send("POST", operation, Optional.of("text/plain"), document);
  }

  /**
   * Anything.
   *
   * @param operation what stands behind the base, or another path
   */
  ApiAnswer send(String method, String operation, Optional<String> type, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request = request(operation);
    type.ifPresent(name -> request.header("Content-Type", name));
    request.method(
        method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    return ApiAnswer.of(http.send(request.build(), BodyHandlers.ofString()));
  }

  /** A request of theirs, to be completed. */
  HttpRequest.Builder request(String operation) {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri(operation)).timeout(PATIENCE);
    token.ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
    return request;
  }

  /** {@code /me} is an operation, {@code //console/} is a path of its own. */
  private URI uri(String operation) {
    return URI.create(
        url + (operation.startsWith("//") ? operation.substring(1) : BASE + operation));
  }

  private static String json(Object body) {
    try {
      return body instanceof String text ? text : JSON.writeValueAsString(body);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
