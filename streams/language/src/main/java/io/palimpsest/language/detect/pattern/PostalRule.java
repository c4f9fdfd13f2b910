package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/** Postal codes outside an address: by a word near them, a state, a place, or their own form. */
final class PostalRule implements AtomRule {

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    int end = PostalReader.end(atoms, i);
    if (end == i && atoms.length(i) == 2 && atoms.hasCueNear(i, i + 2, Cue.POSTAL.bit())) {
      end = PostalReader.spacedEnd(atoms, i);
    }
    if (end == i || (atoms.isGlued(i) && atoms.isSignOf(i - 1, "-.,:/$€£+#_"))) {
      return;
    }
    boolean letters = atoms.isLetters(i);
    if (atoms.hasCueNear(i, end, Cue.POSTAL.bit())) {
      found.add(EntityType.POSTAL_CODE, i, end, 0.85);
    } else if (letters) {
      found.add(EntityType.POSTAL_CODE, i, end, 0.7);
    } else if (isAfterState(atoms, i) || isAfterCountry(atoms, i, end)) {
      found.add(EntityType.POSTAL_CODE, i, end, 0.75);
    } else if (isAfterPlace(atoms, i) || isBeforePlace(atoms, i, end)) {
      found.add(EntityType.POSTAL_CODE, i, end, 0.6);
    }
  }

  /** Two capitals before: Springfield, IL 62704. */
  private static boolean isAfterState(Atoms atoms, int i) {
    boolean state = atoms.is(i - 1, Cue.STATE);
    boolean capitals = atoms.isUpper(i - 1) && atoms.length(i - 1) == 2 && atoms.isCapital(i - 2);
    return (state && atoms.length(i) == 5) || (capitals && !isYear(atoms, i));
  }

  private static boolean isAfterCountry(Atoms atoms, int i, int end) {
    return atoms.is(i - 1, Cue.COUNTRY)
        && atoms.isCapital(i - 1)
        && end == i + 1
        && atoms.length(i) >= 5
        && atoms.gap(i) != Atoms.Gap.LINE;
  }

  /** "in", capitals, a code: in Bern 3011. Years are left to dates. */
  private static boolean isAfterPlace(Atoms atoms, int i) {
    if (!atoms.isCapital(i - 1)
        || !atoms.isNear(i)
        || isYear(atoms, i)
        || atoms.is(i - 1, Cue.MONTH)) {
      return false;
    }
    int at = i - 1;
    while (at > i - 5 && (atoms.isCapital(at) || atoms.is(at, Cue.PARTICLE))) {
      at--;
    }
    return atoms.isWord(at, "in") || atoms.isWord(at, "near");
  }

  /** "in", a code, a capital: in 10115 Berlin; or a Dutch code with its letters. */
  private static boolean isBeforePlace(Atoms atoms, int i, int end) {
    boolean place = atoms.isCapital(end) && atoms.isNear(end) && atoms.length(end) > 2;
    boolean led = atoms.isWord(i - 1, "in") || atoms.isSign(i - 1, ',');
    return place && led && !isYear(atoms, i) && (end > i + 1 || atoms.length(i) == 5);
  }

  private static boolean isYear(Atoms atoms, int i) {
    return atoms.length(i) == 4 && atoms.isNumber(i, 4, 1800, 2099);
  }
}
