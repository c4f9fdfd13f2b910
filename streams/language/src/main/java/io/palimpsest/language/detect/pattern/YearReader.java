package io.palimpsest.language.detect.pattern;

/**
 * Reads a bare year: 1987, 1980s, 2013-14. Four digits are a year only where the words around say
 * so; everywhere else, and near a word that speaks of codes or counts ({@link Cue#NO_YEAR}), they
 * are a number like any other, since a PIN that is taken for a year would keep most of its digits.
 */
final class YearReader {

  static final int NONE = -1;

  private static final int FIRST = 1800;
  private static final int LAST = 2099;

  /** How far a word that speaks of codes reaches, in words of the same sentence. */
  private static final int WORDS_BEFORE = 8;

  private static final int WORDS_AFTER = 5;
  private static final int ATOMS_AROUND = 24;

  /** A word that speaks of a birth may stand this many words before the year. */
  private static final int BIRTH_WORDS = 4;

  /** In 1994, 1995, 1996 and 1997: each is a year because the one before is. */
  private static final int MAX_CHAIN = 3;

  private final Atoms atoms;

  YearReader(Atoms atoms) {
    this.atoms = atoms;
  }

  /** The atom after the year that starts at {@code i}, or {@link #NONE}. */
  int read(int i) {
    if (atoms.length(i) == 2) {
      return shortYear(i);
    }
    if (!isYear(i) || isInsideNumber(i)) {
      return NONE;
    }
    int end = end(i);
    if (end == NONE || isNearCode(i, end)) {
      return NONE;
    }
    return end > i + 1 || isPlain(i, MAX_CHAIN) ? end : NONE;
  }

  private boolean isYear(int i) {
    return atoms.length(i) == 4 && atoms.isNumber(i, 4, FIRST, LAST);
  }

  /** Class of '04, in '87; the 80s, '80s, mid-90s. */
  private int shortYear(int i) {
    boolean apostrophe = atoms.isSign(i - 1, '\'') && atoms.isGlued(i) && !atoms.isGlued(i - 1);
    int before = apostrophe ? i - 2 : i - 1;
    int end = i + 1;
    if (atoms.isGlued(end) && atoms.isWord(end, "s")) {
      before = atoms.isSign(before, '-') ? before - 1 : before;
      boolean led = apostrophe || atoms.isWord(before, "the") || atoms.is(before, Cue.YEAR_LEAD);
      boolean decade = atoms.number(i) % 10 == 0 && atoms.number(i) != 10;
      return led && decade && !atoms.isGlued(end + 1) && !isNearCode(i, end + 1) ? end + 1 : NONE;
    }
    boolean led = atoms.is(before, Cue.YEAR_LEAD) || isLedByOf(before);
    boolean free = !(atoms.isGlued(end) && atoms.isAlphanumeric(end));
    return apostrophe && led && free && !isNearCode(i, end) ? end : NONE;
  }

  private boolean isInsideNumber(int i) {
    if (!atoms.isGlued(i)) {
      return atoms.is(i - 1, Cue.CURRENCY);
    }
    boolean joined =
        atoms.isAlphanumeric(i - 1)
            || (atoms.isSignOf(i - 1, "/.-,:") && atoms.isGlued(i - 1) && atoms.isDigits(i - 2));
    boolean range = atoms.isSignOf(i - 1, "-/") && isYear(i - 2);
    return (joined && !range) || atoms.isSignOf(i - 1, "$€£#+_&=");
  }

  /** The atom after the year, its s or its second year; {@link #NONE} inside a longer number. */
  private int end(int i) {
    int end = i + 1;
    if (!atoms.isGlued(end)) {
      return atoms.is(end, Cue.CURRENCY) ? NONE : end;
    }
    if (atoms.isWord(end, "s")) {
      return end + 1;
    }
    if (atoms.isAlphanumeric(end) || atoms.isSignOf(end, "%€£$_:#*=+")) {
      return NONE;
    }
    boolean joined =
        atoms.isSignOf(end, ".,/-") && atoms.isGlued(end + 1) && atoms.isDigits(end + 1);
    if (!joined) {
      return end;
    }
    boolean free =
        !atoms.isGlued(end + 2)
            || !(atoms.isAlphanumeric(end + 2) || atoms.isSignOf(end + 2, "-/%"));
    if (atoms.isSignOf(end, "-/") && isNextYear(i, end + 1) && free) {
      return end + 2;
    }
    return atoms.isSignOf(end, "-/") && isLater(i, end + 1) && free ? end : NONE;
  }

