package io.palimpsest.service.http.post;

import io.micronaut.context.annotation.Context;
import io.micronaut.http.HttpStatus;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.service.http.Backend;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.topology.client.PostPublisher;
import io.palimpsest.topology.client.PublishException;
import jakarta.annotation.PreDestroy;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;

/** Checks posts and hands them to the broker. */
@Context
final class PostIntake {
  /** Threads of their own: whatever else is slow, posts get in. */
  static final String THREADS = "posts";

  private static final int MAX_POSTS = 1_000;
  private static final Instant EARLIEST = Instant.EPOCH;
  private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59Z");

  /** More requests than that would only wait for each other. */
  private static final int MAX_AT_ONCE = 256;

  private static final Duration SOON = Duration.ofSeconds(1);

  private final PostRules rules;
  private final PostPublisher publisher;
  private final Semaphore turns = new Semaphore(MAX_AT_ONCE);

  PostIntake(Backend backend) {
    this.rules = backend.rules();
    this.publisher = new PostPublisher(backend.connection());
  }

  /**
   * Publishes all or none that is no post.
   *
   * @return their ids when the broker has them all
   */
  CompletableFuture<List<String>> publish(List<NewPost> posts) {
    List<Post> checked = checked(posts);
    if (!turns.tryAcquire()) {
      throw ProblemException.tooMany(
          "busy", "too many posts are on their way to the broker: send them again", SOON);
    }
    List<CompletableFuture<Void>> sent;
    try {
      sent = publisher.publish(checked.stream().map(PostIntake::raw).toList());
    } catch (RuntimeException e) {
      turns.release();
      throw e;
    }
    return CompletableFuture.allOf(sent.toArray(CompletableFuture[]::new))
        .handle(
            (done, error) -> {
              turns.release();
              if (error != null) {
                throw new CompletionException(notAllOf(checked, sent, error));
              }
              return checked.stream().map(Post::id).toList();
            });
  }

  private List<Post> checked(List<NewPost> posts) {
    if (posts == null || posts.isEmpty() || posts.size() > MAX_POSTS) {
      throw ProblemException.unprocessable(
          "invalid-request", "send 1 to " + MAX_POSTS + " posts in one request");
    }
    Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    List<Post> checked =
        posts.stream()
            .map(post -> post == null ? new NewPost("", "", "", now) : post)
            .map(
                post ->
                    new Post(
                        Objects.requireNonNullElseGet(
                            post.id(), () -> UUID.randomUUID().toString()),
                        Objects.requireNonNullElse(post.author(), ""),
                        Objects.requireNonNullElse(post.text(), ""),
                        Objects.requireNonNullElse(post.createdAt(), now)))
            .toList();
    List<Map<String, Object>> refused = new ArrayList<>();
    boolean isTooLong = false;
    for (int i = 0; i < checked.size(); i++) {
      Optional<Refusal> refusal = rules.refusal(checked.get(i));
      if (refusal.isPresent()) {
        String reason = refusal.get().name().toLowerCase(Locale.ROOT).replace('_', '-');
        refused.add(refused(i, reason, refusal.get().explanation()));
        isTooLong |= refusal.get() == Refusal.TEXT_TOO_LONG;
      } else if (isOutOfTime(checked.get(i).createdAt())) {
        refused.add(refused(i, "invalid-created-at", "the time must be of the years 1970 to 9999"));
      }
    }
    if (!refused.isEmpty()) {
      throw ProblemException.of(
              isTooLong ? HttpStatus.REQUEST_ENTITY_TOO_LARGE : HttpStatus.UNPROCESSABLE_ENTITY,
              isTooLong ? "too-large" : "invalid-post",
              "nothing was taken in: put right the posts that 'posts' names, and send all again")
          .with(Map.of("posts", refused));
    }
    return checked;
  }

  /** What Avro could not write down. */
  private static boolean isOutOfTime(Instant createdAt) {
    return createdAt.isBefore(EARLIEST) || createdAt.isAfter(LATEST);
  }

  private static Map<String, Object> refused(int index, String reason, String detail) {
    return Map.of("index", index, "reason", reason, "detail", detail);
  }

  private static ProblemException notAllOf(
      List<Post> posts, List<CompletableFuture<Void>> sent, Throwable error) {
    List<String> acknowledged = new ArrayList<>();
    for (int i = 0; i < sent.size(); i++) {
      if (!sent.get(i).isCompletedExceptionally()) {
        acknowledged.add(posts.get(i).id());
      }
    }
    List<String> ids = posts.stream().map(Post::id).toList();
    return notAllOf(error.getCause()).with(Map.of("ids", ids, "acknowledged", acknowledged));
  }

  private static ProblemException notAllOf(Throwable error) {
    String detail =
        "the broker has the posts that 'acknowledged' names: send the others again, under the ids"
            + " that 'ids' has for all of them in their order";
    PublishException.Reason reason =
        error instanceof PublishException e ? e.reason() : PublishException.Reason.UNAVAILABLE;
    return switch (reason) {
      case BUSY -> ProblemException.tooMany("busy", detail, SOON);
      case TOO_LARGE ->
          ProblemException.of(
              HttpStatus.REQUEST_ENTITY_TOO_LARGE,
              "too-large",
              "a post is larger than the broker takes; " + detail);
      case UNAVAILABLE -> ProblemException.unavailable("broker-unavailable", detail, SOON);
    };
  }

  private static RawPost raw(Post post) {
    return new RawPost(post.id(), post.author(), post.text(), post.createdAt());
  }

  @PreDestroy
  void close() {
    publisher.close();
  }
}
