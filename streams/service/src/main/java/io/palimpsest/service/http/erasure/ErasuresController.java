package io.palimpsest.service.http.erasure;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.PathVariable;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.micronaut.security.annotation.Secured;
import io.palimpsest.service.http.Api;
import io.palimpsest.service.http.access.Role;
import io.palimpsest.service.http.author.AuthorRequest;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;

/** Authors are forgotten. */
@Tag(name = "erasures")
@Controller(Api.BASE + "/erasures")
@ExecuteOn(TaskExecutors.BLOCKING)
final class ErasuresController {
  private final ErasureDesk desk;

  ErasuresController(ErasureDesk desk) {
    this.desk = desk;
  }

  /**
   * Asks to forget an author: their key is destroyed and all their state deleted. It is done soon
   * after the answer; the receipt is at the URL that {@code Location} names.
   */
  @Post
  @Secured({Role.SUPPORT, Role.PRIVACY_OFFICER})
  @ApiResponse(responseCode = "202", description = "The request is on the broker.")
  HttpResponse<ErasureState> erase(@Body AuthorRequest author) throws InterruptedException {
    ErasureState state = desk.erase(author.checked());
    return HttpResponse.<ErasureState>accepted(
            URI.create(Api.BASE + "/erasures/" + state.requestId()))
        .body(state);
  }

  /** The receipt of an erasure, or that it is still to come. */
  @Get("/{requestId}")
  @Secured({Role.SUPPORT, Role.AUDITOR, Role.PRIVACY_OFFICER})
  @ApiResponse(responseCode = "200", description = "Done, or pending.")
  @ApiResponse(responseCode = "404", description = "Not asked for here, and no receipt is known.")
  ErasureState receipt(@PathVariable String requestId) {
    return desk.find(requestId);
  }
}
