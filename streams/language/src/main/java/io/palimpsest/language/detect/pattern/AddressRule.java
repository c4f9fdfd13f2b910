package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/**
 * Street addresses: a street with what follows it.
 *
 * <p>Words that name a street ("Street", "rue", "...straat") with a number are enough. Capitals and
 * a number alone ("Pagari 18") look like much else, so they need a flat behind them or a word such
 * as "address" or "lives" before.
 */
final class AddressRule implements AtomRule {

  private static final int CUE_WORDS = 5;

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.continuesWord(i) || (atoms.isGlued(i) && atoms.isSignOf(i - 1, "-.,:$€£+#_/"))) {
      return;
    }
    if (atoms.isDigits(i)) {
      boolean ahead = atoms.length(i) <= 5 && atoms.isLetters(i + 1);
      if ((ahead || isTwoNumbers(atoms, i)) && !isUnitBefore(atoms, i)) {
        street(atoms, i, i, found);
      }
    } else if (atoms.is(i, Cue.UNIT)) {
      unit(atoms, i, found);
    } else if (atoms.isWord(i, "corner") && atoms.isWord(i + 1, "of")) {
      corner(atoms, i + 2, found);
    } else if (mayStartStreet(atoms, i)) {
      street(atoms, i, i, found);
    }
  }

  /** A flat alone, or before its street. */
  private static void unit(Atoms atoms, int i, Findings found) {
    int end = new AddressTail(atoms).unitEnd(i);
    if (end > i && !(atoms.isNear(end) && street(atoms, i, end, found))) {
      boolean home = !atoms.is(i, Cue.ROOM);
      if (home) {
        found.add(EntityType.STREET_ADDRESS, i, end, 0.7);
      }
    }
  }

  private static boolean isUnitBefore(Atoms atoms, int i) {
    return atoms.is(i - 1, Cue.UNIT) || (atoms.isSign(i - 1, '.') && atoms.is(i - 2, Cue.UNIT));
  }

  private static boolean isTwoNumbers(Atoms atoms, int i) {
    return atoms.length(i) <= 5
        && atoms.isDigits(i + 1)
        && atoms.gap(i + 1) == Atoms.Gap.SPACE
        && atoms.length(i + 1) <= 5
        && atoms.isLetters(i + 2);
  }

  /** The first of a row of capitals, or a word such as "rue". */
  private static boolean mayStartStreet(Atoms atoms, int i) {
    if (atoms.is(i, Cue.STREET_FIRST)) {
      return true;
    }
    boolean row = atoms.isCapital(i - 1) && atoms.isNear(i) && !atoms.is(i - 1, Cue.STOP);
    return (atoms.isCapital(i) && !row) || (atoms.length(i) >= 7 && atoms.isDigits(i + 1));
  }

  private static boolean street(Atoms atoms, int first, int i, Findings found) {
    StreetReader reader = new StreetReader(atoms);
    int end = reader.read(i);
    if (end == StreetReader.NONE || end <= i) {
      return false;
    }
    AddressTail tail = new AddressTail(atoms);
    double confidence = first < i ? 0.8 : confidence(atoms, reader, i, end, tail);
    if (confidence > 0 && (first == i || reader.hasNumber())) {
      found.add(EntityType.STREET_ADDRESS, first, Math.max(end, tail.end(end)), confidence);
      return true;
    }
    return false;
  }

  private static double confidence(
      Atoms atoms, StreetReader street, int i, int end, AddressTail tail) {
    if (street.isTyped() && street.hasNumber()) {
      return 0.85;
    }
    boolean flat = tail.hasUnitAfter(end);
    boolean cued = atoms.hasCueBefore(i, CUE_WORDS, Cue.DWELLING.bit());
    if (street.hasNumbersOnBothSides()) {
      return flat || cued ? 0.8 : 0;
    }
    if (street.hasHouseAfter()) {
      boolean led = cued && isPlaced(atoms, i);
      return flat ? 0.75 : led ? 0.65 : 0;
    }
    boolean named = street.isTyped() && !atoms.isDigits(i) && atoms.isCapital(i) && end > i + 1;
    return named && isSureLast(atoms, end) && isPlaced(atoms, i) ? 0.55 : 0;
  }

  private static boolean isSureLast(Atoms atoms, int end) {
    int last = atoms.isSign(end - 1, '.') ? end - 2 : end - 1;
    return atoms.is(last, Cue.STREET_SURE) && atoms.isCapital(last);
  }

  /** After "on", "at", "to", "in", "is", "of" or a colon. */
  private static boolean isPlaced(Atoms atoms, int i) {
    return atoms.isWord(i - 1, "on")
        || atoms.isWord(i - 1, "at")
        || atoms.isWord(i - 1, "to")
        || atoms.isWord(i - 1, "in")
        || atoms.isWord(i - 1, "is")
        || atoms.isWord(i - 1, "of")
        || atoms.isSign(i - 1, ':');
  }

  /** The corner of A and B: at most five words each. */
  private static void corner(Atoms atoms, int i, Findings found) {
    int at = nameEnd(atoms, i);
    if (at == i || !(atoms.isWord(at, "and") || atoms.isSign(at, '&'))) {
      return;
    }
    int end = nameEnd(atoms, at + 1);
    if (end > at + 1) {
      found.add(EntityType.STREET_ADDRESS, i, end, 0.75);
    }
  }

  private static int nameEnd(Atoms atoms, int i) {
    int at = i;
    while (at < i + 6
        && (at == i || atoms.isNear(at))
        && (atoms.isCapital(at)
            || atoms.isDigits(at)
            || atoms.is(at, Cue.PARTICLE)
            || (at > i && atoms.is(at, Cue.STREET_LAST))
            || (at > i
                && atoms.isSign(at, '.')
                && atoms.isGlued(at)
                && atoms.isNear(at + 1)
                && atoms.length(at - 1) <= 3))) {
      at++;
    }
    return at;
  }
}
