package io.palimpsest.service.lines;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.budget.Payment;
import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.PlannedPost;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.mechanisms.key.AuthorKey;

/** How far a line has come. */
sealed interface LineWork {

  /** No further: the answer says why. */
  record Refused(LineAnswer words) implements LineWork {}

  /** Its entities are found. */
  record Detected(DetectedPost post, AuthorKey author) implements LineWork {}

  /** It is paid for, and nothing is drawn yet. */
  record Charged(
      PlannedPost post,
      AuthorKey author,
      Payment payment,
      AuthorLedger after,
      ReleaseIdentity release)
      implements LineWork {}

  /** The budget does not suffice, and the policy wants it without draws. */
  record Degraded(
      PlannedPost post,
      AuthorKey author,
      Exhaustion how,
      AuthorLedger ledger,
      ReleaseIdentity release)
      implements LineWork {}

  /** Its answer is there. */
  record Released(LineAnswer words) implements LineWork {}
}
