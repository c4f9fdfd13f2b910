package io.palimpsest.language.generalize;

import java.util.List;

/**
 * What to write for a value.
 *
 * @param text a public word or name, initials, or a star
 * @param observed the keys under which the value's author is to be counted, most special first: who
 *     says Brooklyn says New York too
 */
public record Generalized(String text, List<String> observed) {
  /** Copies the keys. */
  public Generalized {
    observed = List.copyOf(observed);
  }

  /** Without the keys, which may tell what stood in a post. */
  @Override
  public String toString() {
    return "Generalized[keys=%d]".formatted(observed.size());
  }
}
