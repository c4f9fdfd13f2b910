package io.palimpsest.language.pseudonym.format;

/** The languages whose names of months are known, in the order in which they are preferred. */
enum DateLanguage {
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  DUTCH,
  PORTUGUESE,
  SWEDISH
}
