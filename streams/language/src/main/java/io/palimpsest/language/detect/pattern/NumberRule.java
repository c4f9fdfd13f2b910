package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import java.util.List;

/**
 * One kind of number: its forms, its check, and how much to believe it.
 *
 * @param type what it is
 * @param cues context words that speak for it
 * @param alone confidence without such a word; 0 when one is needed
 * @param cued confidence with one
 * @param check says no to numbers of the form that cannot exist
 * @param forms see {@link NumberForm}
 */
record NumberRule(
    EntityType type, long cues, double alone, double cued, NumberCheck check, List<String> forms) {

  /** A number believed wherever it stands. */
  static NumberRule anywhere(
      EntityType type, Cue cue, double alone, double cued, NumberCheck check, String... forms) {
    return new NumberRule(type, cues(type, cue), alone, cued, check, List.of(forms));
  }

  /** A number whose form says too little to believe it without a word near it. */
  static NumberRule withCue(
      EntityType type, Cue cue, double cued, NumberCheck check, String... forms) {
    return new NumberRule(type, cues(type, cue), 0, cued, check, List.of(forms));
  }

  private static long cues(EntityType type, Cue cue) {
    return type == EntityType.NATIONAL_ID ? cue.bit() | Cue.ID.bit() : cue.bit();
  }
}
