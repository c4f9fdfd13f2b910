package io.palimpsest.service.http.problem;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;
import java.util.Map;

/**
 * What went wrong, in the format of RFC 9457. It never quotes what was sent.
 *
 * @param type kind of problem; always {@code about:blank}, so that the status says it
 * @param title the status in words
 * @param status the HTTP status
 * @param detail what to do
 * @param reason a word for programs to decide by
 * @param correlationId which lines of the log belong to it
 * @param more what else there is to say, by name
 */
@Introspected
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Problem(
    String type,
    String title,
    int status,
    String detail,
    @Nullable String reason,
    @Nullable String correlationId,
    @JsonAnyGetter Map<String, Object> more) {
  /** The media type. */
  public static final String MEDIA_TYPE = "application/problem+json";
}
