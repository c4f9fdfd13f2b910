package io.palimpsest.engine;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.budget.Payment;
import io.palimpsest.language.entity.Observation;
import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.language.post.PlannedPost;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import java.util.Optional;
import java.util.Set;

/**
 * A post that is paid for. The charge stays even if a later step fails.
 *
 * @param planned the draws
 * @param payment the charge
 * @param ledger the author's ledger after the charge
 * @param degraded what replaces the draws if the budget does not suffice
 */
public record Paid(
    PlannedPost planned, Payment payment, AuthorLedger ledger, Optional<Exhaustion> degraded) {

  /** Returns the mechanism of the policy, or the label of what replaces it. */
  public String mechanism(Privatizer privatizer) {
    return mechanism(degraded, privatizer);
  }

  static String mechanism(Optional<Exhaustion> degraded, Privatizer privatizer) {
    return degraded
        .map(Exhaustion::label)
        .orElseGet(() -> privatizer.policy().tokens().mechanism());
  }

  /** Returns the guarantee of the release. */
  public Guarantee guarantee(Privatizer privatizer) {
    return guarantee(degraded, privatizer);
  }

  static Guarantee guarantee(Optional<Exhaustion> degraded, Privatizer privatizer) {
    return degraded.map(privatizer::degradedGuarantee).orElseGet(privatizer::guarantee);
  }

  /** Returns the number of words to draw. */
  public int draws() {
    return degraded.isPresent() ? 0 : planned.drawnWords().length;
  }

  /** Returns the values whose distinct authors are counted for generalization. */
  public Set<Observation> observations() {
    return planned.post().text().observations();
  }

  /** Redacted: holds raw text. */
  @Override
  public String toString() {
    return "Paid[...]";
  }
}
