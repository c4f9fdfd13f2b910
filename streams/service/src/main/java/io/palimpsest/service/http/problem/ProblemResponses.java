package io.palimpsest.service.http.problem;

import io.micronaut.core.annotation.NonNull;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpMethod;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;
import io.palimpsest.service.http.web.Correlation;
import jakarta.inject.Singleton;
import java.util.Map;

/**
 * Every error that the framework finds, in our format. Its own words are thrown away: they quote
 * what was sent.
 */
@Singleton
final class ProblemResponses implements ErrorResponseProcessor<Problem> {
  private static final Map<HttpStatus, String> WHAT_TO_DO =
      Map.of(
          HttpStatus.BAD_REQUEST,
          "the request is not what this operation takes: see /openapi/palimpsest.yml",
          HttpStatus.UNAUTHORIZED,
          "send a token that is valid here: 'Authorization: Bearer TOKEN'",
          HttpStatus.FORBIDDEN,
          "this token has none of the roles that may do this: ask for one that has",
          HttpStatus.NOT_FOUND,
          "there is nothing here: see /openapi/palimpsest.yml for what there is",
          HttpStatus.METHOD_NOT_ALLOWED,
          "use one of the methods that 'Allow' names",
          HttpStatus.NOT_ACCEPTABLE,
          "ask for application/json, or leave 'Accept' out",
          HttpStatus.REQUEST_ENTITY_TOO_LARGE,
          "send less in one request: the limit is set by --max-request-bytes",
          HttpStatus.UNSUPPORTED_MEDIA_TYPE,
          "send the media type that /openapi/palimpsest.yml names for this operation",
          HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
          "send shorter headers");

  @Override
  public @NonNull MutableHttpResponse<Problem> processResponse(
      @NonNull ErrorContext context, @NonNull MutableHttpResponse<?> response) {
    return problem(
        context.getRequest(),
        response,
        reasonOf(response.status()),
        WHAT_TO_DO.getOrDefault(
            response.status(), "look for the correlation id in the log of the service"),
        Map.of());
  }

  static MutableHttpResponse<Problem> of(HttpRequest<?> request, ProblemException e) {
    MutableHttpResponse<Problem> response =
        problem(request, HttpResponse.status(e.status()), e.reason(), e.getMessage(), e.more());
    e.retryAfter()
        .ifPresent(
            time ->
                response.header(
                    "Retry-After", Long.toString(Math.max(1, (time.toMillis() + 999) / 1000))));
    return response;
  }

  private static MutableHttpResponse<Problem> problem(
      HttpRequest<?> request,
      MutableHttpResponse<?> response,
      String reason,
      String detail,
      Map<String, Object> more) {
    HttpStatus status = response.status();
    if (status == HttpStatus.UNAUTHORIZED) {
      response.header(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
    }
    if (request.getMethod() == HttpMethod.HEAD) {
      @SuppressWarnings("unchecked") // without a body
      MutableHttpResponse<Problem> bodiless = (MutableHttpResponse<Problem>) response;
      return bodiless;
    }
    return response
        .body(
            new Problem(
                "about:blank",
                status.getReason(),
                status.getCode(),
                detail,
                reason,
                Correlation.of(request).orElse(null),
                more))
        .contentType(Problem.MEDIA_TYPE);
  }

  private static String reasonOf(HttpStatus status) {
    if (status == HttpStatus.REQUEST_ENTITY_TOO_LARGE) {
      return "too-large";
    }
    return status.getReason().toLowerCase(java.util.Locale.ROOT).replace(' ', '-');
  }
}
