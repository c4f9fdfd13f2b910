package io.palimpsest.topology.query;

/** What an instance answers when it is asked about an author. */
public sealed interface AuthorAnswer {

  /** The author's state is here, and is this. */
  record Here(AuthorView view) implements AuthorAnswer {}

  /** Another instance has it: ask there. */
  record Elsewhere(String host, int port) implements AuthorAnswer {}

  /** Nobody can say now, because stores are restored or moved: ask again. */
  record Unavailable() implements AuthorAnswer {}

  /**
   * The author's state is here and cannot be opened: the master key that it needs is not on the key
   * ring, or it is damaged. The log says which.
   */
  record Locked() implements AuthorAnswer {}
}
