package io.palimpsest.language.policy;

import io.palimpsest.mechanisms.accounting.Accountant;
import io.palimpsest.mechanisms.ledger.IsoDuration;
import io.palimpsest.mechanisms.ledger.Window;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/** The section {@code budget} of a policy, read and written. */
final class BudgetRulesReader {
  private static final String ACCOUNTANT = "accountant";
  private static final String EPSILON = "epsilon";
  private static final String DELTA = "delta";
  private static final String WINDOW = "window";
  private static final String LATENESS = "lateness";
  private static final String LIFETIME_EPSILON = "lifetime-epsilon";
  private static final String WHEN_EXHAUSTED = "when-exhausted";
  private static final List<String> KEYS =
      List.of(ACCOUNTANT, EPSILON, DELTA, WINDOW, LATENESS, LIFETIME_EPSILON, WHEN_EXHAUSTED);

  private static final String LIFETIME = new Window.Lifetime().label();
  private static final List<String> OF_SLIDING = List.of(LATENESS, LIFETIME_EPSILON);
  private static final List<String> ACCOUNTANTS =
      Arrays.stream(Accountant.values()).map(Accountant::label).toList();
  private static final String PURE = Accountant.PURE.label();

  /** Where a budget is asked for on a command line, which has no option for it. */
  private static final double USUAL_DELTA = 1e-6;

  private static final Duration USUAL_LATENESS = Duration.ofHours(1);

  private BudgetRulesReader() {}

  static BudgetRules read(Document budget) {
    budget.refuseKeysExcept(KEYS);
    Accountant accountant =
        budget.has(ACCOUNTANT)
            ? Accountant.values()[ACCOUNTANTS.indexOf(budget.choice(ACCOUNTANT, ACCOUNTANTS))]
            : Accountant.CHANNEL_EXACT;
    double epsilon = budget.number(EPSILON);
    boolean none = accountant == Accountant.PURE && !budget.has(DELTA);
    return new BudgetRules(
        accountant,
        epsilon,
        none ? 0 : budget.number(DELTA),
        window(budget),
        budget.has(LIFETIME_EPSILON)
            ? OptionalDouble.of(budget.number(LIFETIME_EPSILON))
            : OptionalDouble.empty(),
        budget.constant(WHEN_EXHAUSTED, Exhaustion.WITHHOLD));
  }

  private static Window window(Document budget) {
    String label = budget.has(WINDOW) ? budget.string(WINDOW) : LIFETIME;
    if (label.equals(LIFETIME)) {
      budget.refuseKeys(List.of(LATENESS), "belongs to a sliding window only; leave it out");
      return new Window.Lifetime();
    }
    Window.Sliding punctual =
        checked(budget, WINDOW, () -> new Window.Sliding(IsoDuration.parse(label), Duration.ZERO));
    return checked(
        budget, LATENESS, () -> new Window.Sliding(punctual.length(), lateness(budget, punctual)));
  }

  private static Duration lateness(Document budget, Window.Sliding punctual) {
    if (budget.has(LATENESS)) {
      return IsoDuration.parse(budget.string(LATENESS));
    }
    return USUAL_LATENESS.compareTo(punctual.length()) < 0 ? USUAL_LATENESS : punctual.length();
  }

  /** What the values themselves refuse, under the name of its key. */
  private static <T> T checked(Document section, String key, Supplier<T> made) {
    try {
      return made.get();
    } catch (IllegalArgumentException e) {
      throw new InvalidPolicyException(section.path(key) + ": " + e.getMessage());
    }
  }

  /** The section that says the same, with nothing left to defaults. */
  static Map<String, Object> written(BudgetRules rules) {
    Map<String, Object> section = new LinkedHashMap<>();
    section.put(ACCOUNTANT, rules.accountant().label());
    section.put(EPSILON, rules.epsilon());
    if (rules.accountant() != Accountant.PURE) {
      section.put(DELTA, rules.delta());
    }
    section.put(WINDOW, rules.window().label());
    if (rules.window() instanceof Window.Sliding sliding) {
      section.put(LATENESS, IsoDuration.write(sliding.lateness()));
    }
    rules.lifetimeEpsilon().ifPresent(all -> section.put(LIFETIME_EPSILON, all));
    section.put(WHEN_EXHAUSTED, Document.lower(rules.whenExhausted()));
    return section;
  }

  /**
   * Some rules, or none, with a few settings changed. Another accountant or window leaves behind
   * what belonged to the old one.
   *
   * @param usual the accountant where none was said
   */
  static BudgetRules adjusted(
      Optional<BudgetRules> base, Accountant usual, Map<String, Object> changes) {
    Map<String, Object> section = new LinkedHashMap<>();
    section.put(ACCOUNTANT, usual.label());
    base.ifPresent(rules -> section.putAll(written(rules)));
    if (LIFETIME.equals(changes.get(WINDOW))) {
      section.keySet().removeAll(OF_SLIDING);
    } else if (changes.containsKey(WINDOW)) {
      section.remove(LATENESS);
    }
    section.putAll(changes);
    if (!PURE.equals(section.get(ACCOUNTANT))) {
      section.putIfAbsent(DELTA, USUAL_DELTA);
    } else if (!changes.containsKey(DELTA)) {
      section.remove(DELTA);
    }
    return read(Document.section("budget", section));
  }
}
