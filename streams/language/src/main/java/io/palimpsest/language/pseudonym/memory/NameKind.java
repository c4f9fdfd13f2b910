package io.palimpsest.language.pseudonym.memory;

/** Which things of an author share their names with each other. A key is one in its kind only. */
public enum NameKind {
  /** One word of a name: Anna, Smith, NASA. All words of an author are in this one kind. */
  WORD,
  /** A place, all its words together. */
  PLACE,
  /** An organization, all its words together. Its words are given names of their own. */
  ORGANIZATION,
  /** The words of a person's name in their order: nothing is given for them together. */
  PERSON,
  /** A first letter before a family name, and the letter that is given for it. */
  INITIAL,
  /** A host or mail domain. */
  DOMAIN,
  /** The number of a thing among those of its type. */
  NUMBER,
  /** The number of the one whose full name has this word. */
  PART_NUMBER;

  /** Whether what is given stands for one thing only, so that nothing else may be given it. */
  boolean isExclusive() {
    return this == WORD || this == PLACE || this == ORGANIZATION || this == DOMAIN;
  }
}
