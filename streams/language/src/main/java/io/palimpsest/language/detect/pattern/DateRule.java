package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/**
 * Dates and times. A time that follows a date belongs to it, so that both are shifted or hidden
 * together; a weekday beside a date too.
 */
final class DateRule implements AtomRule {

  private static final double WEEKDAY_ONLY = 0.55;

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.is(i, Cue.WEEKDAY)) {
      found.add(EntityType.DATE, i, i + 1, WEEKDAY_ONLY); // the longer one wins beside a date
      return;
    }
    DateReader dates = new DateReader(atoms);
    TimeReader times = new TimeReader(atoms);
    int end = dates.read(i);
    if (end != DateReader.NONE) {
      date(atoms, i, end, dates, found);
      return;
    }
    int timeEnd = atoms.isDigits(i) ? times.read(i) : TimeReader.NONE;
    if (timeEnd != TimeReader.NONE) {
      found.add(EntityType.TIME, i, timeEnd, times.confidence());
    }
  }

  private static void date(Atoms atoms, int i, int end, DateReader date, Findings found) {
    WeekdayReader weekdays = new WeekdayReader(atoms);
    TimeReader times = new TimeReader(atoms);
    int first = date.namesDay() ? weekdays.before(i) : i;
    boolean open = date.namesDay() && first == i; // one name is enough
    int dayEnd = open ? weekdays.behind(end) : end;
    int timeEnd = withTime(atoms, times, dayEnd);
    int last = open && dayEnd == end ? weekdays.behind(timeEnd) : timeEnd;
    found.add(EntityType.DATE, first, last, date.confidence());
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
