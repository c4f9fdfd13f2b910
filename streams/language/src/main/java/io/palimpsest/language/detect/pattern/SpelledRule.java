package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/**
 * Numbers read out digit by digit: two zero two, five five five; double five oh one; eight 7 eight
 * 7. Three words in a row are enough, or two near a word that speaks of codes, or one of them
 * beside digits. Enough for a telephone number is one.
 *
 * <p>Only the first word of a row reads on, so that long rows take linear time.
 */
final class SpelledRule implements AtomRule {

  private static final int SHORTEST = 3;
  private static final int SHORTEST_CUED = 2;
  private static final int PHONE = 7;
  private static final int LONGEST_PHONE = 15;

  /** Groups of digits that may stand between two words, before the first or after the last. */
  private static final int MAX_GROUPS = 3;

  private static final int LONGEST_GROUP = 6;

  /** Signs between two parts: four-four, four/four, four... nine. */
  private static final String JOINTS = ",.-/+&";

  private static final int MAX_JOINTS = 3;

  private static final long CODES =
      Cue.NO_YEAR.bit()
          | Cue.PHONE.bit()
          | Cue.CARD.bit()
          | Cue.ACCOUNT.bit()
          | Cue.ID.bit()
          | Cue.ID_US.bit()
          | Cue.TOKEN.bit()
          | Cue.CODE_LEAD.bit();

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.continuesWord(i) || !isPart(atoms, i) || isContinued(atoms, i)) {
      return;
    }
    int first = firstDigits(atoms, i);
    int parts = 0;
    int digits = 0;
    int sure = 0;
    int groups = 0;
    int end = first;
    for (int at = first; at >= 0; at = next(atoms, at)) {
      boolean spelled = atoms.is(at, Cue.DIGIT);
      groups = spelled || at < i ? 0 : groups + 1;
      if (groups > MAX_GROUPS) {
        break;
      }
      parts++;
      digits += spelled ? 1 : atoms.length(at);
      sure += spelled && !isWeak(atoms, at) ? 1 : 0;
      end = at + 1;
    }
    if (isAge(atoms, i, end, parts, sure)) {
      found.add(EntityType.AGE, i, end, 0.7);
    } else if (isHouse(atoms, i, end, parts, sure)) {
      found.add(EntityType.STREET_ADDRESS, i, streetEnd(atoms, end), 0.7);
    } else if (isSeat(atoms, i, end, parts, sure)) {
      found.add(EntityType.NUMBER, i, end + 1, 0.7);
    } else if (isNumber(atoms, first, end, parts, sure)) {
      boolean phone = digits >= PHONE && digits <= LONGEST_PHONE;
      found.add(phone ? EntityType.PHONE : EntityType.NUMBER, first, end, 0.7);
    }
  }

  private static boolean isNumber(Atoms atoms, int first, int end, int parts, int sure) {
    // One alone beside digits is no digit: the one 2019 song.
    boolean one =
        end == first + 2
            && sure == 1
            && (atoms.isWord(first, "one") || atoms.isWord(end - 1, "one"));
    if (sure == 0 || parts < SHORTEST_CUED || one) {
      return false;
    }
    boolean enough = parts >= SHORTEST && sure >= SHORTEST_CUED;
    return enough
        || isShortYear(atoms, first, end)
        || atoms.hasCueBefore(first, SHORTEST, Cue.BIRTH.bit())
        || atoms.hasCueNear(first, end, CODES) && !atoms.is(end, Cue.SCALE);
  }

  /** Nineteen 87, twenty 04. */
  private static boolean isShortYear(Atoms atoms, int first, int end) {
    boolean century = atoms.isWord(first, "nineteen") || atoms.isWord(first, "twenty");
    return century && end == first + 2 && atoms.isDigits(first + 1) && atoms.length(first + 1) == 2;
  }

  /** I am forty-seven; she turned thirty two. */
  private static boolean isAge(Atoms atoms, int i, int end, int parts, int sure) {
    return parts == sure
        && (parts == 2 && isTens(atoms, i) || parts == 1 && (isTens(atoms, i) || isTeen(atoms, i)))
        && AgeRule.isSpelledAge(atoms, i, end);
  }

  /** Seat twelve B. */
  private static boolean isSeat(Atoms atoms, int i, int end, int parts, int sure) {
    return parts == 1
        && sure == 1
        && atoms.is(i - 1, Cue.CODE_LEAD)
        && atoms.isLetters(end)
        && atoms.length(end) == 1
        && !atoms.isWord(end, "i")
        && (atoms.isCapital(end) || !atoms.isWord(end, "a"))
        && !atoms.isGlued(end)
        && !(atoms.isGlued(end + 1) && atoms.isAlphanumeric(end + 1));
  }

  /** Ninety-nine Elm Street. */
  private static boolean isHouse(Atoms atoms, int i, int end, int parts, int sure) {
    return parts == sure && sure <= SHORTEST && streetEnd(atoms, end) > end;
  }

  private static int streetEnd(Atoms atoms, int end) {
    for (int at = end; at < end + SHORTEST && atoms.isCapital(at) && atoms.isNear(at); at++) {
      if (at > end && atoms.is(at, Cue.STREET_LAST)) {
        return at + 1;
      }
    }
    return end;
  }

  /** Twenty to ninety. */
  private static boolean isTens(Atoms atoms, int i) {
    return atoms.length(i) > 4 && endsIn(atoms, i, "ty");
  }

  private static boolean isTeen(Atoms atoms, int i) {
    return endsIn(atoms, i, "teen");
  }

  private static boolean endsIn(Atoms atoms, int i, String end) {
    return atoms.length(i) > end.length()
        && atoms.text().substring(atoms.end(i) - end.length(), atoms.end(i)).equalsIgnoreCase(end);
  }

  /** The next part of the row; -1 at its end. */
  private static int next(Atoms atoms, int at) {
    int next = at + 1;
    while (next <= at + MAX_JOINTS && atoms.isSignOf(next, JOINTS)) {
      next++;
    }
    return isPart(atoms, next) && isOneLine(atoms, at, next) ? next : -1;
  }

  /** Whether a row that began earlier reads on to here. */
  private static boolean isContinued(Atoms atoms, int i) {
    int before = previous(atoms, i);
    for (int groups = 0; groups < MAX_GROUPS && atoms.isDigits(before); groups++) {
      before = previous(atoms, before);
    }
    return before >= 0 && atoms.isLetters(before);
  }

  /** The row's digits before its first word: 2 zero zero 1. */
  private static int firstDigits(Atoms atoms, int i) {
    int first = i;
    for (int groups = 0; groups < MAX_GROUPS; groups++) {
      int before = previous(atoms, first);
      if (before < 0) {
        return first;
      }
      first = before;
    }
    return first;
  }

  private static int previous(Atoms atoms, int i) {
    int before = i - 1;
    while (before >= i - MAX_JOINTS && atoms.isSignOf(before, JOINTS)) {
      before--;
    }
    return isPart(atoms, before) && isOneLine(atoms, before, i) ? before : -1;
  }

  /** A word, or digits in between: five five five 01 four three. */
  private static boolean isPart(Atoms atoms, int i) {
    boolean digits = atoms.isDigits(i) && atoms.length(i) <= LONGEST_GROUP;
    return (digits || atoms.is(i, Cue.DIGIT))
        && !atoms.continuesWord(i)
        && !(atoms.isGlued(i + 1) && (atoms.isAlphanumeric(i + 1) || atoms.isSignOf(i + 1, "'%")));
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
