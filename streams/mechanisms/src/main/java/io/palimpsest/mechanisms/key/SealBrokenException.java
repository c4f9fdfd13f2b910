package io.palimpsest.mechanisms.key;

/**
 * A stored value does not open: it is damaged, or of another store, key or author. Which of these
 * cannot be told. It says nothing of the value.
 */
public final class SealBrokenException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SealBrokenException() {
    super("a stored value does not open: damaged, or of another store, key or author");
  }
}
