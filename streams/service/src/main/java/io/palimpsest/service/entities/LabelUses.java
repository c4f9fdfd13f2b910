package io.palimpsest.service.entities;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.score.GoldLabels;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Looks up the labels of one file and remembers which there were. */
final class LabelUses {
  private static final Pattern LOOKS_LIKE_A_LABEL = Pattern.compile("[A-Za-z][A-Za-z0-9_-]{0,39}");

  private final Set<String> ignored;
  private final Map<String, LabelUse> uses = new TreeMap<>();

  /**
   * Begins.
   *
   * @param ignored labels that are not judged, in lower case
   */
  LabelUses(Set<String> ignored) {
    this.ignored = ignored;
  }

  /** The types that a label means, none if it is not judged; empty if nobody knows it. */
  Optional<List<EntityType>> use(String label) {
    Optional<List<EntityType>> types =
        ignored.contains(label.toLowerCase(Locale.ROOT))
            ? Optional.of(List.of())
            : GoldLabels.typesOf(label);
    types.ifPresent(
        known -> uses.merge(label, new LabelUse(1, known), (old, one) -> old.onceMore()));
    return types;
  }

  /** What to say about a label that nobody knows. */
  static String complaint(String label) {
    return LOOKS_LIKE_A_LABEL.matcher(label).matches()
        ? "label %s is unknown: leave it out with --ignore-type %s".formatted(label, label)
        : "a label is unknown and does not look like one: check the fields or columns";
  }

  Map<String, LabelUse> uses() {
    return uses;
  }
}
