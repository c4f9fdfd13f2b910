package io.palimpsest.language.redaction;

import io.palimpsest.language.token.TextTokenizer;
import io.palimpsest.mechanisms.redaction.Shape.Layout;

/**
 * Tells what of a text is layout and what must be hidden. Whatever writes a release reads the text
 * through here, so that layout means the same everywhere.
 *
 * <p>White space of every kind becomes space, tab or line feed. Characters that are neither part of
 * a word nor accepted by {@link Layout} become SYMBOL, and a run of them one SYMBOL, so that
 * invisible or look-alike characters carry nothing out. What would touch is parted by a space.
 *
 * <p>Thread-safe; keeps nothing between calls.
 */
public final class ShapeReader {

  private final TextTokenizer tokenizer = new TextTokenizer();

  /**
   * Reads a text from beginning to end.
   *
   * @param text any string
   */
  public void read(String text, ShapeListener listener) {
    new ShapeWalk(text, listener).over(tokenizer.split(text));
  }
}
