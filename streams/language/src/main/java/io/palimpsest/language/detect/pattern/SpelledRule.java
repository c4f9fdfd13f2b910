package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/**
 * Numbers read out digit by digit: two zero two, five five five; double five oh one. Three words in
 * a row are enough, or two near a word that speaks of codes. Enough for a telephone number is one.
 *
 * <p>Only the first word of a row reads on, so that long rows take linear time.
 */
final class SpelledRule implements AtomRule {

  private static final int SHORTEST = 3;
  private static final int SHORTEST_CUED = 2;
  private static final int PHONE = 7;
  private static final int LONGEST_PHONE = 15;

  private static final long CODES =
      Cue.NO_YEAR.bit() | Cue.PHONE.bit() | Cue.CARD.bit() | Cue.ACCOUNT.bit() | Cue.ID.bit();

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.continuesWord(i) || isContinued(atoms, i)) {
      return;
    }
    int words = 0;
    int digits = 0;
    int sure = 0;
    int end = i;
    for (int at = i; at >= 0; at = next(atoms, at)) {
      boolean spelled = atoms.is(at, Cue.DIGIT);
      words++;
      digits += spelled ? 1 : atoms.length(at);
      sure += spelled && !isWeak(atoms, at) ? 1 : 0;
      end = at + 1;
    }
    boolean code = atoms.hasCueNear(i, end, CODES) && !atoms.is(end, Cue.SCALE);
    if (sure < SHORTEST_CUED || (words < SHORTEST && !code)) {
      return;
    }
    boolean phone = digits >= PHONE && digits <= LONGEST_PHONE;
    found.add(phone ? EntityType.PHONE : EntityType.NUMBER, i, end, 0.7);
  }

  /** The next part of the row, digits only between two words; -1 at its end. */
  private static int next(Atoms atoms, int at) {
    int next = atoms.isSignOf(at + 1, ",.-") ? at + 2 : at + 1;
    boolean fits = isPart(atoms, next) && (atoms.isLetters(at) || atoms.isLetters(next));
    return fits && isOneLine(atoms, at, next) ? next : -1;
  }

  /** Whether a row that began earlier reads on to here. */
  private static boolean isContinued(Atoms atoms, int i) {
    int before = previous(atoms, i);
    before = atoms.isDigits(before) ? previous(atoms, before) : before;
    return before >= 0 && atoms.isLetters(before);
  }

  private static int previous(Atoms atoms, int i) {
    int before = atoms.isSignOf(i - 1, ",.-") ? i - 2 : i - 1;
    return isPart(atoms, before) && isOneLine(atoms, before, i) ? before : -1;
  }

  /** A word, or digits in between: five five five 01 four three. */
  private static boolean isPart(Atoms atoms, int i) {
    boolean digits = atoms.isDigits(i) && atoms.length(i) <= 4;
    boolean whole =
        !atoms.continuesWord(i) && !(atoms.isGlued(i + 1) && atoms.isAlphanumeric(i + 1));
    return whole && (atoms.is(i, Cue.DIGIT) || digits);
  }

  private static boolean isOneLine(Atoms atoms, int first, int second) {
    for (int i = first + 1; i <= second; i++) {
      if (atoms.gap(i) == Atoms.Gap.LINE) {
        return false;
      }
    }
    return true;
  }

  /** Other words too: they count, but make no number by themselves. */
  private static boolean isWeak(Atoms atoms, int i) {
    return atoms.length(i) <= 2
        || atoms.isWord(i, "null")
        || atoms.isWord(i, "double")
        || atoms.isWord(i, "triple");
  }
}
