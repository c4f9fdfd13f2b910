package io.palimpsest.language.entity;

import io.palimpsest.language.detect.EntityType;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What is done to the entities of a text, by type. A type without a rule of its own is {@linkplain
 * EntityRule#CLOSED sanitized}, but for {@link EntityType#NUMBER}: numbers that are nothing else
 * are left to the rules for words.
 *
 * @param byType the types with rules of their own
 */
public record EntityRules(Map<EntityType, EntityRule> byType) {

  /** Refuses an action that cannot be done to its type. */
  public EntityRules {
    EnumMap<EntityType, EntityRule> copy = new EnumMap<>(EntityType.class);
    copy.putAll(byType);
    copy.forEach(
        (type, rule) -> {
          if (!rule.action().suits(type)) {
            throw new IllegalArgumentException(
                "%s cannot be done to %s".formatted(rule.action().label(), type.label()));
          }
        });
    byType = Collections.unmodifiableMap(copy);
  }

  /** The rule for a type. */
  public EntityRule of(EntityType type) {
    return byType.getOrDefault(type, EntityRule.CLOSED);
  }

  /** Whether entities of a type are replaced by something else. */
  boolean hide(EntityType type) {
    return !(of(type).action() instanceof EntityAction.Keep);
  }

  /** Whether anything is generalized. */
  boolean generalize() {
    return byType.values().stream()
        .anyMatch(rule -> rule.action() instanceof EntityAction.Generalize);
  }

  /** Whether numbers that are nothing else are entities too. */
  boolean coverNumbers() {
    return byType.containsKey(EntityType.NUMBER);
  }
}
