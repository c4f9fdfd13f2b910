package io.palimpsest.language.pseudonym.name;

import java.util.List;

/**
 * What stands beside the pieces of a person's name.
 *
 * @param pieces of the name, which they cover
 */
record PieceRow(List<NameText.Piece> pieces) {

  boolean isHyphen(int i) {
    return i < pieces.size() && pieces.get(i).text().equals("-");
  }

  /** The last word before a piece; -1 if there is none. */
  int wordBefore(int i) {
    int at = i - 1;
    while (at >= 0 && !pieces.get(at).isWord()) {
      at--;
    }
    return at;
  }

  /** The first word behind a piece; -1 if there is none. */
  int wordAfter(int i) {
    int at = i + 1;
    while (at < pieces.size() && !pieces.get(at).isWord()) {
      at++;
    }
    return at < pieces.size() ? at : -1;
  }

  boolean isTitled(int i) {
    int before = wordBefore(i);
    return before >= 0 && KindWords.TITLES.has(pieces.get(before).canonical());
  }

  /** Whether a letter stands beside other letters, as in a name that is spelled. */
  boolean isSpelled(int i) {
    return isLetter(wordBefore(i)) || isLetter(wordAfter(i));
  }

  private boolean isLetter(int i) {
    return i >= 0 && pieces.get(i).canonical().length() == 1;
  }

  /** Whether it is one token with another word. */
  boolean isGlued(int i) {
    return i > 0 && isGlue(i - 1) || i + 1 < pieces.size() && isGlue(i + 1);
  }

  private boolean isGlue(int i) {
    String between = pieces.get(i).text();
    return between.equals(".") || between.equals("_") || between.equals(":");
  }

  @Override
  public String toString() {
    return "PieceRow";
  }
}
