package io.palimpsest.service.http.problem;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.server.exceptions.ExceptionHandler;
import jakarta.inject.Singleton;

/** Tells callers what we found wrong. */
@Singleton
final class ProblemHandler implements ExceptionHandler<ProblemException, HttpResponse<?>> {
  @Override
  @SuppressWarnings("rawtypes") // as the interface has it
  public HttpResponse<?> handle(HttpRequest request, ProblemException e) {
    return ProblemResponses.of(request, e);
  }
}
