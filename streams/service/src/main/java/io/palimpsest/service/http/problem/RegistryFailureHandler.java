package io.palimpsest.service.http.problem;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.server.exceptions.ExceptionHandler;
import io.palimpsest.schemas.registry.RegistryUnavailableException;
import jakarta.inject.Singleton;
import java.time.Duration;

/** The schema registry does not answer. */
@Singleton
final class RegistryFailureHandler
    implements ExceptionHandler<RegistryUnavailableException, HttpResponse<?>> {
  @Override
  @SuppressWarnings("rawtypes") // as the interface has it
  public HttpResponse<?> handle(HttpRequest request, RegistryUnavailableException e) {
    return ProblemResponses.of(
        request,
        ProblemException.unavailable(
            "registry-unavailable",
            "the schema registry does not answer: try again later, and tell whoever runs the service",
            Duration.ofSeconds(5)));
  }
}
