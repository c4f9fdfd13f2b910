package io.palimpsest.language.sampling;

/** In place of an unknown word: any of the vocabulary, whatever the unknown word was. */
final class AnyWordGap implements Gap {
  private final int position;
  private final String spelled;
  private final LetterCase letters;

  AnyWordGap(int position, String spelled, LetterCase letters) {
    this.position = position;
    this.spelled = spelled;
    this.letters = letters;
  }

  @Override
  public String draw(Draws draws) {
    return draws.anyWord(spelled, position);
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
