package io.palimpsest.service.http.replay;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;
import io.palimpsest.service.ledger.ReleaseEstimate;

/**
 * What is told of a replay.
 *
 * @param id identifies it, on the instance that took it in
 * @param state pricing, priced, sending, done, failed or cancelled
 * @param progress of pricing or sending
 * @param quote what it costs at most; there once it is priced
 * @param sent how many posts were sent; there once it is confirmed
 * @param leftOut of what was read last
 * @param reason why it failed or was cancelled, for programs
 * @param detail the same for people
 */
@Introspected
public record ReplayAnswer(
    String id,
    String state,
    Progress progress,
    @Nullable Quote quote,
    @Nullable Long sent,
    @Nullable LeftOut leftOut,
    @Nullable String reason,
    @Nullable String detail) {

  /**
   * How far it is.
   *
   * @param done records that were looked at
   * @param of all of them; 0 while nobody knows
   */
  @Introspected
  public record Progress(long done, long of) {}

  /**
   * What it costs at most: if nothing of it is remembered or paid for.
   *
   * @param policy under which
   * @param policyVersion under which
   * @param posts that would be sent
   * @param authors of these posts
   * @param unusable more posts, which no service would release
   * @param draws that would be paid for
   * @param unit of the costs
   * @param largestCost of an author
   * @param medianCost of the authors
   * @param refused posts that the budget does not suffice for
   * @param authorsOut authors of such posts
   */
  @Introspected
  public record Quote(
      String policy,
      int policyVersion,
      long posts,
      long authors,
      long unusable,
      long draws,
      String unit,
      double largestCost,
      double medianCost,
      long refused,
      long authorsOut) {
    static Quote of(ReplayPolicy policy, ReleaseEstimate.Estimate estimate) {
      return new Quote(
          policy.policy().name(),
          policy.policy().version(),
          estimate.posts(),
          estimate.authors(),
          estimate.unusable(),
          estimate.draws(),
          policy.unit(),
          estimate.largestCost().value(),
          estimate.medianCost().value(),
          estimate.refused(),
          estimate.authorsOut());
    }
  }
}
