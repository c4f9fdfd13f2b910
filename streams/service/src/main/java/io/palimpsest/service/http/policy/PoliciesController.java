package io.palimpsest.service.http.policy;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Delete;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.PathVariable;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.micronaut.security.annotation.Secured;
import io.palimpsest.service.http.Api;
import io.palimpsest.service.http.access.Role;
import io.palimpsest.service.http.policy.PolicyAnswers.Checked;
import io.palimpsest.service.http.policy.PolicyAnswers.History;
import io.palimpsest.service.http.policy.PolicyAnswers.Listed;
import io.palimpsest.service.http.policy.PolicyAnswers.One;
import io.palimpsest.service.http.policy.PolicyAnswers.Verdict;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;

/** What is done to posts, and who decided it. */
@Tag(name = "policies")
@Controller(Api.BASE + "/policies")
@ExecuteOn(TaskExecutors.BLOCKING)
@Secured({Role.SUPPORT, Role.OPERATOR, Role.AUDITOR, Role.PRIVACY_OFFICER})
final class PoliciesController {
  private final PolicyDesk desk;

  PoliciesController(PolicyDesk desk) {
    this.desk = desk;
  }

  /** All policies that are known here, and which of them holds for the next post. */
  @Get
  Listed list() {
    return desk.list();
  }

  /** One policy, with what it promises in words. */
  @Get("/{name}")
  @ApiResponse(responseCode = "200", description = "The policy.")
  @ApiResponse(responseCode = "404", description = "There is none of that name.")
  One one(@PathVariable String name) {
    return desk.one(name);
  }

  /** Every verdict on submissions of that name, the latest first. */
  @Get("/{name}/history")
  History history(@PathVariable String name) {
    return desk.history(name);
  }

  /** Says what a policy would promise, or what is wrong with it. Changes nothing. */
  @Post("/check")
  @Consumes(MediaType.TEXT_PLAIN)
  @ApiResponse(responseCode = "200", description = "It is a policy; what it promises.")
  @ApiResponse(responseCode = "422", description = "It is none; what to write instead.")
  Checked check(@Body String document) {
    return desk.check(document);
  }

  /** Submits a policy. If it is accepted it is in force from the next post on. */
  @Post
  @Consumes(MediaType.TEXT_PLAIN)
  @Secured(Role.PRIVACY_OFFICER)
  @ApiResponse(responseCode = "201", description = "It is in force.")
  @ApiResponse(responseCode = "422", description = "It was refused; why.")
  HttpResponse<Verdict> submit(@Body String document) throws InterruptedException {
    return HttpResponse.created(desk.submit(document));
  }

  /** Withdraws a policy that was submitted; the one the service was started with holds again. */
  @Delete("/{name}")
  @Secured(Role.PRIVACY_OFFICER)
  @ApiResponse(responseCode = "200", description = "It is withdrawn.")
  @ApiResponse(responseCode = "422", description = "It cannot be; why.")
  Verdict withdraw(@PathVariable String name) throws InterruptedException {
    return desk.withdraw(name);
  }
}
