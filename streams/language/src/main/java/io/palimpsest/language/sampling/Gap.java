package io.palimpsest.language.sampling;

/**
 * A place in a text where something drawn goes. What a gap knows is private, so none of them shows
 * itself.
 */
sealed interface Gap permits WordGap, AnyWordGap, NumberGap {

  /** What is drawn; the same each time for the same draws. */
  String draw(Draws draws);

  /** How it is written. */
  LetterCase letters();

  /**
   * What it writes has at most so many bytes in UTF-8, whatever is drawn.
   *
   * @param longestWord bytes of the longest word
   */
  int maxBytes(int longestWord);
}
