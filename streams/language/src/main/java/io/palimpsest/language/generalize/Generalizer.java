package io.palimpsest.language.generalize;

import io.palimpsest.language.detect.EntityType;
import java.util.List;

/** Makes a value more general until at least k authors share it. */
public final class Generalizer {
  private final GeneralizationLadder ladder;

  /** Climbs these ladders. */
  public Generalizer(GeneralizationLadder ladder) {
    this.ladder = ladder;
  }

  /**
   * The most special rung that is free or shared by at least {@code k} authors.
   *
   * <p>Whether the author of this value is among those who share it already does not matter here:
   * the caller counts the author under all keys that come back, before or after.
   */
  public Generalized generalize(EntityType type, String original, int k, SharedValues shared) {
    List<Rung> rungs = ladder.rungs(type, original);
    Rung written =
        rungs.stream()
            .filter(rung -> rung.free() || shared.isShared(rung.key(), k))
            .findFirst()
            .orElseThrow();
    return new Generalized(
        written.text(), rungs.stream().filter(rung -> !rung.free()).map(Rung::key).toList());
  }
}
