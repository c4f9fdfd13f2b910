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
  private static final long CUES = Cue.UNIT.bit() | Cue.STREET_FIRST.bit();

  /** Whether {@link #at} may find something at a word; a glance at most words. */
  static boolean mayStart(Atoms atoms, int i) {
    return (atoms.cues(i) & CUES) != 0
        || atoms.isCapital(i)
        || atoms.length(i) >= 6 && (atoms.isDigits(i + 1) || atoms.isWord(i, "corner"));
  }

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
      corner(atoms, i, found);
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
    int from = first == i ? withOther(atoms, reader, i) : first;
    double confidence = first < i ? 0.8 : confidence(atoms, reader, from, i, end, tail);
    if (confidence > 0 && (first == i || reader.hasNumber())) {
      found.add(EntityType.STREET_ADDRESS, from, Math.max(end, tail.end(end)), confidence);
      return true;
    }
    return false;
  }

  /** Leon and Eyrarodda 66: of two streets that meet, the first; {@code i} without one. */
  private static int withOther(Atoms atoms, StreetReader street, int i) {
    if (!atoms.isWord(i - 1, "and") || !street.hasHouseAfter()) {
      return i;
    }
    int first = i - 1;
    while (first > i - 4 && atoms.isCapital(first - 1) && (first == i - 1 || atoms.isNear(first))) {
      first--;
    }
    boolean opens = atoms.gap(first) == Atoms.Gap.LINE;
    boolean cued = street.isTyped() ? opens : isCued(atoms, first) && isPlaced(atoms, first);
    return first < i - 1 && cued ? first : i;
  }

  private static boolean isCued(Atoms atoms, int i) {
    return atoms.hasCueBefore(i, CUE_WORDS, Cue.DWELLING.bit());
  }

  private static double confidence(
      Atoms atoms, StreetReader street, int from, int i, int end, AddressTail tail) {
    if (street.isTyped() && street.hasNumber()) {
      return 0.85;
    }
    boolean flat = tail.hasUnitAfter(end);
    boolean cued = isCued(atoms, from);
    if (street.hasNumbersOnBothSides()) {
      return flat || cued ? 0.8 : 0;
    }
    if (street.isNumberedName()) {
      boolean led = cued && isPlaced(atoms, i) && !atoms.isWord(i - 1, "of");
      led &= street.hasSeveralWords(); // 201 Broadway is a place on the map, too
      return flat ? 0.75 : led ? 0.65 : 0;
    }
    if (street.hasHouseAfter()) {
      boolean led = cued && isPlaced(atoms, from);
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
        || atoms.isWord(i - 1, "with")
        || atoms.isSign(i - 1, ':');
  }

  /** The corner of A and B: at most five words each. */
  private static void corner(Atoms atoms, int i, Findings found) {
    int at = nameEnd(atoms, i + 2, true);
    if (at == i + 2 || !(atoms.isWord(at, "and") || atoms.isSign(at, '&'))) {
      return;
    }
    int end = nameEnd(atoms, at + 1, false);
    if (end > at + 1) {
      int first = atoms.isWord(i - 1, "the") ? i - 1 : i;
      found.add(EntityType.STREET_ADDRESS, first, end, 0.75);
    }
  }

  private static int nameEnd(Atoms atoms, int i, boolean small) {
    int at = i;
    while (at < i + 6 && (at == i || atoms.isNear(at)) && isOfName(atoms, i, at, small)) {
      at++;
    }
    return at;
  }

  private static boolean isOfName(Atoms atoms, int first, int at, boolean small) {
    if (atoms.isSign(at, '.')) {
      boolean shortened = atoms.length(at - 1) <= 3 && (atoms.isNear(at + 1) || small);
      return at > first && atoms.isGlued(at) && shortened;
    }
    boolean known = atoms.is(at, Cue.STREET_LAST) || (small && !atoms.is(at, Cue.STOP));
    return atoms.isCapital(at)
        || atoms.isDigits(at)
        || atoms.is(at, Cue.PARTICLE)
        || (at > first && atoms.isLetters(at) && known);
  }
}
