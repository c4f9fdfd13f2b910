package io.palimpsest.language.policy;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.entity.EntityAction;
import io.palimpsest.language.entity.EntityAction.Generalize;
import io.palimpsest.language.entity.EntityAction.Keep;
import io.palimpsest.language.entity.EntityAction.Pseudonymize;
import io.palimpsest.language.entity.EntityAction.RandomizeDigits;
import io.palimpsest.language.entity.EntityAction.Redact;
import io.palimpsest.language.entity.EntityAction.Sanitize;
import io.palimpsest.language.entity.EntityAction.Shift;
import io.palimpsest.language.entity.EntityRule;
import io.palimpsest.language.entity.EntityRules;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The section {@code entities} of a policy. */
final class EntityRulesReader {
  private static final String ACTION = "action";
  private static final String THRESHOLD = "threshold";
  private static final String K = "k";
  private static final String DAYS = "days";
  private static final String YEARS = "years";
  private static final String NUMBERED = "numbered";

  private static final List<String> TYPES =
      Arrays.stream(EntityType.values()).map(EntityType::label).toList();
  private static final List<String> ACTIONS =
      List.of(
          "pseudonymize", "sanitize", "generalize", "shift", "randomize-digits", "keep", "redact");
  private static final List<String> KEYS = List.of(ACTION, THRESHOLD, K, DAYS, YEARS, NUMBERED);

  private static final int DEFAULT_K = 5;
  private static final int DEFAULT_DAYS = 30;
  private static final int DEFAULT_YEARS = 3;

  private EntityRulesReader() {}

  static EntityRules read(Document entities) {
    entities.refuseKeysExcept(
        TYPES, "use a type such as person or phone; the built-in policy 'default' has all of them");
    Map<EntityType, EntityRule> rules = new EnumMap<>(EntityType.class);
    for (EntityType type : EntityType.values()) {
      if (entities.has(type.label())) {
        rules.put(type, rule(type, entities.section(type.label())));
      }
    }
    return new EntityRules(rules);
  }

  private static EntityRule rule(EntityType type, Document section) {
    section.refuseKeysExcept(KEYS);
    EntityAction action = action(section);
    if (!action.suits(type)) {
      throw new InvalidPolicyException(
          "entities.%s.action: '%s' cannot be done to it: use one of: %s"
              .formatted(type.label(), action.label(), String.join(", ", suitable(type))));
    }
    double threshold = section.has(THRESHOLD) ? section.number(THRESHOLD) : 0;
    return checked(section, THRESHOLD, () -> new EntityRule(action, threshold));
  }

  private static EntityAction action(Document section) {
    String name = section.choice(ACTION, ACTIONS);
    refuseUnless(name.equals("generalize"), section, K, "generalize");
    refuseUnless(name.equals("shift"), section, DAYS, "shift");
    refuseUnless(name.equals("shift"), section, YEARS, "shift");
    refuseUnless(name.equals("sanitize"), section, NUMBERED, "sanitize");
    return switch (name) {
      case "sanitize" -> new Sanitize(section.flag(NUMBERED));
      case "generalize" -> {
        int k = section.has(K) ? section.wholeNumber(K, Generalize.MIN_K) : DEFAULT_K;
        yield checked(section, K, () -> new Generalize(k));
      }
      case "shift" -> {
        int days = section.has(DAYS) ? section.wholeNumber(DAYS, 1) : DEFAULT_DAYS;
        int years = section.has(YEARS) ? section.wholeNumber(YEARS, 0) : DEFAULT_YEARS;
        checked(section, DAYS, () -> new Shift(days, 0));
        yield checked(section, YEARS, () -> new Shift(days, years));
      }
      default -> plain(name);
    };
  }

  private static EntityAction plain(String name) {
    return switch (name) {
      case "pseudonymize" -> new Pseudonymize();
      case "randomize-digits" -> new RandomizeDigits();
      case "keep" -> new Keep();
      default -> new Redact();
    };
  }

  private static void refuseUnless(boolean right, Document section, String key, String action) {
    if (!right) {
      section.refuseKeys(List.of(key), "belongs to the action " + action + " only; leave it out");
    }
  }

  private static List<String> suitable(EntityType type) {
    List<EntityAction> all =
        List.of(
            new Pseudonymize(),
            new Sanitize(false),
            new Generalize(DEFAULT_K),
            new Shift(DEFAULT_DAYS, DEFAULT_YEARS),
            new RandomizeDigits(),
            new Keep(),
            new Redact());
    return all.stream().filter(action -> action.suits(type)).map(EntityAction::label).toList();
  }

  /** What the values themselves refuse, under the name of its key. */
  private static <T> T checked(Document section, String key, Supplier<T> made) {
    try {
      return made.get();
    } catch (IllegalArgumentException e) {
      throw new InvalidPolicyException(section.path(key) + ": " + e.getMessage());
    }
  }
}
