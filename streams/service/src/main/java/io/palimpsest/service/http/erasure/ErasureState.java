package io.palimpsest.service.http.erasure;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;
import io.palimpsest.schemas.ErasureReceipt;
import java.time.Instant;
import java.util.List;

/**
 * What became of an erasure. It names neither the author nor a pseudonym.
 *
 * @param requestId identifies the request
 * @param state pending or done
 * @param entries how many entries of state were deleted; 0 if nothing was known of the author
 * @param erasedAt when the request was taken in; it was done soon after
 * @param notReached what an erasure cannot reach
 */
@Introspected
public record ErasureState(
    String requestId,
    String state,
    @Nullable Integer entries,
    @Nullable Instant erasedAt,
    List<String> notReached) {
  /** What an erasure cannot reach. */
  public static final List<String> NOT_REACHED =
      List.of(
          "what was released (safe.posts, and all who have read it)",
          "the author's posts on raw.posts and raw.replays, until their retention ends",
          "the author's id on control.erasures, until its retention ends, on control.preferences,"
              + " until it is compacted, and copies of control topics",
          "old segments and store files, for about a day where there is traffic (see"
              + " ops/threat-model.md)",
          "charges and balances, under a pseudonym that leads nowhere any more");

  static ErasureState pending(String requestId) {
    return new ErasureState(requestId, "pending", null, null, NOT_REACHED);
  }

  static ErasureState done(ErasureReceipt receipt) {
    return new ErasureState(
        receipt.getRequestId(), "done", receipt.getEntries(), receipt.getErasedAt(), NOT_REACHED);
  }
}
