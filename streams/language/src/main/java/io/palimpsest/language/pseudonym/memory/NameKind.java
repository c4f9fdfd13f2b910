package io.palimpsest.language.pseudonym.memory;

import java.util.Optional;

/** Which things of an author share their names with each other. A key is one in its kind only. */
public enum NameKind {
  /** One word of a name: Anna, Smith, NASA. All words of an author are in this one kind. */
  WORD(0),
  /** A place, all its words together. */
  PLACE(1),
  /** An organization, all its words together. Its words are given names of their own. */
  ORGANIZATION(2),
  /** The words of a person's name in their order: nothing is given for them together. */
  PERSON(3),
  /** A first letter before a family name, and the letter that is given for it. */
  INITIAL(4),
  /** A host or mail domain. */
  DOMAIN(5),
  /** The number of a thing among those of its type. */
  NUMBER(6),
  /** The number of the one whose full name has this word. */
  PART_NUMBER(7);

  /** To ask an enum for its values copies them. */
  private static final NameKind[] ALL = values();

  private final int code;

  NameKind(int code) {
    this.code = code;
  }

  /** By which the bytes of a memory name it. */
  int code() {
    return code;
  }

  /** The kind of that code, if there is one. */
  static Optional<NameKind> of(int code) {
    for (NameKind kind : ALL) {
      if (kind.code == code) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  /** Whether what is given stands for one thing only, so that nothing else may be given it. */
  boolean isExclusive() {
    return this == WORD || this == PLACE || this == ORGANIZATION || this == DOMAIN;
  }
}
