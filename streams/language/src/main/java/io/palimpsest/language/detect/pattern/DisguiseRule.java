package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/**
 * Digits that do not look like one number: one by one ({@code 2 0 0 1}), parted by invisible
 * characters or on key caps, in circles, as Chinese numerals. What stands for a number is a number,
 * whole, so that no digit of it is replaced by itself alone.
 */
final class DisguiseRule implements AtomRule {

  private static final int SHORTEST = 4;
  private static final int SHORTEST_CUED = 3;
  private static final int FEWEST_SIGNS = 3;

  /** Chinese characters begin here. */
  private static final char CHINESE = 0x4E00;

  private static final String NUMERALS = "零一二三四五六七八九壹贰叁肆伍陆柒捌玖貳參陸兩两幺";

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.isDigits(i)) {
      parted(atoms, i, found);
      if (atoms.length(i) == 1) {
        oneByOne(atoms, i, found);
      }
    } else if (atoms.isLetters(i)) {
      chinese(atoms, i, found);
    } else {
      signs(atoms, i, found);
    }
  }

  /** Whether {@link #at} may find something in letters that start so. */
  static boolean mayStart(char letter) {
    return letter >= CHINESE && letter < 0xA000;
  }

  private static void parted(Atoms atoms, int i, Findings found) {
    FoldedText text = atoms.text();
    if (text.end(atoms.end(i)) - text.start(atoms.start(i)) > atoms.length(i)) {
      found.add(EntityType.NUMBER, i, i + 1, 0.6);
    }
  }

  /** Only the first digit of a row reads on; one that letters touch is in none: a1 2 3 4. */
  private static void oneByOne(Atoms atoms, int i, Findings found) {
    if (atoms.continuesWord(i) || previous(atoms, i) >= 0) {
      return;
    }
    int digits = 0;
    int end = i;
    for (int at = i; at >= 0; at = next(atoms, at)) {
      digits++;
      end = at + 1;
    }
    boolean enough =
        digits >= SHORTEST
            || (digits >= SHORTEST_CUED && atoms.hasCueNear(i, end, Cue.NO_YEAR.bit()));
    if (enough) {
      found.add(EntityType.NUMBER, i, end, 0.6);
    }
  }

  private static int next(Atoms atoms, int at) {
    int next = atoms.isSign(at + 1, '-') ? at + 2 : at + 1;
    return isOne(atoms, next) && isSpaced(atoms, at, next) ? next : -1;
  }

  private static int previous(Atoms atoms, int i) {
    int before = atoms.isSign(i - 1, '-') ? i - 2 : i - 1;
    boolean reads = isOne(atoms, before) && !atoms.continuesWord(before);
    return reads && isSpaced(atoms, before, i) ? before : -1;
  }

  private static boolean isOne(Atoms atoms, int i) {
    return atoms.isDigits(i) && atoms.length(i) == 1;
  }

  /** One space, or a dash with or without. */
  private static boolean isSpaced(Atoms atoms, int first, int second) {
    boolean dash = second > first + 1;
    return atoms.isNear(first + 1)
        && atoms.isNear(second)
        && (dash || atoms.gap(second) == Atoms.Gap.SPACE);
  }

  /** Circled, raised and other digits that no arithmetic knows. */
  private static void signs(Atoms atoms, int i, Findings found) {
    if (!isOther(atoms, i) || isOther(atoms, i - 1)) {
      return;
    }
    int end = i + 1;
    while (isOther(atoms, end) && atoms.isNear(end)) {
      end++;
    }
    if (end - i >= FEWEST_SIGNS) {
      found.add(EntityType.NUMBER, i, end, 0.6);
    }
  }

  private static boolean isOther(Atoms atoms, int i) {
    char sign = atoms.sign(i);
    return sign > 0x80 && Character.getType(sign) == Character.OTHER_NUMBER;
  }

  private static void chinese(Atoms atoms, int i, Findings found) {
    FoldedText text = atoms.text();
    int first = atoms.start(i);
    for (int at = first; at <= atoms.end(i); at++) {
      boolean digit = at < atoms.end(i) && NUMERALS.indexOf(text.at(at)) >= 0;
      if (!digit) {
        if (at - first >= FEWEST_SIGNS) {
          found.addCharacters(EntityType.NUMBER, first, at, 0.6);
        }
        first = at + 1;
      }
    }
  }
}
