package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/**
 * Codes whose form says nothing: passports, driving licences, plates, accounts. A word near them
 * must say what they are.
 */
final class CuedCodeRule implements AtomRule {

  private static final double CONFIDENCE = 0.85;
  private static final long CUES =
      Cue.PASSPORT.bit() | Cue.LICENCE.bit() | Cue.PLATE.bit() | Cue.ACCOUNT.bit();
  private static final int LONGEST = 20;

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.continuesWord(i) || (atoms.isGlued(i) && atoms.isSignOf(i - 1, "-.,/:$€£+"))) {
      return;
    }
    if (atoms.isLetters(i) && (atoms.length(i) > 5 || !atoms.isUpper(i))) {
      return;
    }
    if (!atoms.hasCueNear(i, i + 1, CUES)) {
      return;
    }
    int end = dashedEnd(atoms, i);
    int digits = count(atoms, i, end, true);
    int letters = count(atoms, i, end, false);
    if (digits + letters > LONGEST || continues(atoms, end)) {
      return;
    }
    boolean plate = atoms.hasCueNear(i, end, Cue.PLATE.bit());
    if (digits >= 5
        && digits + letters >= 6
        && digits + letters <= 10
        && letters <= 3
        && atoms.hasCueNear(i, end, Cue.PASSPORT.bit())) {
      found.add(EntityType.PASSPORT, i, end, CONFIDENCE);
    }
    if (plate) {
      plate(atoms, i, found);
    } else if (digits >= 4
        && digits + letters >= 5
        && atoms.hasCueNear(i, end, Cue.LICENCE.bit())) {
      found.add(EntityType.DRIVING_LICENCE, i, end, CONFIDENCE);
    }
    if (letters == 0
        && digits >= 6
        && digits <= 17
        && atoms.hasCueNear(i, end, Cue.ACCOUNT.bit())) {
      found.add(EntityType.BANK_ACCOUNT, i, end, 0.8);
    }
  }

  /** Letters and digits with single dashes inside, in at most nine atoms. */
  private static int dashedEnd(Atoms atoms, int i) {
    int end = i + 1;
    while (end < i + 9) {
      if (atoms.isGlued(end) && atoms.isAlphanumeric(end)) {
        end++;
      } else if (atoms.isGlued(end)
          && atoms.isSign(end, '-')
          && atoms.isGlued(end + 1)
          && atoms.isAlphanumeric(end + 1)) {
        end += 2;
      } else {
        break;
      }
    }
    return end;
  }

  private static boolean continues(Atoms atoms, int end) {
    return atoms.isGlued(end)
        && (atoms.isAlphanumeric(end)
            || atoms.isSign(end, '%')
            || (atoms.isSignOf(end, ".,:/-") && atoms.isGlued(end + 1) && atoms.isDigits(end + 1)));
  }

  private static int count(Atoms atoms, int first, int end, boolean digits) {
    int count = 0;
    for (int i = first; i < end; i++) {
      if (digits ? atoms.isDigits(i) : atoms.isLetters(i)) {
        count += atoms.length(i);
      }
    }
    return count;
  }

  /** Up to eight capitals and digits, both present, in up to three pieces. */
  private static void plate(Atoms atoms, int first, Findings found) {
    int digits = 0;
    int letters = 0;
    int end = first;
    for (int i = first; i < first + 6; i++) {
      boolean joined = i == first || atoms.isNear(i);
      if (joined && atoms.isDigits(i)) {
        digits += atoms.length(i);
      } else if (joined && atoms.isLetters(i) && atoms.length(i) <= 4 && atoms.isUpper(i)) {
        letters += atoms.length(i);
      } else if (joined && i > first && atoms.isSign(i, '-') && atoms.isGlued(i + 1)) {
        continue;
      } else {
        break;
      }
      if (digits + letters > 8) {
        break;
      }
      end = i + 1;
    }
    int length =
        end == first ? 0 : count(atoms, first, end, true) + count(atoms, first, end, false);
    boolean mixed =
        end > first && count(atoms, first, end, true) > 0 && count(atoms, first, end, false) > 0;
    if (mixed && length >= 4 && !(atoms.isGlued(end) && atoms.isAlphanumeric(end))) {
      found.add(EntityType.VEHICLE, first, end, CONFIDENCE);
    }
  }
}
