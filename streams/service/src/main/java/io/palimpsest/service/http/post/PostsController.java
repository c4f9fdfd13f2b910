package io.palimpsest.service.http.post;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.micronaut.security.annotation.Secured;
import io.palimpsest.service.http.Api;
import io.palimpsest.service.http.access.Role;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.concurrent.CompletionStage;

/** Takes posts in. */
@Tag(name = "posts")
@Controller(Api.BASE + "/posts")
@Secured(Role.PRODUCER)
final class PostsController {
  private final PostIntake intake;

  PostsController(PostIntake intake) {
    this.intake = intake;
  }

  /**
   * Posts to publish.
   *
   * @param posts 1 to 1000, in order
   */
  record Posts(List<NewPost> posts) {}

  /**
   * What was taken in.
   *
   * @param ids of the posts, in their order
   */
  record Accepted(List<String> ids) {}

  /**
   * Publishes posts. They are accepted when the answer comes, and not before: the broker has them
   * on all replicas then. A post that is sent again with its id and text is not released twice.
   */
  @Post
  @ExecuteOn(PostIntake.THREADS)
  @ApiResponse(responseCode = "202", description = "All are on the broker.")
  @ApiResponse(responseCode = "413", description = "A text or the request is too long.")
  @ApiResponse(responseCode = "422", description = "One is no post; nothing was taken in.")
  @ApiResponse(responseCode = "429", description = "Too many requests; see Retry-After.")
  @ApiResponse(responseCode = "503", description = "The broker did not take all of them.")
  CompletionStage<HttpResponse<Accepted>> publish(@Body Posts posts) {
    return intake
        .publish(posts.posts())
        .thenApply(ids -> HttpResponse.accepted().body(new Accepted(ids)));
  }
}
