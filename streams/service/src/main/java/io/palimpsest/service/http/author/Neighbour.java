package io.palimpsest.service.http.author;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.micronaut.http.HttpHeaders;
import io.palimpsest.service.http.Api;
import io.palimpsest.service.http.HttpSettings;
import io.palimpsest.service.http.PeerTrust;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.service.http.web.Correlation;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/**
 * Asks another instance, once, in the name of whoever asked this one: with their token, which the
 * other checks for itself.
 */
@Singleton
final class Neighbour {
  private static final String FORWARDED = "X-Palimpsest-Forwarded";
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int OK = 200;

  private final String scheme;
  private final ObjectMapper json;
  private final HttpClient client;

  Neighbour(HttpSettings settings, ObjectMapper json) {
    this.scheme = settings.scheme();
    this.json = json;
    HttpClient.Builder builder =
        HttpClient.newBuilder().connectTimeout(PATIENCE).version(HttpClient.Version.HTTP_1_1);
    settings.tls().flatMap(PeerTrust::of).ifPresent(builder::sslContext);
    this.client = builder.build();
  }

  /** Whether another instance has asked already. */
  static boolean isForwarded(io.micronaut.http.HttpRequest<?> request) {
    return request.getHeaders().contains(FORWARDED);
  }

  Account ask(String host, int port, String author, io.micronaut.http.HttpRequest<?> caller) {
    try {
      HttpResponse<byte[]> answer =
          client.send(
              HttpRequest.newBuilder(
                      URI.create(
                          "%s://%s:%d%s/authors/account".formatted(scheme, host, port, Api.BASE)))
                  .timeout(PATIENCE)
                  .header(HttpHeaders.CONTENT_TYPE, "application/json")
                  .header(
                      HttpHeaders.AUTHORIZATION, caller.getHeaders().get(HttpHeaders.AUTHORIZATION))
                  .header(Correlation.HEADER, Correlation.of(caller).orElse(""))
                  .header(FORWARDED, "1")
                  .POST(
                      HttpRequest.BodyPublishers.ofByteArray(
                          json.writeValueAsBytes(new AuthorRequest(author))))
                  .build(),
              HttpResponse.BodyHandlers.ofByteArray());
      if (answer.statusCode() == OK) {
        return json.readValue(answer.body(), Account.class);
      }
      throw AccountDesk.moving();
    } catch (IOException e) {
      throw ProblemException.unavailable(
          "neighbour-unavailable",
          "the instance that holds this author does not answer: ask again as Retry-After says",
          PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw AccountDesk.moving();
    }
  }
}
