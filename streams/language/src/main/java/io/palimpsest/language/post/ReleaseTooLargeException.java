package io.palimpsest.language.post;

/** A text of so many words could make a release that no topic has room for. */
public final class ReleaseTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ReleaseTooLargeException() {
    super("the text has too many words for one release: split it, or raise --max-text-bytes");
  }
}