  /** 2013-14, 1990-95, 1999-00. */
  private boolean isNextYear(int i, int next) {
    int first = atoms.number(i) % 100;
    boolean later = atoms.number(next) > first || atoms.number(next) == (first + 1) % 100;
    return atoms.length(next) == 2 && later;
  }

  private boolean isLater(int i, int other) {
    return isYear(other) && atoms.number(other) > atoms.number(i);
  }

  private boolean isPlain(int i, int chain) {
    int end = i + 1;
    if (isLedByOf(i - 1)) {
      return true;
    }
    if (isCounted(end)) {
      return false;
    }
    return isLed(i)
        || isFollowed(i, end)
        || isInBrackets(i, end)
        || isRange(i, end)
        || isAttribute(i, end)
        || (chain > 0 && isChained(i, chain));
  }

  /** 2000 people, 2000 words; also of a range, 1900 to 2000 calories. */
  private boolean isCounted(int end) {
    boolean range = isRangeWord(end) && atoms.isDigits(end + 1);
    int at = range ? end + 2 : end;
    if (!atoms.isLetters(at) || atoms.isCapital(at) || atoms.is(at, Cue.YEAR_TAIL)) {
      return false;
    }
    boolean unit =
        atoms.is(at, Cue.CURRENCY)
            || atoms.is(at, Cue.SCALE)
            || atoms.is(at, Cue.YEARS)
            || atoms.isWord(at, "people")
            || atoms.isWord(at, "percent")
            || atoms.isWord(at, "km")
            || atoms.isWord(at, "men")
            || atoms.isWord(at, "women")
            || atoms.isWord(at, "children");
    return unit || (atoms.length(at) > 4 && atoms.text().at(atoms.end(at) - 1) == 's');
  }

  private boolean isLed(int i) {
    if (atoms.hasCueBefore(i, BIRTH_WORDS, Cue.BIRTH.bit())) {
      return true;
    }
    int before = i - 1;
    if (atoms.isSign(before, '.')) {
      boolean shortened =
          atoms.isWord(before - 1, "b")
              || atoms.isWord(before - 1, "ur")
              || atoms.isWord(before - 1, "est");
      return (shortened || atoms.is(before - 1, Cue.YEAR_LEAD)) && atoms.isGlued(before);
    }
    if (atoms.isSign(before, '*')) {
      return !atoms.isGlued(before) || !atoms.isAlphanumeric(before - 1);
    }
    boolean spelled = atoms.isSign(before, ')') && atoms.isWord(before - 1, "c");
    if (spelled || atoms.isSignOf(before, "©†‘")) {
      return true;
    }
    before = atoms.isSignOf(before, "-'") ? before - 1 : before; // mid-2019, l'été, '
    boolean to = atoms.isWord(before, "to");
    return to
        ? atoms.isWord(before - 1, "prior") || atoms.isWord(before - 1, "back")
        : atoms.is(before, Cue.YEAR_LEAD) && !atoms.isWord(before - 1, "put"); // put in 1984
  }

  /** Class of, summer of, elections of, the Act of. */
  private boolean isLedByOf(int i) {
    long nouns = Cue.YEAR_LEAD.bit() | Cue.YEAR_TAIL.bit() | Cue.MONTH.bit();
    boolean of =
        atoms.isWord(i, "of")
            || atoms.isWord(i, "de")
            || atoms.isWord(i, "del")
            || atoms.isWord(i, "von");
    return of
        && (atoms.isWord(i - 1, "as")
            || (atoms.cues(i - 1) & nouns) != 0
            || atoms.isCapital(i - 1));
  }

