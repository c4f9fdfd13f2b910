package io.palimpsest.language.pseudonym.memory;

/** Bytes that should be an author's memory are none. The message quotes nothing of them. */
public final class MemoryException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Says what is wrong. */
  public MemoryException(String problem) {
    super(problem);
  }
}
