package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/**
 * A latitude and a longitude: 40.7128, -74.0060 or 40°26'46"N 79°58'56"W. Decimals need three
 * places (a hundred metres), or a word near, or both letters: shorter pairs are mostly no places.
 */
final class CoordinateRule implements AtomRule {

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.isGlued(i) && (atoms.isAlphanumeric(i - 1) || atoms.isSignOf(i - 1, ".,"))) {
      return;
    }
    if (atoms.isSign(i + 1, '.') && atoms.isGlued(i + 1)) {
      decimal(atoms, i, found);
    } else if (atoms.isSign(i + 1, '°')) {
      degrees(atoms, i, found);
    }
  }

  private static void decimal(Atoms atoms, int i, Findings found) {
    int first = atoms.isSignOf(i - 1, "-+") && atoms.isGlued(i) ? i - 1 : i;
    int latitudeEnd = decimalEnd(atoms, i, 90);
    if (latitudeEnd < 0) {
      return;
    }
    int at = afterLetter(atoms, latitudeEnd, "ns");
    boolean letters = at > latitudeEnd;
    at = atoms.isSignOf(at, ",;/") ? at + 1 : at;
    boolean worded = atoms.is(at, Cue.PLACE); // lat 48.85, lon 2.35
    at = worded ? at + 1 : at;
    at = atoms.isSignOf(at, ":=") ? at + 1 : at;
    at = atoms.isSignOf(at, "-+") ? at + 1 : at;
    int longitudeEnd = decimalEnd(atoms, at, 180);
    if (longitudeEnd < 0 || atoms.gap(at) == Atoms.Gap.LINE) {
      return;
    }
    int end = afterLetter(atoms, longitudeEnd, "ew");
    letters &= end > longitudeEnd;
    boolean precise = atoms.length(i + 2) >= 3 && atoms.length(at + 2) >= 3;
    boolean cued = worded || atoms.hasCueNear(first, end, Cue.PLACE.bit());
    if (precise || letters || cued) {
      found.add(EntityType.COORDINATES, first, end, cued || letters ? 0.9 : 0.8);
    }
  }

  /** After digits, point, digits of at most a bound; a degree sign may follow. */
  private static int decimalEnd(Atoms atoms, int i, int most) {
    boolean form =
        atoms.isNumber(i, 3, 0, most)
            && atoms.isSign(i + 1, '.')
            && atoms.isGlued(i + 1)
            && atoms.isGlued(i + 2)
            && atoms.isDigits(i + 2);
    if (!form || (atoms.isSign(i + 3, '.') && atoms.isGlued(i + 3) && atoms.isDigits(i + 4))) {
      return -1;
    }
    return atoms.isSign(i + 3, '°') ? i + 4 : i + 3;
  }

  private static int afterLetter(Atoms atoms, int at, String letters) {
    boolean one = atoms.isLetters(at) && atoms.length(at) == 1 && atoms.isNear(at);
    boolean fits =
        one && letters.indexOf(Character.toLowerCase(atoms.text().at(atoms.start(at)))) >= 0;
    return fits ? at + 1 : at;
  }

  private static void degrees(Atoms atoms, int i, Findings found) {
    int end = degreesEnd(atoms, i, 90, "ns");
    if (end < 0) {
      return;
    }
    int at = atoms.isSignOf(end, ",;") ? end + 1 : end;
    int both = degreesEnd(atoms, at, 180, "ewo");
    if (both > 0) {
      found.add(EntityType.COORDINATES, i, both, 0.9);
    }
  }

  private static int degreesEnd(Atoms atoms, int i, int most, String letters) {
    if (!atoms.isNumber(i, 3, 0, most) || !atoms.isSign(i + 1, '°')) {
      return -1;
    }
    int at = i + 2;
    if (atoms.isNumber(at, 2, 0, 59)) {
      at = afterFraction(atoms, at + 1);
      at = atoms.isSign(at, '\'') ? at + 1 : at;
      if (atoms.isNumber(at, 2, 0, 59)) {
        at = afterFraction(atoms, at + 1);
        while (atoms.isSignOf(at, "\"'") && at < i + 10) {
          at++;
        }
      }
    }
    int end = afterLetter(atoms, at, letters);
    return end > at ? end : -1;
  }

  private static int afterFraction(Atoms atoms, int at) {
    return atoms.isSign(at, '.') && atoms.isDigits(at + 1) ? at + 2 : at;
  }
}
