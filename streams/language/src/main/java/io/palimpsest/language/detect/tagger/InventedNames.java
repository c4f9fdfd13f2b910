package io.palimpsest.language.detect.tagger;

import java.util.List;
import java.util.Locale;

/**
 * Names that no list has: they begin as one name of a list and end as another. Without them the
 * model would learn that names are what lists have, for all others it sees come from lists.
 */
final class InventedNames {
  private static final int LONGEST_START = 4;
  private static final int SHORTEST_END = 2;
  private static final int LONGEST_END = 4;

  private final TrainingSequence sequence;

  InventedNames(TrainingSequence sequence) {
    this.sequence = sequence;
  }

  /** One word, with a capital. */
  String like(List<String> names) {
    String one = sequence.pick(names);
    String other = sequence.pick(names);
    int start = 1 + sequence.below(Math.max(1, Math.min(LONGEST_START, one.length() - 1)));
    int end = SHORTEST_END + sequence.below(LONGEST_END - SHORTEST_END + 1);
    String last = other.substring(Math.max(0, other.length() - end)).toLowerCase(Locale.ROOT);
    return (one.substring(0, Math.min(start, one.length())) + last).replace(' ', 'a');
  }
}
