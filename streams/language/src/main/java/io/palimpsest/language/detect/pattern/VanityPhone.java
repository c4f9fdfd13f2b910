package io.palimpsest.language.detect.pattern;

/**
 * Telephone numbers with letters in them: 1-800-FLOWERS, 0800REALTOR, 555-TAXI beside a word such
 * as "call". Letters are dialled like digits, so they are the number.
 */
final class VanityPhone {

  private static final int MAX_ATOMS = 16;
  private static final int FEWEST = 7;
  private static final int MOST = 16;

  /** With an area code. */
  private static final int WHOLE = 10;

  private final Atoms atoms;

  VanityPhone(Atoms atoms) {
    this.atoms = atoms;
  }

  /**
   * The atom after the number that starts at {@code i}, a plus sign included; {@code i} if none.
   */
  int end(int i) {
    int at = atoms.isSignOf(i, "+(") ? i + 1 : i;
    int prefix = prefix(at, atoms.isSign(i, '+') ? 3 : 1);
    boolean free = prefix > at;
    boolean sure = free && (prefix > at + 1 || isEuropean(at));
    if (!free && !(atoms.isNumber(at, 3, 200, 999) && atoms.length(at) == 3)) {
      return i;
    }
    return afterLetters(i, free ? prefix : at + 1, free, sure);
  }

  /** After 1-800, 888, +44 800 or 0800: numbers that shops have. */
  private int prefix(int i, int countryDigits) {
    if (atoms.length(i) == 4) {
      boolean glued = atoms.isGlued(i + 1) && isTollFreeCode(atoms.number(i) - 1000);
      return isEuropean(i) || isAustralian(i) || glued ? i + 1 : i;
    }
    int code = i;
    if (atoms.isNumber(i, 1, 1, 1) || (countryDigits > 1 && atoms.isNumber(i, 3, 1, 799))) {
      code = atoms.isSignOf(i + 1, "-.(") ? i + 2 : i + 1;
    }
    return isTollFree(code) && (code == i || atoms.isNear(code)) ? code + 1 : i;
  }

  /** 0800. */
  private boolean isEuropean(int i) {
    int number = atoms.length(i) == 4 ? atoms.number(i) : -1;
    return number == 300 || number == 800 || number == 808 || number == 900;
  }

  private boolean isAustralian(int i) {
    return atoms.number(i) == 1300 || atoms.number(i) == 1800;
  }

  private boolean isTollFree(int i) {
    return atoms.length(i) == 3 && isTollFreeCode(atoms.number(i));
  }

  private static boolean isTollFreeCode(int code) {
    return switch (code) {
      case 800, 822, 833, 844, 855, 866, 877, 888, 900 -> true;
      default -> false;
    };
  }

  private int afterLetters(int first, int from, boolean free, boolean sure) {
    int count = 0;
    int letters = 0;
    int end = first;
    boolean upper = true;
    boolean spaced = false;
    int at = from;
    while (at < from + MAX_ATOMS && atoms.isNear(at)) {
      if (atoms.isAlphanumeric(at)) {
        boolean space = atoms.gap(at) == Atoms.Gap.SPACE;
        if (space && (!atoms.isUpper(at) || atoms.length(at) < 2) && !atoms.isDigits(at)) {
          break;
        }
        spaced |= space;
        count += atoms.length(at);
        letters += atoms.isLetters(at) ? atoms.length(at) : 0;
        upper &= atoms.isDigits(at) || atoms.isUpper(at);
        end = at + 1;
      } else if (!atoms.isSignOf(at, "-.)") || endsSentence(at)) {
        break;
      }
      at++;
    }
    int all = count + 3;
    boolean cued = atoms.hasCueNear(first, end, Cue.PHONE.bit());
    boolean whole = free && all >= WHOLE && !(spaced && atoms.length(from - 1) == 3);
    boolean believed = upper && (sure || cued || whole || atoms.isSignOf(first, "+("));
    believed |= sure && !spaced;
    boolean fits = letters >= 2 && all >= FEWEST && all <= MOST;
    return fits && believed ? end : first;
  }

  private boolean endsSentence(int i) {
    return atoms.isSign(i, '.') && !atoms.isGlued(i + 1);
  }
}
