package io.palimpsest.service.http.path;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * The path on one instance at one moment. Rates and times are of the last ten seconds.
 *
 * @param state of the stream
 * @param steps in the order of the path
 * @param read records taken from raw topics
 * @param released posts released
 * @param duplicates posts that were released before
 * @param withheld posts not released
 * @param deadLetters records that are no posts
 * @param draws words drawn
 * @param charges written down
 * @param lag records that wait, by topic; from what is committed, and some seconds old
 * @param latency from taken in to released
 * @param restoring what stores have still to read
 */
@Introspected
record PathSnapshot(
    Instant at,
    String state,
    List<StepRate> steps,
    Rate read,
    Rate released,
    Rate duplicates,
    Reasons withheld,
    Reasons deadLetters,
    Rate draws,
    Rate charges,
    Map<String, Long> lag,
    Latency latency,
    Restoring restoring) {

  /**
   * How often something happened.
   *
   * @param count since the start of this instance
   * @param rate a second
   */
  @Introspected
  record Rate(long count, double rate) {}

  /** How often something happened, and why. */
  @Introspected
  record Reasons(long count, double rate, Map<String, Long> reasons) {}

  /**
   * What a step did.
   *
   * @param meanMicros the mean time of a post in the step
   */
  @Introspected
  record StepRate(String name, long count, double rate, double meanMicros) {}

  /** How long posts took; absent if there were none. */
  @Introspected
  record Latency(@Nullable Long p50Millis, @Nullable Long p99Millis) {}

  /**
   * What has to be read before posts flow.
   *
   * @param stores partitions of stores that are being restored
   * @param recordsLeft how many records at most
   */
  @Introspected
  record Restoring(int stores, long recordsLeft) {}
}
