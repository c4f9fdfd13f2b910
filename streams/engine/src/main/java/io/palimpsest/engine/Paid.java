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
 * A post that is paid for, whatever comes of it.
 *
 * @param planned what is drawn for it
 * @param payment what was paid
 * @param ledger the author's, with the payment in it
 * @param degraded what is done in place of drawing, if the budget does not suffice
 */
public record Paid(
    PlannedPost planned, Payment payment, AuthorLedger ledger, Optional<Exhaustion> degraded) {

  /** What makes its text: the mechanism of the policy, or what stands in for it. */
  public String mechanism(Privatizer privatizer) {
    return mechanism(degraded, privatizer);
  }

  static String mechanism(Optional<Exhaustion> degraded, Privatizer privatizer) {
    return degraded
        .map(Exhaustion::label)
        .orElseGet(() -> privatizer.policy().tokens().mechanism());
  }

  /** What is promised of it. */
  public Guarantee guarantee(Privatizer privatizer) {
    return guarantee(degraded, privatizer);
  }

  static Guarantee guarantee(Optional<Exhaustion> degraded, Privatizer privatizer) {
    return degraded.map(privatizer::degradedGuarantee).orElseGet(privatizer::guarantee);
  }

  /** How many words are drawn. */
  public int draws() {
    return degraded.isPresent() ? 0 : planned.drawnWords().length;
  }

  /** The values that authors are counted by. */
  public Set<Observation> observations() {
    return planned.post().text().observations();
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "Paid[...]";
  }
}
