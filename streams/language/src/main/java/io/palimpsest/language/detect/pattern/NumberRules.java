package io.palimpsest.language.detect.pattern;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * All {@link NumberRule}s behind one look-up by form, so that a number of no known form costs next
 * to nothing.
 */
final class NumberRules implements AtomRule {

  private static final List<NumberRule> RULES =
      Stream.of(BankNumbers.rules(), NationalIds.rules()).flatMap(List::stream).toList();

  private final Map<Long, List<NumberRule>> byForm = new HashMap<>();

  /** By the form of the first run alone: whether some rule starts with it. */
  private final boolean[] firstRuns = new boolean[2 * (NumberForm.MAX_LENGTH + 1)];

  NumberRules() {
    for (NumberRule rule : RULES) {
      for (String form : rule.forms()) {
        byForm.computeIfAbsent(NumberForm.of(form), key -> new ArrayList<>()).add(rule);
        firstRuns[(int) NumberForm.of(firstRun(form))] = true;
      }
    }
  }

  private static String firstRun(String form) {
    int end = 1;
    while (end < form.length() && form.charAt(end) == form.charAt(0)) {
      end++;
    }
    return form.substring(0, end);
  }

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.length(i) > NumberForm.MAX_LENGTH) {
      return;
    }
    long form = run(NumberForm.EMPTY, atoms, 0, i);
    if (!firstRuns[(int) form] || isInsideNumber(atoms, i)) {
      return;
    }
    int last = i;
    for (int runs = 1; ; runs++) {
      List<NumberRule> rules = byForm.getOrDefault(form, List.of());
      if (!rules.isEmpty() && isComplete(atoms, last + 1)) {
        judge(rules, atoms, i, last + 1, found);
      }
      int next = atoms.isGlued(last + 1) && atoms.isSignOf(last + 1, "-./") ? last + 2 : last + 1;
      int separator = separator(atoms, last, next);
      if (runs == NumberForm.MAX_RUNS || separator < 0 || !atoms.isAlphanumeric(next)) {
        return;
      }
      if (atoms.length(next) > NumberForm.MAX_LENGTH) {
        return;
      }
      form = run(form, atoms, separator, next);
      last = next;
    }
  }

  private static long run(long form, Atoms atoms, int separator, int i) {
    return NumberForm.plus(form, separator, atoms.isLetters(i), atoms.length(i));
  }

  private static int separator(Atoms atoms, int last, int next) {
    if (next == last + 2) {
      return atoms.isGlued(next) ? NumberForm.separator(atoms.sign(last + 1)) : -1;
    }
    return switch (atoms.gap(next)) {
      case GLUED -> 0;
      case SPACE -> NumberForm.separator(' ');
      default -> -1;
    };
  }

  /** Whether this is the tail of something longer: 5-460-89-9847, 1.460, +1 460, $460. */
  private static boolean isInsideNumber(Atoms atoms, int i) {
    if (atoms.continuesWord(i)) {
      return true;
    }
    if (!atoms.isGlued(i)) {
      return false;
    }
    boolean joined = atoms.isSignOf(i - 1, "-./,:") && atoms.isGlued(i - 1);
    return (joined && atoms.isAlphanumeric(i - 2)) || atoms.isSignOf(i - 1, "+$€£¥%");
  }

  /** Whether nothing hangs on to the end: 460-89-9847-5, 4111.11, 460x. */
  private static boolean isComplete(Atoms atoms, int end) {
    if (!atoms.isGlued(end)) {
      return true;
    }
    if (atoms.isAlphanumeric(end) || atoms.isSignOf(end, "_%")) {
      return false;
    }
    return !(atoms.isSignOf(end, "-./,:") && atoms.isGlued(end + 1) && atoms.isDigits(end + 1));
  }

  private static void judge(
      List<NumberRule> rules, Atoms atoms, int first, int end, Findings found) {
    String compact = compact(atoms, first, end);
    if (compact.isEmpty()) {
      return;
    }
    for (NumberRule rule : rules) {
      boolean cued = atoms.hasCueNear(first, end, rule.cues());
      double confidence = cued ? rule.cued() : rule.alone();
      if (confidence > 0 && rule.check().accepts(compact)) {
        found.add(rule.type(), first, end, confidence);
      }
    }
  }

  /** Letters and digits alone, in upper case; empty when a letter is not ASCII. */
  private static String compact(Atoms atoms, int first, int end) {
    StringBuilder compact = new StringBuilder();
    for (int i = first; i < end; i++) {
      for (int at = atoms.start(i); atoms.isAlphanumeric(i) && at < atoms.end(i); at++) {
        char c = atoms.text().at(at);
        if (c >= 0x80) {
          return "";
        }
        compact.append(Character.toUpperCase(c));
      }
    }
    return compact.toString();
  }
}
