package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import java.util.Locale;
import java.util.Set;

/** Addresses in words: name at host dot com, name [at] host [dot] com, host (dot) org. */
final class SpokenAddressRule implements AtomRule {

  private static final double CONFIDENCE = 0.95;

  private static final String BRACKETS = "[](){}<>_";

  private static final Set<String> DOMAINS =
      Set.of(
          ("com org net edu gov io co uk de fr es it pl nl se no fi dk ch at be eu ru us ca au in"
                  + " jp br info biz me app dev ai tv onion")
              .split(" "));

  private static final Set<String> PROVIDERS =
      Set.of(
          "gmail googlemail yahoo hotmail outlook icloud proton protonmail gmx aol live"
              .split(" "));

  /**
   * Looks from the word {@code dot} to both sides.
   *
   * @param i any atom of letters, or a sign with space on both sides
   */
  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.isWord(i, "dot") || atoms.isSign(i, '.')) {
      dot(atoms, i, found);
    } else if (atoms.isSign(i, '@')) {
      parted(atoms, i, found);
    } else if (atoms.isWord(i, "at") && isIn(atoms, after(atoms, i), PROVIDERS)) {
      int name = nameBefore(atoms, before(atoms, i));
      if (name >= 0 && !(atoms.isLetters(name) && KnownWords.has(atoms, name))) {
        found.add(EntityType.EMAIL, name, after(atoms, i) + 1, CONFIDENCE);
      }
    }
  }

  /** name @ host.example, with a host that has a stop in it; lunch @ noon has none. */
  private static void parted(Atoms atoms, int i, Findings found) {
    int name = nameBefore(atoms, i - 1);
    boolean host =
        atoms.isOpaque(i + 1)
            || atoms.isAlphanumeric(i + 1)
                && atoms.isSign(i + 2, '.')
                && atoms.isGlued(i + 2)
                && atoms.isGlued(i + 3)
                && atoms.isLetters(i + 3);
    if (name >= 0 && host) {
      int end = atoms.isOpaque(i + 1) ? i + 2 : i + 4;
      found.add(EntityType.EMAIL, name, end, CONFIDENCE);
    }
  }

  private static void dot(Atoms atoms, int i, Findings found) {
    int host = nameBefore(atoms, before(atoms, i));
    int domain = after(atoms, i);
    if (host < 0 || !isIn(atoms, domain, DOMAINS) || atoms.is(before(atoms, i), Cue.STOP)) {
      return;
    }
    int sign = before(atoms, host);
    boolean mail = atoms.isWord(sign, "at") || atoms.isSign(sign, '@');
    int name = mail ? nameBefore(atoms, before(atoms, sign)) : -1;
    if (name >= 0) {
      found.add(EntityType.EMAIL, name, domain + 1, CONFIDENCE);
    } else {
      found.add(EntityType.URL, host, domain + 1, CONFIDENCE);
    }
  }

  private static boolean isIn(Atoms atoms, int i, Set<String> words) {
    return atoms.isLetters(i)
        && words.contains(
            atoms.text().substring(atoms.start(i), atoms.end(i)).toLowerCase(Locale.ROOT));
  }

  /** The word or sign before, over one bracket. */
  private static int before(Atoms atoms, int i) {
    int at = atoms.isNear(i) && atoms.isSignOf(i - 1, BRACKETS) ? i - 1 : i;
    return atoms.isNear(at) ? at - 1 : -1;
  }

  private static int after(Atoms atoms, int i) {
    int at = atoms.isNear(i + 1) && atoms.isSignOf(i + 1, BRACKETS) ? i + 2 : i + 1;
    return atoms.isNear(at) ? at : -1;
  }

  /** Where the letters and digits begin that end with an atom; -1 if there are none. */
  private static int nameBefore(Atoms atoms, int last) {
    if (!atoms.isAlphanumeric(last)) {
      return -1;
    }
    int first = last;
    while (first > 0
        && last - first < 8
        && atoms.isGlued(first)
        && (atoms.isAlphanumeric(first - 1)
            || atoms.isSignOf(first - 1, "._-") && atoms.isAlphanumeric(first - 2))) {
      first--;
    }
    return atoms.isAlphanumeric(first) ? first : first + 1;
  }
}
