package io.palimpsest.language.pseudonym.name;

import java.util.Optional;

/** Writes other names of one kind. */
@FunctionalInterface
interface Replacer {

  /**
   * Another name for a name, and the memory of it.
   *
   * @param original at most {@link NamePseudonyms#MAX_LENGTH} units
   * @return empty if a part of it cannot be replaced
   */
  Optional<String> replace(String original, AuthorNames author);
}
