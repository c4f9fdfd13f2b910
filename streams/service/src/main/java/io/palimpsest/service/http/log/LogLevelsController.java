package io.palimpsest.service.http.log;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Put;
import io.micronaut.security.annotation.Secured;
import io.palimpsest.service.http.Api;
import io.palimpsest.service.http.access.Role;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.service.log.LogLevels;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Map;

/** How much is logged, changed while the service runs. */
@Tag(name = "service")
@Controller(Api.BASE + "/log-levels")
@Secured(Role.OPERATOR)
final class LogLevelsController {

  /** Levels by logger. */
  @Introspected
  record Levels(Map<String, String> levels) {}

  /**
   * A change.
   *
   * @param logger for example io.palimpsest, or org.apache.kafka
   * @param level ERROR, WARN, INFO, DEBUG or TRACE
   */
  @Introspected
  record Change(String logger, String level) {}

  /** The levels that are set on this instance. */
  @Get
  Levels levels() {
    return new Levels(LogLevels.all());
  }

  /** Sets a level on this instance, until it ends. */
  @Put
  @ApiResponse(responseCode = "200", description = "The levels after the change.")
  @ApiResponse(responseCode = "422", description = "That logger may not say so much.")
  Levels change(@Body Change change) {
    try {
      LogLevels.set(
          change.logger() == null ? "" : change.logger(),
          change.level() == null ? "" : change.level());
    } catch (IllegalArgumentException e) {
      throw ProblemException.unprocessable("invalid-level", e.getMessage());
    }
    return levels();
  }
}
