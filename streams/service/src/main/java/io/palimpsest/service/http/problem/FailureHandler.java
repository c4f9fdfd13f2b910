package io.palimpsest.service.http.problem;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.server.exceptions.ExceptionHandler;
import jakarta.inject.Singleton;
import java.io.EOFException;
import java.nio.channels.ClosedChannelException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A fault of ours. The message of an exception may quote what was sent, so its class is told. */
@Singleton
final class FailureHandler implements ExceptionHandler<Throwable, HttpResponse<?>> {
  private static final Logger LOG = LoggerFactory.getLogger(FailureHandler.class);

  @Override
  @SuppressWarnings("rawtypes") // as the interface has it
  public HttpResponse<?> handle(HttpRequest request, Throwable error) {
    if (error instanceof EOFException || error instanceof ClosedChannelException) {
      // Anybody can do that as often as they like, so it is no line that somebody is woken by.
      LOG.debug("A client was gone before all of its request was there");
    } else {
      LOG.error("A request failed with {}", error.getClass().getName(), error);
    }
    return ProblemResponses.of(
        request,
        ProblemException.of(
            HttpStatus.INTERNAL_SERVER_ERROR,
            "failed",
            "this is a fault of the service: look for the correlation id in its log"));
  }
}
