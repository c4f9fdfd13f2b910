package io.palimpsest.language.detect.pattern;

/**
 * Telephone numbers with letters in them: 1-800-FLOWERS, 0800REALTOR, 555-TAXI beside a word such
 * as "call". Letters are dialled like digits, so they are the number.
 */
final class VanityPhone {

  private static final int MAX_ATOMS = 16;
  private static final int FEWEST = 7;
  private static final int MOST = 16;

  private final Atoms atoms;

  VanityPhone(Atoms atoms) {
    this.atoms = atoms;
  }

  /**
   * The atom after the number that starts at {@code i}, a plus sign included; {@code i} if none.
   */
  int end(int i) {
    int at = atoms.isSignOf(i, "+(") ? i + 1 : i;
    int prefix = prefix(at);
    boolean free = prefix > at;
    boolean sure = free && (prefix > at + 1 || atoms.length(at) == 4);
    if (!free && !(atoms.isNumber(at, 3, 200, 999) && atoms.length(at) == 3)) {
      return i;
    }
    return afterLetters(i, free ? prefix : at + 1, sure);
  }

  /** After 1-800, 888 or 0800: numbers that shops have. */
  private int prefix(int i) {
    if (atoms.length(i) == 4) {
      return isShopNumber(i) ? i + 1 : i;
    }
    int code = i;
    if (atoms.isNumber(i, 1, 1, 1)) {
      code = atoms.isSignOf(i + 1, "-.(") ? i + 2 : i + 1;
    }
    return isTollFree(code) && (code == i || atoms.isNear(code)) ? code + 1 : i;
  }

  /** 0800 in Europe, 1800 in Australia. */
  private boolean isShopNumber(int i) {
    return switch (atoms.number(i)) {
      case 300, 800, 808, 900, 1300, 1800 -> true;
      default -> false;
    };
  }

  private boolean isTollFree(int i) {
    return atoms.length(i) == 3
        && switch (atoms.number(i)) {
          case 800, 822, 833, 844, 855, 866, 877, 888, 900 -> true;
          default -> false;
        };
  }

  private int afterLetters(int first, int from, boolean sure) {
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
    boolean believed = sure ? upper || !spaced : upper && (cued || atoms.isSignOf(first, "+("));
    boolean fits = letters >= 2 && all >= FEWEST && all <= MOST;
    return fits && believed ? end : first;
  }

  private boolean endsSentence(int i) {
    return atoms.isSign(i, '.') && !atoms.isGlued(i + 1);
  }
}
