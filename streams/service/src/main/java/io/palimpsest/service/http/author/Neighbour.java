package io.palimpsest.service.http.author;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpStatus;
import io.palimpsest.service.http.Api;
import io.palimpsest.service.http.HttpSettings;
import io.palimpsest.service.http.PeerTrust;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.service.http.web.Correlation;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Asks another instance, once, in the name of whoever asked this one: with their token, which the
 * other checks for itself.
 */
@Singleton
final class Neighbour {
  private static final String FORWARDED = "X-Palimpsest-Forwarded";
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int MAX_BYTES = 4 * 1024 * 1024;

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
    CompletableFuture<HttpResponse<byte[]>> asked;
    try {
      asked = client.sendAsync(question(host, port, author, caller), limited());
    } catch (IllegalArgumentException | JsonProcessingException e) {
      throw silent();
    }
    try {
      HttpResponse<byte[]> answer = asked.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      if (answer.statusCode() == HttpStatus.OK.getCode()) {
        return json.readValue(answer.body(), Account.class);
      }
      throw refused(answer.statusCode());
    } catch (ExecutionException | TimeoutException | IOException e) {
      asked.cancel(true);
      throw silent();
    } catch (InterruptedException e) {
      asked.cancel(true);
      Thread.currentThread().interrupt();
      throw silent();
    }
  }

  private HttpRequest question(
      String host, int port, String author, io.micronaut.http.HttpRequest<?> caller)
      throws JsonProcessingException {
    String there = host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
    return HttpRequest.newBuilder(
            URI.create("%s://%s:%d%s/authors/account".formatted(scheme, there, port, Api.BASE)))
        .timeout(PATIENCE)
        .header(HttpHeaders.CONTENT_TYPE, "application/json")
        .header(HttpHeaders.AUTHORIZATION, caller.getHeaders().get(HttpHeaders.AUTHORIZATION))
        .header(Correlation.HEADER, Correlation.of(caller).orElse(""))
        .header(FORWARDED, "1")
        .POST(
            HttpRequest.BodyPublishers.ofByteArray(
                json.writeValueAsBytes(new AuthorRequest(author))))
        .build();
  }

  /** An account is far smaller. */
  private static HttpResponse.BodyHandler<byte[]> limited() {
    return about ->
        HttpResponse.BodySubscribers.mapping(
            HttpResponse.BodySubscribers.ofInputStream(), Neighbour::limited);
  }

  private static byte[] limited(InputStream body) {
    try (body) {
      return body.readNBytes(MAX_BYTES);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The neighbour checks the same token, so that it should let in whom we did. */
  private static ProblemException refused(int status) {
    if (status == HttpStatus.UNAUTHORIZED.getCode() || status == HttpStatus.FORBIDDEN.getCode()) {
      return ProblemException.unavailable(
          "neighbour-refuses",
          "the instance that holds this author does not accept this token: give all instances the same keys",
          PATIENCE);
    }
    return status == HttpStatus.TOO_MANY_REQUESTS.getCode()
        ? ProblemException.tooMany(
            "rate-limited",
            "the instance that holds this author has had too many requests: ask again as Retry-After says",
            PATIENCE)
        : AccountDesk.moving();
  }

  private static ProblemException silent() {
    return ProblemException.unavailable(
        "neighbour-unavailable",
        "the instance that holds this author does not answer: ask again as Retry-After says, and check its --http-advertised",
        PATIENCE);
  }
}
