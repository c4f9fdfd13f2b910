package io.palimpsest.language.token;

import java.util.Objects;

/**
 * A place in a text and what stands there. It holds no text, so it can be logged.
 *
 * @param start first UTF-16 unit
 * @param end one after the last UTF-16 unit, more than {@code start}
 * @param kind what stands there
 */
public record Token(int start, int end, TokenKind kind) {

  /** Refuses an empty or negative place. */
  public Token {
    if (start < 0 || end <= start) {
      throw new IllegalArgumentException("token must cover something: " + start + " to " + end);
    }
    Objects.requireNonNull(kind, "kind");
  }

  /**
   * The characters of this token. They are as private as the text they come from.
   *
   * @param text the text that was split
   */
  public String in(String text) {
    // String.substring would put offsets only in its message, so nothing leaks from here either.
    return text.substring(start, end);
  }
}
