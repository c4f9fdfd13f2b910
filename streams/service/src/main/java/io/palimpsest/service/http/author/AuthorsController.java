package io.palimpsest.service.http.author;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Put;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.micronaut.security.annotation.Secured;
import io.palimpsest.service.http.Api;
import io.palimpsest.service.http.ControlDesk;
import io.palimpsest.service.http.access.Role;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;

/** What is known of one author, and what they ask for. */
@Tag(name = "authors")
@Controller(Api.BASE + "/authors")
@ExecuteOn(TaskExecutors.BLOCKING)
final class AuthorsController {
  private final AccountDesk accounts;
  private final ControlDesk control;

  AuthorsController(AccountDesk accounts, ControlDesk control) {
    this.accounts = accounts;
    this.control = control;
  }

  /** That it was written down; it holds from the author's next post on. */
  record Noted(boolean noted) {}

  /**
   * The balances and recent charges of an author. Answered by the instance that holds them,
   * whichever is asked.
   */
  @Post("/account")
  @Secured({Role.SUPPORT, Role.AUDITOR, Role.PRIVACY_OFFICER})
  @ApiResponse(responseCode = "200", description = "What is known, which may be nothing.")
  @ApiResponse(
      responseCode = "503",
      description = "State is being restored or moved; see Retry-After.")
  Account account(HttpRequest<?> request, @Body AuthorRequest author) {
    return accounts.of(author.checked(), request);
  }

  /** Says what an author asks for from now on. It can only be stricter than the policy. */
  @Put("/preference")
  @Secured({Role.SUPPORT, Role.PRIVACY_OFFICER})
  HttpResponse<Noted> prefer(@Body PreferenceRequest preference) throws InterruptedException {
    control.writer().prefer(preference.checked());
    return HttpResponse.accepted().body(new Noted(true));
  }

  /** Says that an author asks for nothing of their own any more. */
  @Post("/preference/withdrawal")
  @Secured({Role.SUPPORT, Role.PRIVACY_OFFICER})
  HttpResponse<Noted> withdraw(@Body AuthorRequest author) throws InterruptedException {
    control.writer().withdrawPreference(author.checked());
    return HttpResponse.accepted().body(new Noted(true));
  }
}
