package io.palimpsest.language.generalize;

/** What is made of WordNet, made once and when it is first asked for. */
final class StandardBooks {
  private static final PlaceBook PLACES;
  private static final GeneralizationLadder LADDER;

  static {
    Nouns nouns = Nouns.read();
    PLACES = PlaceBook.of(nouns);
    LADDER = GeneralizationLadder.of(nouns, PLACES);
  }

  private StandardBooks() {}

  static PlaceBook places() {
    return PLACES;
  }

  static GeneralizationLadder ladder() {
    return LADDER;
  }
}
