package io.palimpsest.language.sampling;

/** In place of a word of the vocabulary: what the mechanism draws for it. */
final class WordGap implements Gap {
  private final int position;
  private final int word;
  private final LetterCase letters;

  WordGap(int position, int word, LetterCase letters) {
    this.position = position;
    this.word = word;
    this.letters = letters;
  }

  @Override
  public String draw(Draws draws) {
    return draws.inPlaceOf(word, position);
  }

  @Override
  public LetterCase letters() {
    return letters;
  }

  @Override
  public int maxBytes(int longestWord) {
    return longestWord;
  }
}
