package io.palimpsest.topology.query;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.language.budget.AccountId;
import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.budget.BalanceLine;
import io.palimpsest.language.policy.BudgetRules;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.ledger.Spending;
import io.palimpsest.topology.policy.InForce;
import io.palimpsest.topology.state.AuthorReading;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What an author has spent under any policy, beside what may be spent under the one in force. */
final class AuthorAccounts {
  private final PolicyQueries policies;
  private final Privatizers privatizers;
  private final Clock clock;

  AuthorAccounts(PolicyQueries policies, Privatizers privatizers, Clock clock) {
    this.policies = policies;
    this.privatizers = privatizers;
    this.clock = clock;
  }

  /** One for each unit and window, in their order. */
  List<AccountView> of(AuthorReading.Open author) {
    Optional<Policy> policy = inForce();
    Map<AccountId, BalanceLine> allowed =
        policy.map(found -> allowed(found, author)).orElseGet(Map::of);
    OptionalDouble delta =
        policy.flatMap(Policy::budget).stream().mapToDouble(BudgetRules::delta).findFirst();
    Instant now = clock.instant();
    SortedSet<AccountId> ids = new TreeSet<>(author.ledger().accounts().keySet());
    ids.addAll(allowed.keySet());
    return ids.stream()
        .map(
            id ->
                new AccountView(
                    id.unit(),
                    id.window(),
                    amount(author.ledger(), id, spending -> countedAt(now, spending)),
                    amount(author.ledger(), id, Spending::spent),
                    Optional.ofNullable(allowed.get(id)).map(BalanceLine::cap),
                    allowed.containsKey(id) ? delta : OptionalDouble.empty()))
        .toList();
  }

  /** Empty if it is one that this service cannot read or do: nobody can say then what is left. */
  private Optional<Policy> inForce() {
    return policies.current() instanceof InForce.Found found && privatizers.canDo(found.policy())
        ? Optional.of(found.policy())
        : Optional.empty();
  }

  private Map<AccountId, BalanceLine> allowed(Policy policy, AuthorReading.Open author) {
    OptionalDouble wish =
        author.preference().map(AuthorPreference::budget).orElseGet(OptionalDouble::empty);
    return privatizers.of(policy).budget().balances(author.ledger(), wish).stream()
        .collect(Collectors.toMap(line -> new AccountId(line.unit(), line.window()), line -> line));
  }

  private static Amount amount(
      AuthorLedger ledger, AccountId id, Function<Spending, Amount> which) {
    return Optional.ofNullable(ledger.accounts().get(id)).map(which).orElse(Amount.ZERO);
  }

  /** As {@code Charge} would count it for a post that is written and received now. */
  private static Amount countedAt(Instant now, Spending spending) {
    return spending.mostAround(spending.timeOf(now, now, Duration.ZERO));
  }
}
