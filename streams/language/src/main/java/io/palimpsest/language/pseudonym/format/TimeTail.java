package io.palimpsest.language.pseudonym.format;

import java.util.Optional;
import java.util.Set;

/** The time behind a date, which stays: only what is sure to be one. */
final class TimeTail {

  private static final Set<String> WORDS =
      Set.of(
          ("am pm a p m o clock uhr h z utc gmt est edt cst cdt mst mdt pst pdt cet cest bst ist"
                  + " aest jst et pt")
              .split(" "));

  private static final int LONGEST = 20;
  private static final int LONGEST_FRACTION = 9;

  private TimeTail() {}

  /** Whether the pieces from here on are a time, or there are none. */
  static boolean isTime(Pieces pieces, int from) {
    if (from == pieces.size()) {
      return true;
    }
    Piece link = pieces.get(from);
    boolean linked = link.isSignOf(",") || link.isWordOf("at") || link.isWordOf("t");
    int at = linked ? from + 1 : from;
    if (!pieces.get(at).isShort() || pieces.size() - at > LONGEST) {
      return false;
    }
    for (int i = at; i < pieces.size(); i++) {
      if (!fits(pieces, i)) {
        return false;
      }
    }
    return true;
  }

  static Optional<TimePlace> place(Pieces pieces, int from) {
    return Optional.empty();
  }

  private static boolean fits(Pieces pieces, int i) {
    Piece piece = pieces.get(i);
    Piece before = pieces.get(i - 1);
    return switch (piece.kind()) {
      case NUMBER ->
          piece.isShort()
              || (before.isSignOf(".,") && piece.folded().length() <= LONGEST_FRACTION)
              || (before.isSignOf("+-") && piece.isNumber(4));
      case WORD -> WORDS.contains(piece.folded());
      case SIGN -> piece.isSignOf(":.,+-'");
    };
  }
}
