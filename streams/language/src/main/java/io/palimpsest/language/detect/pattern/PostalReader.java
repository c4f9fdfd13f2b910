package io.palimpsest.language.detect.pattern;

/** Reads a postal code of one of the usual forms. */
final class PostalReader {

  private PostalReader() {}

  /** The atom after the code at {@code i}; {@code i} when there is none. */
  static int end(Atoms atoms, int i) {
    if (atoms.isDigits(i) && !atoms.continuesWord(i)) {
      return digitsEnd(atoms, i);
    }
    return lettersEnd(atoms, i);
  }

  /** 1234, 12345, 123456, 12345-6789, 75534-030, 1234 AB, 123 45. */
  private static int digitsEnd(Atoms atoms, int i) {
    int length = atoms.length(i);
    int end = i + 1;
    if (length == 3) {
      boolean swedish =
          atoms.length(end) == 2 && atoms.isDigits(end) && atoms.gap(end) == Atoms.Gap.SPACE;
      return swedish && isFree(atoms, end + 1) && !atoms.isDigits(end + 1) ? end + 1 : i;
    }
    if (length == 2 && isDashed(atoms, end, 3, 3)) {
      return isFree(atoms, end + 2) ? end + 2 : i;
    }
    if (length < 4 || length > 6) {
      return i;
    }
    if (length == 5 && isDashed(atoms, end, 3, 4)) {
      return isFree(atoms, end + 2) ? end + 2 : i;
    }
    boolean dutch =
        length == 4 && atoms.isNear(end) && atoms.isUpper(end) && atoms.length(end) == 2;
    if (dutch && isFree(atoms, end + 1)) {
      return end + 1;
    }
    return isFree(atoms, end) ? end : i;
  }

  /** 123 45 the other way round, 12 345: only where a code must be, since it is a thousand too. */
  static int spacedEnd(Atoms atoms, int i) {
    boolean slovak =
        atoms.isDigits(i)
            && atoms.length(i) == 2
            && !atoms.continuesWord(i)
            && atoms.isDigits(i + 1)
            && atoms.length(i + 1) == 3
            && atoms.gap(i + 1) == Atoms.Gap.SPACE;
    return slovak && isFree(atoms, i + 2) && !atoms.isDigits(i + 2) ? i + 2 : end(atoms, i);
  }

  private static boolean isDashed(Atoms atoms, int sign, int least, int most) {
    return atoms.isSign(sign, '-')
        && atoms.isGlued(sign)
        && atoms.isGlued(sign + 1)
        && atoms.isDigits(sign + 1)
        && atoms.length(sign + 1) >= least
        && atoms.length(sign + 1) <= most;
  }

  private static boolean isFree(Atoms atoms, int end) {
    if (!atoms.isGlued(end)) {
      return true;
    }
    return !atoms.isAlphanumeric(end)
        && !(atoms.isSignOf(end, "-.,:/") && atoms.isGlued(end + 1) && atoms.isDigits(end + 1));
  }

  /** SW1A 1AA, M1 1AE, K1A 0B1: letters and digits in an order that little else has. */
  static int lettersEnd(Atoms atoms, int i) {
    if (!atoms.isLetters(i) || atoms.length(i) > 2 || atoms.continuesWord(i) || !atoms.isUpper(i)) {
      return i;
    }
    int at = i + 1;
    if (!isGluedDigits(atoms, at, 2)) {
      return i;
    }
    boolean letterAfter = atoms.isGlued(at + 1) && atoms.isLetters(at + 1);
    if (letterAfter && (atoms.length(at + 1) != 1 || !atoms.isUpper(at + 1))) {
      return i;
    }
    at = letterAfter ? at + 2 : at + 1;
    boolean inward = atoms.isDigits(at) && atoms.length(at) == 1 && atoms.isNear(at);
    if (!inward || !atoms.isGlued(at + 1) || !atoms.isUpper(at + 1)) {
      return i;
    }
    boolean british = atoms.length(at + 1) == 2 && isFree(atoms, at + 2);
    boolean canadian =
        letterAfter
            && atoms.length(i) == 1
            && atoms.length(at + 1) == 1
            && isGluedDigits(atoms, at + 2, 1)
            && isFree(atoms, at + 3);
    if (british) {
      return at + 2;
    }
    return canadian ? at + 3 : i;
  }

  private static boolean isGluedDigits(Atoms atoms, int i, int most) {
    return atoms.isDigits(i) && atoms.isGlued(i) && atoms.length(i) <= most;
  }
}
