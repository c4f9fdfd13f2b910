package io.palimpsest.language.pseudonym.memory;

import java.util.Optional;

/** As what a name was found first. */
public enum FoundAs {
  PERSON(0),
  PLACE(1),
  ORGANIZATION(2);

  /** To ask an enum for its values copies them. */
  private static final FoundAs[] ALL = values();

  private final int code;

  FoundAs(int code) {
    this.code = code;
  }

  /** By which the bytes of a memory name it. */
  int code() {
    return code;
  }

  /** What has that code, if anything has. */
  static Optional<FoundAs> of(int code) {
    for (FoundAs one : ALL) {
      if (one.code == code) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }
}
