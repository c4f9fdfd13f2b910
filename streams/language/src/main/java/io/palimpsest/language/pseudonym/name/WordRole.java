package io.palimpsest.language.pseudonym.name;

/** What a word is in a name. A word that was given a name keeps it in every other role. */
enum WordRole {
  GIVEN,
  FAMILY,
  /** A given name if more lists have it so, else a family name. */
  UNKNOWN,
  /** Capital letters that are read one by one. */
  LETTERS
}
