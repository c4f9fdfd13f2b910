package io.palimpsest.language.pseudonym.name;

import java.util.List;
import java.util.function.Predicate;

/** Finds places inside longer names. */
final class PlacePhrases {
  private static final int MOST_WORDS = 3;

  private final Lore lore;

  PlacePhrases(Lore lore) {
    this.lore = lore;
  }

  /**
   * Where the longest known place that begins at a piece ends.
   *
   * @param isPart whether a word can belong to a place
   * @param isAlone whether a word can be a place by itself
   * @return {@code start} if there is none
   */
  int end(
      List<NameText.Piece> pieces,
      int start,
      Predicate<NameText.Piece> isPart,
      Predicate<NameText.Piece> isAlone) {
    int end = start;
    int words = 0;
    StringBuilder name = new StringBuilder();
    for (int i = start; i < pieces.size() && words < MOST_WORDS; i++) {
      NameText.Piece piece = pieces.get(i);
      if (!piece.isWord() && i > start && PlaceNames.isTie(piece.text())) {
        continue;
      }
      if (!piece.isWord() || !isPart.test(piece)) {
        break;
      }
      name.append(words == 0 ? "" : " ").append(piece.canonical());
      words++;
      boolean possible = words > 1 || isAlone.test(piece);
      end = possible && lore.placeLevel(name.toString()).isPresent() ? i + 1 : end;
    }
    return end;
  }
}
