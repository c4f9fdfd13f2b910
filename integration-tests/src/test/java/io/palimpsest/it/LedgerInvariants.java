package io.palimpsest.it;

import io.palimpsest.language.budget.AccountId;
import io.palimpsest.language.budget.LedgerReplay;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import io.palimpsest.schemas.SafePost;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What holds of a ledger, whatever happened to those who wrote it. Each finding is a line; there
 * are none if all is well.
 */
final class LedgerInvariants {
  private static final String LIFETIME = "lifetime";

  private LedgerInvariants() {}

  static List<String> findings(LedgerReading ledger) {
    return Stream.of(
            chargesAreReleases(ledger),
            balancesRecompute(ledger),
            attemptsAgree(ledger),
            budgetsHold(ledger))
        .flatMap(List::stream)
        .toList();
  }

  private record Release(String author, String id, String policy, int version) {}

  /** Each release is paid for once, and nothing else is; those that cost nothing as well. */
  private static List<String> chargesAreReleases(LedgerReading ledger) {
    Map<Release, Long> released =
        counted(
            ledger.released().stream()
                .map(
                    p ->
                        new Release(
                            p.getAuthor(), p.getId(), p.getPolicy(), p.getPolicyVersion())));
    Map<Release, Long> charged =
        counted(
            ledger.charges().stream()
                .map(
                    c ->
                        new Release(
                            c.getAuthor(), c.getPostId(), c.getPolicy(), c.getPolicyVersion())));
    return differences(charged, released).map(line -> "charged, released: " + line).toList();
  }

  private static <K> Map<K, Long> counted(Stream<K> keys) {
    return keys.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
  }

  private static <K, V> Stream<String> differences(Map<K, V> left, Map<K, V> right) {
    Set<K> keys = new HashSet<>(left.keySet());
    keys.addAll(right.keySet());
    return keys.stream()
        .filter(key -> !Objects.equals(left.get(key), right.get(key)))
        .map(key -> "%s has %s and %s".formatted(key, left.get(key), right.get(key)));
  }

  private record Account(String author, String unit, String window) {}

  /** By the code of {@code budget --verify}, to the last bit. */
  private static List<String> balancesRecompute(LedgerReading ledger) {
    LedgerReplay replay = new LedgerReplay();
    Map<Account, Double> recomputed = new HashMap<>();
    for (Charge charge : ledger.charges()) {
      for (String window : charge.getWindows()) {
        replay.charge(
            charge.getAuthor(),
            charge.getUnit(),
            window,
            Duration.parse(charge.getLateness()),
            Amount.roundedUp(charge.getCost()),
            charge.getChargedAt());
        recomputed.put(
            new Account(charge.getAuthor(), charge.getUnit(), window),
            replay.spent(charge.getAuthor(), new AccountId(charge.getUnit(), window)).value());
      }
    }
    Map<Account, Double> stated = new HashMap<>();
    latest(ledger.balances())
        .forEach((account, balance) -> stated.put(account, balance.getSpent()));
    return differences(recomputed, stated).map(line -> "recomputed, stated: " + line).toList();
  }

  private static Map<Account, Balance> latest(List<Balance> balances) {
    Map<Account, Balance> latest = new HashMap<>();
    balances.forEach(b -> latest.put(new Account(b.getAuthor(), b.getUnit(), b.getWindow()), b));
    return latest;
  }

  /** The moment of writing tells one text of an id from another: each edit has its own. */
  private record Draft(Release release, Instant createdAt) {
    static Draft of(SafePost post) {
      return new Draft(
          new Release(post.getAuthor(), post.getId(), post.getPolicy(), post.getPolicyVersion()),
          post.getCreatedAt());
    }
  }

  /** Who reads what was never committed sees no second draw. */
  private static List<String> attemptsAgree(LedgerReading ledger) {
    Map<Draft, Set<String>> texts =
        ledger.attempted().stream()
            .collect(
                Collectors.groupingBy(
                    Draft::of, Collectors.mapping(SafePost::getText, Collectors.toSet())));
    return texts.entrySet().stream()
        .filter(entry -> entry.getValue().size() > 1)
        .map(entry -> "%s has %d texts".formatted(entry.getKey(), entry.getValue().size()))
        .toList();
  }

  /** Every window, wherever it begins, and by nothing but the charges; sums of these are exact. */
  private static List<String> budgetsHold(LedgerReading ledger) {
    Map<Account, Balance> balances = latest(ledger.balances());
    Map<Account, TreeMap<Instant, Double>> costs = new HashMap<>();
    for (Charge charge : ledger.charges()) {
      for (String window : charge.getWindows()) {
        costs
            .computeIfAbsent(
                new Account(charge.getAuthor(), charge.getUnit(), window),
                unseen -> new TreeMap<>())
            .merge(charge.getChargedAt(), charge.getCost(), Double::sum);
      }
    }
    List<String> findings = new ArrayList<>();
    costs.forEach(
        (account, byTime) -> {
          double most = most(account, byTime);
          if (balances.containsKey(account) && most > balances.get(account).getBudget()) {
            findings.add(
                "%s has spent %s of %s"
                    .formatted(account, most, balances.get(account).getBudget()));
          }
        });
    return findings;
  }

  private static double most(Account account, TreeMap<Instant, Double> byTime) {
    if (account.window().equals(LIFETIME)) {
      return sum(byTime.values().stream());
    }
    Duration length = Duration.parse(account.window());
    return byTime.keySet().stream()
        .mapToDouble(
            end -> sum(byTime.subMap(end.minus(length), false, end, true).values().stream()))
        .max()
        .orElse(0);
  }

  private static double sum(Stream<Double> costs) {
    return costs.mapToDouble(Double::doubleValue).sum();
  }
}
