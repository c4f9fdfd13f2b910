package io.palimpsest.language.pseudonym.memory;

/** As what a name was found first. Its order is that of the bytes. */
public enum FoundAs {
  PERSON,
  PLACE,
  ORGANIZATION
}
