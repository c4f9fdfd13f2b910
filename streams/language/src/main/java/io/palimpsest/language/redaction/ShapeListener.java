package io.palimpsest.language.redaction;

import io.palimpsest.language.token.Token;
import io.palimpsest.mechanisms.redaction.Shape.Layout;
import io.palimpsest.mechanisms.redaction.WordClass;

/**
 * Is told the shape of a text in reading order, by {@link ShapeReader}.
 *
 * <p>Between two calls of the other methods there is always one of {@link #layout}.
 */
public interface ShapeListener {

  /**
   * A character that may be released as it is.
   *
   * @param accepted by {@link Layout#accepts}
   */
  void layout(char accepted);

  /**
   * A word, which may not.
   *
   * @param token of kind WORD
   * @param position the token's number in the text, from 0
   * @param opensSentence whether a capital letter says nothing here
   */
  void word(Token token, int position, boolean opensSentence);

  /**
   * Anything else that may not.
   *
   * @param wordClass neither WORD nor NAME
   * @param token the first one, of a run of symbols
   * @param position the token's number in the text, from 0
   */
  void other(WordClass wordClass, Token token, int position);

  /**
   * Something that was put in place of a part of the text and may be released as it is.
   *
   * @param text not empty
   */
  void replaced(String text);
}
