package io.palimpsest.service.http.author;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;
import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.topology.query.AccountView;
import io.palimpsest.topology.query.AuthorView;
import io.palimpsest.topology.query.ChargeView;
import java.time.Instant;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What is known of an author.
 *
 * @param known whether anything is
 * @param pseudonym how the author is called on releases
 * @param keyEpoch of the author's key
 * @param preference what the author asks for
 * @param balances one for each unit and window
 * @param charges of the latest releases that are remembered, newest first, 200 at most
 * @param instance which instance answered
 */
@Introspected
public record Account(
    boolean known,
    @Nullable String pseudonym,
    @Nullable Long keyEpoch,
    @Nullable Preferred preference,
    List<Balance> balances,
    List<Paid> charges,
    String instance) {

  static Account of(AuthorView view, String instance) {
    return new Account(
        view.known(),
        view.pseudonym().orElse(null),
        view.keyEpoch().isPresent() ? view.keyEpoch().getAsLong() : null,
        view.preference().map(Preferred::of).orElse(null),
        view.accounts().stream().map(Balance::of).toList(),
        view.charges().stream().map(Paid::of).toList(),
        instance);
  }

  private static Double orNull(OptionalDouble number) {
    return number.isPresent() ? number.getAsDouble() : null;
  }

  /**
   * What an author asks for.
   *
   * @param release false: nothing is released
   * @param epsilon largest of a draw
   * @param budget largest epsilon of a budget
   */
  @Introspected
  public record Preferred(boolean release, @Nullable Double epsilon, @Nullable Double budget) {
    static Preferred of(AuthorPreference preference) {
      return new Preferred(
          preference.release(), orNull(preference.epsilon()), orNull(preference.budget()));
    }
  }

  /**
   * What an author has spent.
   *
   * @param unit of spent and budget
   * @param window an ISO duration, or lifetime
   * @param spent what counts against a post that is written now
   * @param budget what may be spent under the policy in force; absent if that does not count here
   * @param used spent by budget
   * @param epsilon of what was spent, at delta
   * @param delta of the policy in force
   */
  @Introspected
  public record Balance(
      String unit,
      String window,
      double spent,
      @Nullable Double budget,
      @Nullable Double used,
      @Nullable Double epsilon,
      @Nullable Double delta) {
    static Balance of(AccountView account) {
      double spent = account.spent().value();
      Double cap = account.cap().map(Amount::value).orElse(null);
      return new Balance(
          account.unit(),
          account.window(),
          spent,
          cap,
          cap == null || cap == 0 ? null : spent / cap,
          orNull(account.epsilon()),
          orNull(account.delta()));
    }
  }

  /**
   * What was paid for one release.
   *
   * @param unit of the cost
   * @param epsilon sum of the losses; absent where there is no bound
   */
  @Introspected
  public record Paid(
      String postId,
      String policy,
      int policyVersion,
      String mechanism,
      String unit,
      double cost,
      int draws,
      Instant chargedAt,
      @Nullable Double epsilon) {
    static Paid of(ChargeView view) {
      return new Paid(
          view.charge().postId(),
          view.charge().policy(),
          view.charge().policyVersion(),
          view.charge().mechanism(),
          view.charge().unit(),
          view.charge().cost().value(),
          view.charge().draws(),
          view.charge().chargedAt(),
          Double.isFinite(view.epsilon()) ? view.epsilon() : null);
    }
  }
}
