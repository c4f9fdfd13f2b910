package io.palimpsest.language.entity;

import java.util.Objects;

/**
 * What is done to entities of one type.
 *
 * @param action what
 * @param threshold from which confidence on, 0 to 1; 0 takes whatever a detector reports
 */
public record EntityRule(EntityAction action, double threshold) {

  /** For what nobody decided about. */
  public static final EntityRule CLOSED = new EntityRule(new EntityAction.Sanitize(false), 0);

  public EntityRule {
    Objects.requireNonNull(action, "action");
    // Written so that NaN is refused.
    if (!(threshold >= 0 && threshold <= 1)) {
      throw new IllegalArgumentException("must be a number from 0 to 1");
    }
  }
}
