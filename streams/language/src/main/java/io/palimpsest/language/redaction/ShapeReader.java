package io.palimpsest.language.redaction;

import io.palimpsest.language.token.MarkedText;
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

  /**
   * Reads a text from beginning to end.
   *
   * @param text any text; what is replaced in it is told as such and not looked at
   */
  public void read(MarkedText text, ShapeListener listener) {
    new ShapeWalk(text.text(), listener).over(text.tokens(), text.replacements());
  }
}
