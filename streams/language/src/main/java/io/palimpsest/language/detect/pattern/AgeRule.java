package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/** Ages. The span is the number alone: "years old" is no secret. */
final class AgeRule implements AtomRule {

  private static final int OLDEST = 120;

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (!atoms.isNumber(i, 3, 1, OLDEST) || isInsideNumber(atoms, i)) {
      return;
    }
    if (isFollowedByAge(atoms, i + 1)) {
      found.add(EntityType.AGE, i, i + 1, 0.9);
    } else if (isLedByAge(atoms, i) && isFree(atoms, i + 1)) {
      found.add(EntityType.AGE, i, i + 1, 0.85);
    } else if (atoms.number(i) >= 10 && isSaidOfSomebody(atoms, i) && ends(atoms, i + 1)) {
      found.add(EntityType.AGE, i, i + 1, 0.6);
    }
  }

  /**
   * Whether the words around say that a number in words, from {@code i} up to {@code end}, is one.
   */
  static boolean isSpelledAge(Atoms atoms, int i, int end) {
    return isFollowedByAge(atoms, end)
        || isLedByAge(atoms, i) && isFree(atoms, end)
        || isSaidOfSomebody(atoms, i) && ends(atoms, end);
  }

  private static boolean isInsideNumber(Atoms atoms, int i) {
    return atoms.isGlued(i)
        && (atoms.isAlphanumeric(i - 1)
            || atoms.isSignOf(i - 1, "$€£#+")
            || (atoms.isSignOf(i - 1, ".,:/") && atoms.isGlued(i - 1) && atoms.isDigits(i - 2)));
  }

  /** years old, -year-old, yo, y/o, y.o., yrs old, years of age, months old. */
  private static boolean isFollowedByAge(Atoms atoms, int at) {
    int unit = atoms.isSign(at, '-') ? at + 1 : at;
    if (!atoms.isNear(unit)) {
      return false;
    }
    if (atoms.isWord(unit, "yo")) {
      return true;
    }
    if (atoms.isWord(unit, "y") && atoms.isSignOf(unit + 1, "/.") && atoms.isWord(unit + 2, "o")) {
      return true;
    }
    if (!atoms.is(unit, Cue.YEARS)) {
      return false;
    }
    int old = atoms.isSignOf(unit + 1, "-.") ? unit + 2 : unit + 1;
    boolean ofAge = atoms.isWord(old, "of") && atoms.isWord(old + 1, "age");
    return atoms.is(old, Cue.OLD) || ofAge;
  }

  /** aged 34, age: 34, the age of 34, turned 34. */
  private static boolean isLedByAge(Atoms atoms, int i) {
    int at = i - 1;
    if (atoms.isWord(at, "of") || atoms.isWord(at, "is") || atoms.isSignOf(at, ":=")) {
      return atoms.isWord(at - 1, "age") || atoms.isWord(at - 1, "ages");
    }
    return atoms.is(at, Cue.AGED) && atoms.isNear(i);
  }

  /** I'm 34. She was 19 when... */
  private static boolean isSaidOfSomebody(Atoms atoms, int i) {
    boolean short1 =
        atoms.isWord(i - 1, "m") && atoms.isSign(i - 2, '\'') && isSomebody(atoms, i - 3);
    boolean verb =
        atoms.isWord(i - 1, "am") || atoms.isWord(i - 1, "was") || atoms.isWord(i - 1, "is");
    return short1 || (verb && isSomebody(atoms, i - 2));
  }

  private static boolean isSomebody(Atoms atoms, int i) {
    return atoms.isWord(i, "i") || atoms.isWord(i, "he") || atoms.isWord(i, "she");
  }

  private static boolean ends(Atoms atoms, int at) {
    boolean sentence =
        atoms.gap(at) == Atoms.Gap.LINE
            || (atoms.isSignOf(at, ".,;!?)") && !(atoms.isDigits(at + 1) && atoms.isGlued(at + 1)));
    return sentence
        || atoms.isWord(at, "and")
        || atoms.isWord(at, "when")
        || atoms.isWord(at, "now");
  }

  /** Not 34%, 34.5, 34 degrees, 34 times. */
  private static boolean isFree(Atoms atoms, int at) {
    boolean number =
        atoms.isGlued(at)
            && (atoms.isAlphanumeric(at)
                || atoms.isSignOf(at, "%°/:")
                || (atoms.isSignOf(at, ".,-") && atoms.isDigits(at + 1) && atoms.isGlued(at + 1)));
    return !number && !atoms.is(at, Cue.SCALE) && !atoms.is(at, Cue.CURRENCY);
  }
}
