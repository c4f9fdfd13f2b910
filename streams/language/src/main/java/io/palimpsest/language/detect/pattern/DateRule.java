package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/**
 * Dates and times. A time that follows a date belongs to it, so that both are shifted or hidden
 * together; a weekday before a date too.
 */
final class DateRule implements AtomRule {

  private static final double WEEKDAY_ONLY = 0.55;

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    DateReader dates = new DateReader(atoms);
    if (atoms.is(i, Cue.WEEKDAY)) {
      weekday(atoms, dates, i, found);
      return;
    }
    TimeReader times = new TimeReader(atoms);
    int end = dates.read(i);
    if (end != DateReader.NONE) {
      double confidence = dates.confidence();
      found.add(EntityType.DATE, i, withTime(atoms, times, end), confidence);
      return;
    }
    int timeEnd = atoms.isDigits(i) ? times.read(i) : TimeReader.NONE;
    if (timeEnd != TimeReader.NONE) {
      found.add(EntityType.TIME, i, timeEnd, times.confidence());
    }
  }

  private static void weekday(Atoms atoms, DateReader dates, int i, Findings found) {
    int next = atoms.isSign(i + 1, ',') ? i + 2 : i + 1;
    int end = atoms.gap(next) == Atoms.Gap.LINE ? DateReader.NONE : dates.read(next);
    if (end == DateReader.NONE) {
      found.add(EntityType.DATE, i, i + 1, WEEKDAY_ONLY);
    } else {
      found.add(EntityType.DATE, i, end, dates.confidence());
    }
  }

  private static int withTime(Atoms atoms, TimeReader times, int end) {
    int at = end;
    boolean link =
        atoms.isSign(at, ',')
            || atoms.isWord(at, "at")
            || (atoms.isWord(at, "t") && atoms.isGlued(at));
    if (link) {
      at++;
    }
    int timeEnd = atoms.gap(at) == Atoms.Gap.LINE ? TimeReader.NONE : times.read(at);
    return timeEnd == TimeReader.NONE ? end : timeEnd;
  }
}
