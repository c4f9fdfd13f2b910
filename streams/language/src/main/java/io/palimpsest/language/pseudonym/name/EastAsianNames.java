package io.palimpsest.language.pseudonym.name;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Names whose family part comes first and without a space. */
final class EastAsianNames {
  private static final int LONGEST = 4;

  private EastAsianNames() {}

  static boolean isFamilyFirst(String canonical) {
    Optional<NameScript> script = NameScript.of(canonical);
    return script.isPresent() && script.get().isFamilyFirst();
  }

  /** The pieces with such names cut in two: the longest family name that is known, and the rest. */
  static List<NameText.Piece> split(List<NameText.Piece> pieces, Lore lore) {
    List<NameText.Piece> all = new ArrayList<>(pieces.size() + 1);
    for (NameText.Piece piece : pieces) {
      int family = familyLength(piece, lore);
      if (family > 0) {
        all.add(part(piece, 0, family));
        all.add(part(piece, family, piece.canonical().length()));
      } else {
        all.add(piece);
      }
    }
    return all;
  }

  /** Of the family name in a name that has a given name as well, else 0. */
  private static int familyLength(NameText.Piece piece, Lore lore) {
    String name = piece.canonical();
    // The text itself is cut, so it must be its canonical spelling.
    if (!isFamilyFirst(name) || name.length() > LONGEST || !name.equals(piece.text())) {
      return 0;
    }
    for (int length = Math.min(2, name.length() - 1); length > 0; length--) {
      String family = name.substring(0, length);
      if (lore.names(name).filter(lists -> lists.isFamily(family)).isPresent()) {
        return length;
      }
    }
    return 0;
  }

  private static NameText.Piece part(NameText.Piece piece, int start, int end) {
    String text = piece.text().substring(start, end);
    return new NameText.Piece(text, text);
  }
}
