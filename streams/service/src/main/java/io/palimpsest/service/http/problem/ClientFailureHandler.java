package io.palimpsest.service.http.problem;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.server.exceptions.ExceptionHandler;
import io.palimpsest.topology.client.ClientException;
import jakarta.inject.Singleton;
import java.time.Duration;

/** Kafka does not do what was asked, or not in time. */
@Singleton
final class ClientFailureHandler implements ExceptionHandler<ClientException, HttpResponse<?>> {
  @Override
  @SuppressWarnings("rawtypes") // as the interface has it
  public HttpResponse<?> handle(HttpRequest request, ClientException e) {
    return ProblemResponses.of(
        request,
        ProblemException.unavailable(
            "broker-unavailable",
            "Kafka does not do what was asked: try again later, and tell whoever runs the service",
            Duration.ofSeconds(5)));
  }
}
