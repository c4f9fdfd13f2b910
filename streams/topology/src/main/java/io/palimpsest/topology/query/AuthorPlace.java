package io.palimpsest.topology.query;

/** Where an author's state is. */
sealed interface AuthorPlace {

  /** On this instance, if anywhere. */
  record Here(int partition) implements AuthorPlace {}

  /** On another one. */
  record There(String host, int port) implements AuthorPlace {}

  /** Nobody knows now. */
  record Unknown() implements AuthorPlace {}
}
