package io.palimpsest.service.client;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.service.http.Api;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import javax.net.ssl.SSLException;

/** Calls the API of one service. Thread-safe. */
public final class ServiceClient {
  private static final Duration TO_CONNECT = Duration.ofSeconds(5);
  private static final Duration TO_ANSWER = Duration.ofSeconds(30);

  /** How long, in all, a call is repeated that the service cannot do now. */
  private static final Duration TO_REPEAT = Duration.ofSeconds(30);

  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(10);
  private static final int MAX_CALLS = 10;
  private static final int OK = 200;
  private static final int MULTIPLE_CHOICES = 300;
  private static final int UNAVAILABLE = 503;

  private final ServicePlace place;
  private final HttpClient http;
  private final ObjectMapper json =
      new ObjectMapper()
          .findAndRegisterModules()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .setDefaultPropertyInclusion(JsonInclude.Include.NON_NULL);

  public ServiceClient(ServicePlace place) {
    this.place = place;
    HttpClient.Builder builder =
        HttpClient.newBuilder().connectTimeout(TO_CONNECT).version(HttpClient.Version.HTTP_1_1);
    place.trust().ifPresent(builder::sslContext);
    this.http = builder.build();
  }

  /**
   * Reads something.
   *
   * @param path below {@link Api#BASE}
   * @throws ServiceCallException if it cannot be had
   */
  public ServiceAnswer get(String path) {
    return call("GET", path, BodyPublishers.noBody());
  }

  /** Asks for something that needs no more to be said. */
  public ServiceAnswer post(String path) {
    return call("POST", path, BodyPublishers.noBody());
  }

  /** Asks for something. */
  public ServiceAnswer post(String path, Object body) {
    try {
      return call("POST", path, BodyPublishers.ofByteArray(json.writeValueAsBytes(body)));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("this cannot be said in JSON");
    }
  }

  /** Ends something. */
  public ServiceAnswer delete(String path) {
    return call("DELETE", path, BodyPublishers.noBody());
  }

  private ServiceAnswer call(String method, String path, BodyPublisher body) {
    URI url = URI.create(place.url() + Api.BASE + path);
    HttpRequest.Builder request =
        HttpRequest.newBuilder(url)
            .timeout(TO_ANSWER)
            .header("Authorization", "Bearer " + place.token())
            .header("Accept", "application/json, application/problem+json")
            .method(method, body);
    if (body.contentLength() > 0) {
      request.header("Content-Type", "application/json");
    }
    Instant end = Instant.now().plus(TO_REPEAT);
    HttpResponse<String> answer = send(request.build());
    for (int calls = 1; calls < MAX_CALLS; calls++) {
      Optional<Duration> pause = pauseAfter(answer);
      if (pause.isEmpty() || Instant.now().plus(pause.get()).isAfter(end)) {
        break;
      }
      Pause.of(pause.get());
      answer = send(request.build());
    }
    if (answer.statusCode() >= OK && answer.statusCode() < MULTIPLE_CHOICES) {
      return new ServiceAnswer(place.url(), answer.body(), json);
    }
    throw Complaint.of(place.url(), answer.statusCode(), answer.body(), json);
  }

  /** How long the service wants to be left alone before it is asked again; empty: do not ask. */
  private static Optional<Duration> pauseAfter(HttpResponse<String> answer) {
    if (answer.statusCode() != UNAVAILABLE) {
      return Optional.empty();
    }
    return answer
        .headers()
        .firstValue("Retry-After")
        .filter(text -> text.matches("[0-9]{1,6}"))
        .map(text -> Duration.ofSeconds(Long.parseLong(text)))
        .filter(pause -> pause.compareTo(LONGEST_PAUSE) <= 0);
  }

  private HttpResponse<String> send(HttpRequest request) {
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (SSLException e) {
      throw new ServiceCallException(
          "no secure connection to %s: name the certificate of the service by --tls-truststore, and the service as the certificate does"
              .formatted(place.url()));
    } catch (ConnectException e) {
      throw new ServiceCallException(
          "no service answers at %s: start it by 'palimpsest run', or say by --url where it is"
              .formatted(place.url()));
    } catch (IOException e) {
      // Its message may quote what was sent.
      throw new ServiceCallException(
          "the service at %s does not answer as it should (%s): check the URL, and whether it runs"
              .formatted(place.url(), e.getClass().getSimpleName()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServiceCallException("interrupted while waiting for the service: ask it again");
    }
  }
}
