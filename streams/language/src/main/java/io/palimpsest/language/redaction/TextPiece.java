package io.palimpsest.language.redaction;

/**
 * A piece of a raw text and what is released in its place, for whoever wants to see the two side by
 * side. Pieces hold what was drawn for a text, so they are as private as the text.
 *
 * @param start first UTF-16 unit in the raw text
 * @param end one after the last; it may equal {@code start} where a space was put in
 * @param safe what stands there in the release; may be empty
 * @param kind what was done
 */
public record TextPiece(int start, int end, String safe, Kind kind) {

  /** What was done to a piece. */
  public enum Kind {
    /** Layout, or a word that stays. */
    KEPT,
    /** An entity that was replaced. */
    ENTITY,
    /** Drawn. */
    DRAWN,
    /** A class stands there, or nothing. */
    HIDDEN
  }

  /** Says nothing of the text. */
  @Override
  public String toString() {
    return "TextPiece[" + start + " to " + end + ", " + kind + "]";
  }
}
