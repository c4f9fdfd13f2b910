package io.palimpsest.service.http.playground;

import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.micronaut.security.annotation.Secured;
import io.palimpsest.service.http.Api;
import io.palimpsest.service.http.HttpSettings;
import io.palimpsest.service.http.access.Role;
import io.palimpsest.service.http.problem.ProblemException;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;

/** Tries a text out. */
@Tag(name = "playground")
@Controller(Api.BASE + "/playground")
@ExecuteOn(TaskExecutors.BLOCKING)
@Secured({Role.OPERATOR, Role.PRIVACY_OFFICER})
final class PlaygroundController {
  private final Playground playground;
  private final boolean isOpen;

  PlaygroundController(Playground playground, HttpSettings settings) {
    this.playground = playground;
    this.isOpen = settings.playground();
  }

  /**
   * Shows what a policy would make of a text. Nothing of it is stored, logged or charged, and the
   * randomness is thrown away.
   */
  @Post
  @ApiResponse(responseCode = "200", description = "What it would become.")
  @ApiResponse(responseCode = "404", description = "The service was started without --playground.")
  @ApiResponse(responseCode = "422", description = "No text, or no such policy.")
  Trial attempt(@Body TrialRequest request) {
    if (!isOpen) {
      throw ProblemException.notFound(
          "playground-off", "start the service with --playground to try texts out");
    }
    return playground.attempt(request);
  }
}
