package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/** Addresses without a street: post boxes, and the post of armed forces abroad. */
final class PostBoxRule implements AtomRule {

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.is(i, Cue.BOX)) {
      box(atoms, i, found);
    } else if (atoms.is(i, Cue.FIELD_POST)) {
      fieldPost(atoms, i, found);
    }
  }

  /** P.O. Box 12, Postfach 12. */
  private static void box(Atoms atoms, int i, Findings found) {
    if (!atoms.isDigits(i + 1) || !atoms.isNear(i + 1) || atoms.length(i + 1) > 6) {
      return;
    }
    int first = i;
    boolean office =
        atoms.isSign(i - 1, '.') && atoms.isWord(i - 2, "o") && atoms.isWord(i - 4, "p");
    if (office) {
      first = i - 4;
    } else if (atoms.isWord(i - 1, "po")) {
      first = i - 1;
    } else if (atoms.isWord(i, "box")) {
      return;
    }
    if (atoms.isDigits(first - 1) && atoms.isNear(first) && atoms.length(first - 1) <= 5) {
      first--;
    }
    found.add(EntityType.STREET_ADDRESS, first, new AddressTail(atoms).end(i + 2), 0.85);
  }

  /** PSC 1234, Box 5678 / APO AE 09012; USS Name / FPO AP 96601. */
  private static void fieldPost(Atoms atoms, int i, Findings found) {
    boolean theatre =
        atoms.isWord(i + 1, "aa") || atoms.isWord(i + 1, "ae") || atoms.isWord(i + 1, "ap");
    if (!theatre || !atoms.isDigits(i + 2) || atoms.length(i + 2) != 5) {
      return;
    }
    int first = i;
    if (atoms.isDigits(i - 1) && atoms.is(i - 2, Cue.BOX)) {
      first = i - 2;
      int before = atoms.isSign(first - 1, ',') ? first - 2 : first - 1;
      if (atoms.isDigits(before) && atoms.isUpper(before - 1) || atoms.is(before - 1, Cue.UNIT)) {
        first = before - 1;
      }
    } else {
      for (int k = i - 1; k >= i - 4 && atoms.isCapital(k); k--) {
        if (atoms.isUpper(k) && atoms.isWord(k, "uss")
            || atoms.isWord(k, "usns")
            || atoms.isWord(k, "usnv")
            || atoms.isWord(k, "uscgc")) {
          first = k;
        }
      }
    }
    found.add(EntityType.STREET_ADDRESS, first, i + 3, 0.9);
  }
}
