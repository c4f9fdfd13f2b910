package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import java.util.Locale;
import java.util.Set;

/**
 * Ordinary forms that are none, because a word before them says that a code, a seat or a door
 * follows: seat 3D, gate 5G, pin 9/11, room b4.
 *
 * <p>Asked at digits only. The word must stand right before, but for words such as <i>is</i>: a
 * code in H2O research is none.
 */
final class AnnouncedFormRule implements AtomRule {

  private static final int WORDS_BEFORE = 3;
  private static final Set<String> LINKS = WordFile.set("code-words.txt", "link");

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    int first = i;
    while (first > i - WORDS_BEFORE && atoms.isGlued(first) && isPart(atoms, first - 1)) {
      first--;
    }
    if (!isAnnounced(atoms, first)) {
      return;
    }
    int end = i + 1;
    while (atoms.isGlued(end) && end < i + 5 && isPart(atoms, end)) {
      end++;
    }
    while (atoms.sign(end - 1) != 0) {
      end--;
    }
    if (atoms.end(end - 1) - atoms.start(first) <= OrdinaryForms.LONGEST_WORD
        && isForm(atoms, first, end)) {
      found.add(EntityType.CODE, first, end, CodeWordRule.CONFIDENCE);
    }
  }

  private static boolean isPart(Atoms atoms, int i) {
    return atoms.isAlphanumeric(i) || atoms.isSignOf(i, "/-");
  }

  /** A word that is written with digits, or a number and one letter, which need be no unit. */
  private static boolean isForm(Atoms atoms, int first, int end) {
    boolean seat =
        end == first + 2 && atoms.isDigits(first) && atoms.length(first + 1) == 1
            || end == first + 2 && atoms.length(first) == 1;
    return seat
        || OrdinaryForms.isWord(atoms.text().substring(atoms.start(first), atoms.end(end - 1)));
  }

  private static boolean isAnnounced(Atoms atoms, int first) {
    int at = first - 1;
    for (int words = 0; words < WORDS_BEFORE; words++) {
      while (at > first - 2 * WORDS_BEFORE && atoms.isSignOf(at, ":#=\"'(")) {
        at--;
      }
      if (atoms.is(at, Cue.CODE_LEAD)) {
        return true;
      }
      if (!atoms.isLetters(at) || !isLink(atoms, at)) {
        return false;
      }
      at--;
    }
    return false;
  }

  private static boolean isLink(Atoms atoms, int i) {
    return LINKS.contains(
        atoms.text().substring(atoms.start(i), atoms.end(i)).toLowerCase(Locale.ROOT));
  }
}
