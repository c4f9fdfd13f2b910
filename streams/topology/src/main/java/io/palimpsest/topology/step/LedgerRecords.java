package io.palimpsest.topology.step;

import io.palimpsest.language.budget.BalanceLine;
import io.palimpsest.language.budget.Payment;
import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import io.palimpsest.topology.state.ReleaseCharge;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.streams.KeyValue;

/** What is written down about a payment. */
public final class LedgerRecords {
  private LedgerRecords() {}

  /** The charge, keyed by pseudonym: from all charges of an author every balance follows. */
  public static KeyValue<String, Charge> charge(PathPost<ChargedPost> post) {
    Payment payment = post.made().payment();
    Policy policy = post.privatizer().policy();
    String pseudonym = post.author().pseudonym();
    return KeyValue.pair(
        pseudonym,
        Charge.newBuilder()
            .setPostId(post.post().id())
            .setAuthor(pseudonym)
            .setPolicy(policy.name())
            .setPolicyVersion(policy.version())
            .setMechanism(mechanism(post))
            .setNeighbours(post.privatizer().guarantee().neighbours())
            .setAccountant(payment.accountant())
            .setDraws(payment.draws())
            .setCost(payment.cost().value())
            .setChargedAt(payment.chargedAt())
            .setUnit(payment.unit())
            .setWindows(payment.balances().stream().map(BalanceLine::window).toList())
            .setLateness(lateness(payment).toString())
            .setEpsilon(payment.epsilon())
            .build());
  }

  /** The charge as it is remembered with the release. */
  static ReleaseCharge remembered(PathPost<ChargedPost> post) {
    Payment payment = post.made().payment();
    Policy policy = post.privatizer().policy();
    return new ReleaseCharge(
        post.post().id(),
        policy.name(),
        policy.version(),
        mechanism(post),
        payment.unit(),
        payment.cost(),
        payment.draws(),
        payment.chargedAt());
  }

  private static String mechanism(PathPost<ChargedPost> post) {
    return post.made()
        .degraded()
        .map(Exhaustion::label)
        .orElseGet(() -> post.privatizer().policy().tokens().mechanism());
  }

  private static Duration lateness(Payment payment) {
    Duration most = Duration.ZERO;
    for (BalanceLine line : payment.balances()) {
      most = line.lateness().compareTo(most) > 0 ? line.lateness() : most;
    }
    return most;
  }

  /** The balances after the charge, one for each window. */
  public static List<KeyValue<String, Balance>> balances(PathPost<ChargedPost> post) {
    return post.made().payment().balances().stream()
        .map(line -> KeyValue.pair(key(post, line), balance(post, line)))
        .toList();
  }

  private static String key(PathPost<?> post, BalanceLine line) {
    return String.join("|", post.author().pseudonym(), line.unit(), line.window());
  }

  private static Balance balance(PathPost<ChargedPost> post, BalanceLine line) {
    return Balance.newBuilder()
        .setAuthor(post.author().pseudonym())
        .setPolicy(post.privatizer().policy().name())
        .setAccountant(post.made().payment().accountant())
        .setSpent(line.spent().value())
        .setBudget(line.cap().value())
        .setWindow(line.window())
        .setUpdatedAt(post.made().payment().chargedAt())
        .setUnit(line.unit())
        .build();
  }
}
