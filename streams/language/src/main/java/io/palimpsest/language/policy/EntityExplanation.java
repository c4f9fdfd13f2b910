package io.palimpsest.language.policy;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.entity.EntityAction;
import io.palimpsest.language.entity.EntityRule;
import io.palimpsest.language.entity.EntityRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is done to entities, in plain words: each thing that is done, and to which types. */
final class EntityExplanation {
  private EntityExplanation() {}

  static String of(Optional<EntityRules> rules) {
    return rules
        .map(EntityExplanation::done)
        .orElse("not looked for; a name is a word like all others");
  }

  private static String done(EntityRules rules) {
    Map<String, List<String>> typesByWhat = new LinkedHashMap<>();
    rules
        .byType()
        .forEach((type, rule) -> add(typesByWhat, what(rule.action()), named(type, rule)));
    List<String> parts = new ArrayList<>();
    typesByWhat.forEach((what, types) -> parts.add(String.join(", ", types) + ": " + what));
    parts.add("every other type that detectors know: its label");
    return String.join("; ", parts);
  }

  private static void add(Map<String, List<String>> types, String what, String type) {
    types.computeIfAbsent(what, key -> new ArrayList<>()).add(type);
  }

  private static String named(EntityType type, EntityRule rule) {
    return rule.threshold() == 0
        ? type.label()
        : "%s (from confidence %s on)".formatted(type.label(), rule.threshold());
  }

  private static String what(EntityAction action) {
    if (action instanceof EntityAction.Pseudonymize) {
      return "another of the same kind, the same for an author each time";
    }
    if (action instanceof EntityAction.Sanitize sanitize) {
      return sanitize.numbered() ? "its label with a number" : "its label";
    }
    if (action instanceof EntityAction.Generalize generalize) {
      return "the most special value that at least %d authors share".formatted(generalize.k());
    }
    if (action instanceof EntityAction.Shift shift) {
      String days = "moved by up to %d days, all dates of an author alike".formatted(shift.days());
      return shift.years() == 0
          ? days
          : days
              + " (years, months with a year and dates of birth by up to %d years)"
                  .formatted(shift.years());
    }
    if (action instanceof EntityAction.RandomizeDigits) {
      return "digits drawn anew";
    }
    return action instanceof EntityAction.Keep ? "KEPT as written" : "the class of each word";
  }
}
