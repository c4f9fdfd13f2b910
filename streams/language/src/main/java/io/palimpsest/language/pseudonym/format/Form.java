package io.palimpsest.language.pseudonym.format;

import java.util.Optional;

/** One type's way to make other values of the same form. */
@FunctionalInterface
interface Form {

  /** How to make another value; empty if this value has a form that is not known here. */
  Optional<Recipe> recipe(Spelling original);
}
