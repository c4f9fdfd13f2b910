package io.palimpsest.service.http.replay;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Delete;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.PathVariable;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.micronaut.security.annotation.Secured;
import io.micronaut.security.authentication.Authentication;
import io.palimpsest.service.http.Api;
import io.palimpsest.service.http.access.Role;
import io.palimpsest.service.http.problem.ProblemException;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;

/** Posts of the past are released again. */
@Tag(name = "replays")
@Controller(Api.BASE + "/replays")
@ExecuteOn(TaskExecutors.BLOCKING)
@Secured({Role.OPERATOR, Role.PRIVACY_OFFICER})
final class ReplaysController {
  private final ReplayDesk desk;

  ReplaysController(ReplayDesk desk) {
    this.desk = desk;
  }

  /**
   * Begins to price what it costs to release the posts of a range of time again. Nothing is sent
   * before it is confirmed, within 30 minutes. Only a privacy officer may name a policy.
   */
  @Post
  @ApiResponse(responseCode = "202", description = "It is being priced.")
  @ApiResponse(responseCode = "409", description = "There is one at a time; which one.")
  @ApiResponse(responseCode = "422", description = "It cannot be done; why.")
  HttpResponse<ReplayAnswer> begin(@Body ReplayRequest request, Authentication caller) {
    ReplayOrder order = request.checked();
    if (order.document().isPresent()) {
      requirePrivacyOfficer(caller);
    }
    ReplayAnswer answer = desk.begin(order);
    return HttpResponse.<ReplayAnswer>accepted(URI.create(Api.BASE + "/replays/" + answer.id()))
        .body(answer);
  }

  /** How far a replay is, what it costs, what came of it. */
  @Get("/{id}")
  @Secured({Role.OPERATOR, Role.AUDITOR, Role.PRIVACY_OFFICER})
  @ApiResponse(responseCode = "200", description = "The replay.")
  @ApiResponse(responseCode = "404", description = "None of that id is known here.")
  ReplayAnswer find(@PathVariable String id) {
    return desk.find(id).answer();
  }

  /** Sends what was priced, after its policy was put in force if it has one. */
  @Post("/{id}/confirmation")
  @ApiResponse(responseCode = "202", description = "It is being sent.")
  @ApiResponse(responseCode = "404", description = "None of that id is known here.")
  @ApiResponse(responseCode = "409", description = "It is not priced, or no longer; why.")
  HttpResponse<ReplayAnswer> confirm(@PathVariable String id, Authentication caller) {
    ReplayJob job = desk.find(id);
    if (job.submitsPolicy()) {
      requirePrivacyOfficer(caller);
    }
    return HttpResponse.<ReplayAnswer>accepted().body(desk.confirm(job));
  }

  /** Ends a replay. What was sent is released; what has ended stays as it is. */
  @Delete("/{id}")
  @ApiResponse(responseCode = "200", description = "It is ended, or ends soon.")
  @ApiResponse(responseCode = "404", description = "None of that id is known here.")
  ReplayAnswer cancel(@PathVariable String id) throws InterruptedException {
    return desk.cancel(desk.find(id));
  }

  /** As where policies are submitted: this is a way to submit one. */
  private static void requirePrivacyOfficer(Authentication caller) {
    if (!caller.getRoles().contains(Role.PRIVACY_OFFICER)) {
      throw ProblemException.of(
          HttpStatus.FORBIDDEN,
          "forbidden",
          "only a privacy officer may put a policy in force: leave the policy out, or ask one");
    }
  }
}
