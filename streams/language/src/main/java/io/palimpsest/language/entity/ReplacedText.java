package io.palimpsest.language.entity;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.token.MarkedText;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A text whose entities are replaced.
 *
 * @param text the raw text with the replacements beside it
 * @param counts how many entities of each type were treated, by label
 * @param observations what the author counts for now
 */
public record ReplacedText(
    MarkedText text, Map<String, Integer> counts, Set<Observation> observations) {

  public ReplacedText {
    counts = Map.copyOf(counts);
    observations = Set.copyOf(observations);
  }

  /** A text without entities, or whose policy has no rules for them. */
  public static ReplacedText untouched(DetectorInput input) {
    return new ReplacedText(
        MarkedText.of(input.text(), input.tokens(), List.of()), Map.of(), Set.of());
  }
}
