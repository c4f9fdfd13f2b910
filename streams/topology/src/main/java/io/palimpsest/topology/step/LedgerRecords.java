package io.palimpsest.topology.step;

import io.palimpsest.engine.Paid;
import io.palimpsest.language.budget.BalanceLine;
import io.palimpsest.language.budget.Payment;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.streams.KeyValue;

/** Builds the records of a charge. */
final class LedgerRecords {
  private LedgerRecords() {}

  /**
   * Builds the charge. The charges of an author determine every balance.
   *
   * @param guarantee fingerprint of the guarantee
   */
  static Charge charge(Post post, Paid paid, Privatizer by, String pseudonym, String guarantee) {
    Payment payment = paid.payment();
    Policy policy = by.policy();
    return Charge.newBuilder()
        .setPostId(post.id())
        .setAuthor(pseudonym)
        .setPolicy(policy.name())
        .setPolicyVersion(policy.version())
        .setMechanism(paid.mechanism(by))
        .setGuaranteeFingerprint(guarantee)
        .setAccountant(payment.accountant())
        .setDraws(payment.draws())
        .setCost(payment.cost().value())
        .setChargedAt(payment.chargedAt())
        .setUnit(payment.unit())
        .setWindows(payment.balances().stream().map(BalanceLine::window).toList())
        .setLateness(lateness(payment).toString())
        .setEpsilon(payment.epsilon())
        .build();
  }

  private static Duration lateness(Payment payment) {
    Duration most = Duration.ZERO;
    for (BalanceLine line : payment.balances()) {
      most = line.lateness().compareTo(most) > 0 ? line.lateness() : most;
    }
    return most;
  }

  /** Builds the balances after the charge, one per window, keyed by author, unit and window. */
  static List<KeyValue<String, Balance>> balances(Paid paid, Privatizer by, String pseudonym) {
    return paid.payment().balances().stream()
        .map(
            line ->
                KeyValue.pair(
                    String.join("|", pseudonym, line.unit(), line.window()),
                    balance(line, paid.payment(), by, pseudonym)))
        .toList();
  }

  private static Balance balance(
      BalanceLine line, Payment payment, Privatizer by, String pseudonym) {
    return Balance.newBuilder()
        .setAuthor(pseudonym)
        .setPolicy(by.policy().name())
        .setAccountant(payment.accountant())
        .setSpent(line.spent().value())
        .setBudget(line.cap().value())
        .setWindow(line.window())
        .setUpdatedAt(payment.chargedAt())
        .setUnit(line.unit())
        .build();
  }
}
