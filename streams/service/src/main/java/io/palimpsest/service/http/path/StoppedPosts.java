package io.palimpsest.service.http.path;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.service.http.Backend;
import io.palimpsest.service.http.Turns;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.topology.client.LatestRecords;
import io.palimpsest.topology.step.PathCounters;
import io.palimpsest.topology.topic.Topics;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What did not get through, by reason: counts of this instance, and the latest of all. */
@Singleton
final class StoppedPosts {
  private static final int MAX_LIMIT = 500;

  private final Backend backend;
  private final Turns turns = new Turns(2);
  private Optional<LatestRecords<Withheld>> withheld = Optional.empty();
  private Optional<LatestRecords<DeadLetter>> letters = Optional.empty();

  StoppedPosts(Backend backend) {
    this.backend = backend;
  }

  /**
   * Posts that were not released.
   *
   * @param counts by reason, on this instance since its start
   * @param latest on all instances, newest first
   */
  @Introspected
  record WithheldPosts(Map<String, Long> counts, List<WithheldPost> latest) {}

  /**
   * A post that was not released.
   *
   * @param author pseudonym; empty if the key that makes it cannot be had
   */
  @Introspected
  record WithheldPost(
      String postId, String author, String reason, String policy, int policyVersion, Instant at) {}

  /**
   * Records that are no posts.
   *
   * @param counts by reason, on this instance since its start
   * @param latest on all instances, newest first
   */
  @Introspected
  record Letters(Map<String, Long> counts, List<Letter> latest) {}

  /** Where a record lies that is no post, and why it is none. */
  @Introspected
  record Letter(
      String topic,
      int partition,
      long offset,
      String step,
      String reason,
      @Nullable String errorClass,
      Instant at) {}

  WithheldPosts withheld(int limit) {
    int wanted = checked(limit);
    return new WithheldPosts(
        PathMonitor.reasons(WithheldReason.values(), counters()::withheld),
        turns.take(() -> latestWithheld().read(wanted)).stream()
            .map(
                post ->
                    new WithheldPost(
                        post.getId(),
                        post.getAuthor(),
                        PathMonitor.label(post.getReason()),
                        post.getPolicy(),
                        post.getPolicyVersion(),
                        post.getPostTimestamp()))
            .toList());
  }

  Letters deadLetters(int limit) {
    int wanted = checked(limit);
    return new Letters(
        PathMonitor.reasons(DeadLetterReason.values(), counters()::deadLetters),
        turns.take(() -> latestLetters().read(wanted)).stream()
            .map(
                letter ->
                    new Letter(
                        letter.getTopic(),
                        letter.getPartition(),
                        letter.getOffset(),
                        letter.getStep(),
                        PathMonitor.label(letter.getReason()),
                        letter.getErrorClass(),
                        letter.getRecordTimestamp()))
            .toList());
  }

  private static int checked(int limit) {
    if (limit < 1 || limit > MAX_LIMIT) {
      throw ProblemException.unprocessable(
          "invalid-limit", "limit must be a whole number from 1 to " + MAX_LIMIT);
    }
    return limit;
  }

  private PathCounters counters() {
    return backend.runtime().counters();
  }

  private synchronized LatestRecords<Withheld> latestWithheld() {
    if (withheld.isEmpty()) {
      withheld =
          Optional.of(new LatestRecords<>(backend.connection(), Topics.WITHHELD, Withheld.class));
    }
    return withheld.get();
  }

  private synchronized LatestRecords<DeadLetter> latestLetters() {
    if (letters.isEmpty()) {
      letters =
          Optional.of(
              new LatestRecords<>(backend.connection(), Topics.DEAD_LETTERS, DeadLetter.class));
    }
    return letters.get();
  }

  @PreDestroy
  synchronized void close() {
    withheld.ifPresent(LatestRecords::close);
    letters.ifPresent(LatestRecords::close);
  }
}