  /** 2018 elections, 2004 May, 1994-present, 2002's. */
  private boolean isFollowed(int i, int end) {
    if (atoms.isSign(end, '-')) {
      return atoms.isWord(end + 1, "present")
          || atoms.isWord(end + 1, "now")
          || atoms.isWord(end + 1, "today")
          || atoms.isWord(end + 1, "heute");
    }
    boolean month = atoms.is(end, Cue.MONTH) && atoms.isCapital(end);
    boolean genitive = atoms.isSign(end, '\'') && atoms.isGlued(end) && atoms.isWord(end + 1, "s");
    return month
        || (genitive && atoms.isGlued(end + 1))
        || (atoms.is(end, Cue.YEAR_TAIL) && atoms.gap(end) != Atoms.Gap.LINE);
  }

  private boolean isInBrackets(int i, int end) {
    boolean opens = atoms.isSign(i - 1, '(') || (atoms.isSign(i - 1, '[') && atoms.isGlued(i));
    return opens && atoms.isSignOf(end, "),;]");
  }

  private boolean isRange(int i, int end) {
    int dash = end;
    while (dash < end + 2 && atoms.isSignOf(dash, "-/")) {
      dash++;
    }
    if (dash > end || isRangeWord(end)) {
      return isLater(i, dash > end ? dash : end + 1);
    }
    int before = i - 1;
    while (before > i - 3 && atoms.isSignOf(before, "-/")) {
      before--;
    }
    before = before == i - 1 && isRangeWord(before) ? before - 1 : before;
    return before < i - 1 && isYear(before) && atoms.number(before) < atoms.number(i);
  }

  private boolean isRangeWord(int i) {
    return atoms.isWord(i, "to")
        || atoms.isWord(i, "until")
        || atoms.isWord(i, "till")
        || atoms.isWord(i, "through")
        || atoms.isWord(i, "bis")
        || atoms.isWord(i, "à")
        || atoms.isWord(i, "до");
  }

  /** The 1994 World Cup, a 1979 French film, America's 2019 Budget. */
  private boolean isAttribute(int i, int end) {
    boolean determined =
        atoms.isWord(i - 1, "the")
            || atoms.isWord(i - 1, "a")
            || atoms.isWord(i - 1, "an")
            || (atoms.isWord(i - 1, "s") && atoms.isSign(i - 2, '\''));
    return determined && atoms.isCapital(end) && atoms.isNear(end) && atoms.length(end) > 2;
  }

  private boolean isChained(int i, int chain) {
    boolean joint =
        atoms.isSignOf(i - 1, ",&/")
            || atoms.isWord(i - 1, "and")
            || atoms.isWord(i - 1, "or")
            || atoms.isWord(i - 1, "und")
            || atoms.isWord(i - 1, "et")
            || atoms.isWord(i - 1, "y")
            || atoms.isWord(i - 1, "e");
    return joint && isYear(i - 2) && isPlain(i - 2, chain - 1);
  }

  /** Whether a word in the same sentence says that this is a code or counts something. */
  private boolean isNearCode(int first, int end) {
    long codes = Cue.NO_YEAR.bit();
    int words = WORDS_BEFORE;
    for (int i = first - 1; i >= first - ATOMS_AROUND && words > 0 && !isSentenceEnd(i); i--) {
      if ((atoms.cues(i) & codes) != 0) {
        return true;
      }
      words -= isWord(i) ? 1 : 0;
    }
    words = WORDS_AFTER;
    for (int i = end; i < end + ATOMS_AROUND && words > 0 && !isSentenceEnd(i); i++) {
      if ((atoms.cues(i) & codes) != 0) {
        return true;
      }
      words -= isWord(i) ? 1 : 0;
    }
    return false;
  }

  private boolean isWord(int i) {
    return atoms.isAlphanumeric(i) && !atoms.continuesWord(i);
  }

  /** A full stop after a long word, with white space behind: no. 7 ends no sentence. */
  private boolean isSentenceEnd(int i) {
    return atoms.isSignOf(i, ".!") && atoms.length(i - 1) > 3 && !atoms.isGlued(i + 1);
  }
}
