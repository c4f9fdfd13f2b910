package io.palimpsest.language.detect.pattern;

import java.util.ArrayList;
import java.util.List;

/**
 * Digit groups that may be one telephone number: +44 (0)20 7946 0018, (555) 123-4567.
 *
 * @param first the first atom, a plus sign or bracket included
 * @param end the atom after the last group
 * @param dialled plus sign and digits, without a trunk zero in brackets
 * @param groups how many digits stand together
 * @param dated whether it reads as a date or an amount
 * @param bracket whether it opens with a bracket
 */
record PhoneChain(
    int first, int end, String dialled, List<Integer> groups, boolean dated, boolean bracket) {

  private static final int MAX_ATOMS = 24;

  /** Reads as far as one separator, or a bracket and a space, stands between groups. */
  static PhoneChain read(Atoms atoms, int first) {
    StringBuilder dialled = new StringBuilder();
    List<Integer> groups = new ArrayList<>();
    boolean slashes = false;
    boolean commas = false;
    int i = first;
    int end = first;
    if (atoms.isSign(i, '+')) {
      dialled.append('+');
      i++;
    }
    boolean bracket = atoms.isSign(i, '(');
    int gaps = 0;
    while (i < first + MAX_ATOMS && dialled.length() <= 20) {
      boolean near = i == first || atoms.isNear(i);
      if (!near) {
        break;
      }
      if (atoms.isDigits(i)) {
        if (atoms.length(i) > 15) {
          return none(first);
        }
        boolean trunk = dialled.length() > 1 && isTrunkZero(atoms, i);
        if (!trunk) {
          dialled.append(atoms.text().substring(atoms.start(i), atoms.end(i)));
          groups.add(atoms.length(i));
        }
        i++;
        end = i;
        gaps = 0;
        if (atoms.isGlued(i) && atoms.isLetters(i)) {
          return atoms.isWord(i, "x") || atoms.isWord(i, "ext")
              ? new PhoneChain(first, end, dialled.toString(), groups, slashes || commas, bracket)
              : none(first);
        }
      } else if (atoms.isSignOf(i, "-./()") && ++gaps <= 2) {
        if (atoms.isSign(i, ')') && end == i && isOpen(atoms, first, i)) {
          end = i + 1;
        }
        slashes |= atoms.isSign(i, '/') && groups.size() > 1;
        i++;
      } else {
        commas |=
            atoms.isSignOf(i, ",:%")
                && atoms.isGlued(i)
                && atoms.isGlued(i + 1)
                && atoms.isDigits(i + 1);
        break;
      }
    }
    return new PhoneChain(first, end, dialled.toString(), groups, slashes || commas, bracket);
  }

  private static PhoneChain none(int first) {
    return new PhoneChain(first, first + 1, "", List.of(), true, false);
  }

  private static boolean isTrunkZero(Atoms atoms, int i) {
    return atoms.length(i) == 1
        && atoms.isSign(i - 1, '(')
        && atoms.isSign(i + 1, ')')
        && atoms.text().at(atoms.start(i)) == '0';
  }

  private static boolean isOpen(Atoms atoms, int first, int i) {
    for (int at = i - 1; at >= first; at--) {
      if (atoms.isSign(at, '(')) {
        return true;
      }
    }
    return false;
  }

  /** Without the number: what a record prints by itself would leak it. */
  @Override
  public String toString() {
    return "PhoneChain[" + first + " to " + end + "]";
  }

  int digits() {
    return isPlus() ? dialled.length() - 1 : dialled.length();
  }

  private boolean isPlus() {
    return dialled.startsWith("+");
  }

  boolean isInternational() {
    return isPlus() || (dialled.startsWith("00") && digits() >= 11);
  }

  /** Dates, years in a row, social security numbers and addresses of computers are none. */
  boolean isNoPhone() {
    boolean social = groups.equals(List.of(3, 2, 4)) && !isInternational();
    boolean isoDate =
        groups.size() >= 3
            && groups.get(0) == 4
            && groups.subList(1, 3).equals(List.of(2, 2))
            && (groups.size() == 3 || dialled.startsWith("19") || dialled.startsWith("20"));
    boolean dayFirst = groups.equals(List.of(2, 2, 4)) && !dialled.startsWith("0");
    boolean thousands =
        groups.size() >= 2
            && groups.get(0) == 1
            && groups.stream().skip(1).allMatch(g -> g == 3)
            && !dialled.startsWith("1")
            && !isPlus();
    boolean cards = groups.size() >= 3 && groups.stream().allMatch(g -> g == 4);
    return dated || social || isoDate || dayFirst || thousands || cards;
  }

  /** Grouped as people group phone numbers of countries whose plan we know by heart. */
  boolean looksNational() {
    if (dialled.startsWith("0")) {
      boolean grouped = groups.size() > 1;
      return grouped ? digits() >= 9 && digits() <= 12 : digits() == 10 || digits() == 11;
    }
    boolean american =
        groups.equals(List.of(3, 3, 4))
            || groups.equals(List.of(1, 3, 3, 4))
            || (groups.equals(List.of(3, 7)) && bracket);
    boolean indian = groups.equals(List.of(5, 5));
    boolean brazilian = bracket && groups.size() == 3 && groups.get(0) == 2;
    return american || indian || brazilian;
  }
}
