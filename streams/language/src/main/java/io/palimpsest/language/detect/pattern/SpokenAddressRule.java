package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import java.util.Locale;
import java.util.Set;

/**
 * Addresses in words: name at host dot com, name [at] host [dot] com, host (dot) org, and so in
 * other languages.
 */
final class SpokenAddressRule implements AtomRule {

  private static final double CONFIDENCE = 0.95;

  private static final String BRACKETS = "[](){}<>_-";

  private static final String FILE = "spoken-addresses.txt";

  private static final Set<String> AT = WordFile.set(FILE, "at");
  private static final Set<String> DOT_NOUNS = WordFile.set(FILE, "dot-noun");
  private static final Set<String> DOMAINS = WordFile.set(FILE, "domain");
  private static final Set<String> DOMAIN_WORDS = WordFile.set(FILE, "domain-word");
  private static final Set<String> PROVIDERS = WordFile.set(FILE, "provider");

  /**
   * Looks from the word {@code dot} to both sides.
   *
   * @param i a word for a stop or of two letters, or a sign with space on both sides
   */
  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.is(i, Cue.DOT) || atoms.isSign(i, '.')) {
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
    boolean mail = atoms.isSign(sign, '@') || isIn(atoms, sign, AT);
    int name = mail ? nameBefore(atoms, before(atoms, sign)) : -1;
    if (isIn(atoms, i, DOT_NOUNS) && (name < 0 || isIn(atoms, domain, DOMAIN_WORDS))) {
      return; // at this point in time
    }
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
