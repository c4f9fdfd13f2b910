package io.palimpsest.language.detect.tagger;

/**
 * What the model looks at: for each unit a set of rows of the weight table, found by hash.
 *
 * <p>A feature is a number (which question) and a value (its answer in this place). The numbers are
 * part of the model file. Words alone would learn the training text by heart; so most questions ask
 * about lists, clusters, shapes and neighbours.
 *
 * <p>Features come in groups by the words that they depend on, so that {@link WordSums} can know
 * what those about a single word add up to.
 */
final class Features {
  /** No unit has more rows. */
  static final int MOST = 112;

  /** Letter triples of a longer word are not looked at beyond this many. */
  private static final int MOST_TRIPLES = 10;

  private static final int LONGEST_AFFIX = 4;
  private static final int LONGEST_RUN = 4;

  /** So many units of a run are looked up in lists; runs may be as long as the text. */
  private static final int MOST_LISTED = 6;

  /** Added to the number of a question that is asked about both sides. */
  private static final int BEFORE = 0;

  private static final int AFTER = 1;

  private static final int LISTED = WordFacts.LISTS | WordFacts.PHRASES;

  private Features() {}

  /** Which row of a table of 2^n a feature has. */
  static int row(int question, int value, int mask) {
    return Mixing.spread(question * 0x9E3779B1 ^ value) & mask;
  }

  /** All of a unit, in no order that anything may depend on. */
  static void all(Units units, int unit, RowTaker rows) {
    own(units, unit, rows);
    before(units, unit - 1, rows);
    after(units, unit + 1, rows);
    twoBefore(units, unit - 2, rows);
    twoAfter(units, unit + 2, rows);
    several(units, unit, rows);
  }

  /** About the unit alone, and how the whole text uses capitals. */
  static void own(Units units, int unit, RowTaker rows) {
    int shape = units.shape(unit);
    int flags = units.flags(unit);
    int frequency = units.frequency(unit);
    int profile = units.profile();
    int kind = flags & WordFacts.NAMES_AND_KIND;
    int given = flags & 3 | flags >> 6 & 0x18;
    int family = flags >> 2 & 3 | flags >> 6 & 0x18;
    int place = ((flags & WordFacts.ANY_PLACE) != 0 ? 1 : 0) | flags >> 6 & 0x18;
    int listed = flags & LISTED;
    rows.take(1, units.word(unit));
    rows.take(4, 0);
    rows.take(10, shape);
    rows.take(14, Mixing.pair(profile, shape));
    rows.take(18, listed);
    rows.take(19, Mixing.pair(listed, shape));
    rows.take(24, Mixing.pair(Mixing.pair(profile, shape), listed));
    rows.take(25, flags & WordFacts.PHRASES);
    rows.take(28, Mixing.pair(given, shape));
    rows.take(29, Mixing.pair(family, shape));
    rows.take(30, Mixing.pair(place, shape));
    rows.take(31, Mixing.pair(given, profile));
    rows.take(37, Mixing.pair(frequency, shape));
    rows.take(38, Mixing.pair(Mixing.pair(profile, frequency), kind));
    rows.take(40, units.coarse(unit));
    rows.take(41, units.fine(unit));
    rows.take(55, Mixing.pair(units.fine(unit), shape));
    rows.take(111, Mixing.pair(units.sense(unit), profile));
    spelling(units.letters(), units.letterStart(unit), units.letterEnd(unit), rows);
  }

  private static void spelling(char[] letters, int start, int end, RowTaker rows) {
    int prefix = Mixing.start();
    for (int length = 1; length <= LONGEST_AFFIX && start + length < end; length++) {
      prefix = Mixing.step(prefix, letters[start + length - 1]);
      rows.take(60 + length, prefix);
    }
    int suffix = Mixing.start();
    for (int length = 1; length <= LONGEST_AFFIX && start + length < end; length++) {
      suffix = Mixing.step(suffix, letters[end - length]);
      rows.take(70 + length, suffix);
    }
    int last = Math.min(end - 2, start + MOST_TRIPLES);
    for (int i = start; i < last; i++) {
      rows.take(80, Mixing.letters(letters, i, i + 3));
    }
  }

  /** About the unit before alone. */
  static void before(Units units, int before, RowTaker rows) {
    beside(units, before, BEFORE, rows);
  }

  /** About the unit after alone. */
  static void after(Units units, int after, RowTaker rows) {
    beside(units, after, AFTER, rows);
  }

  private static void beside(Units units, int other, int side, RowTaker rows) {
    rows.take(5 + side, units.word(other));
    rows.take(11 + side, units.shape(other));
    rows.take(20 + side, units.flags(other));
    rows.take(42 + side, units.coarse(other));
    rows.take(44 + side, units.fine(other));
  }

  /** About the unit two before alone. */
  static void twoBefore(Units units, int before, RowTaker rows) {
    twoAway(units, before, BEFORE, rows);
  }

  /** About the unit two after alone. */
  static void twoAfter(Units units, int after, RowTaker rows) {
    twoAway(units, after, AFTER, rows);
  }

  private static void twoAway(Units units, int other, int side, RowTaker rows) {
    rows.take(7 + side, units.word(other));
    rows.take(53 + side, units.coarse(other));
  }

  /**
   * About several units, or the place in the text. Of a plain unit, which most units of a text are,
   * these would say no more than those about single ones do, and they are most of the work.
   */
  static void several(Units units, int unit, RowTaker rows) {
    if (!units.isPlain(unit)) {
      words(units, unit, rows);
      lists(units, unit, rows);
      clusters(units, unit, rows);
    }
    run(units, unit, rows);
  }

  private static void words(Units units, int unit, RowTaker rows) {
    int word = units.word(unit);
    int wordBefore = units.word(unit - 1);
    int wordAfter = units.word(unit + 1);
    int shape = units.shape(unit);
    int shapeBefore = units.shape(unit - 1);
    int shapeAfter = units.shape(unit + 1);
    int names = units.flags(unit) & WordFacts.NAMES;
    rows.take(2, Mixing.pair(wordBefore, word));
    rows.take(3, Mixing.pair(word, wordAfter));
    rows.take(9, Mixing.pair(wordBefore, wordAfter));
    rows.take(13, Mixing.pair(Mixing.pair(shapeBefore, shape), shapeAfter));
    rows.take(15, Mixing.pair(unit == 0 ? 1 : 0, shape));
    rows.take(16, Mixing.pair(wordBefore, shape));
    rows.take(17, Mixing.pair(wordAfter, shape));
    rows.take(35, Mixing.pair(wordBefore, names));
    rows.take(36, Mixing.pair(wordAfter, names));
  }

  private static void lists(Units units, int unit, RowTaker rows) {
    int shape = units.shape(unit);
    int shapeBefore = units.shape(unit - 1);
    int shapeAfter = units.shape(unit + 1);
    int flags = units.flags(unit);
    int flagsBefore = units.flags(unit - 1);
    int flagsAfter = units.flags(unit + 1);
    int kind = flags & WordFacts.NAMES_AND_KIND;
    int kindBefore = flagsBefore & WordFacts.NAMES_AND_KIND;
    int kindAfter = flagsAfter & WordFacts.NAMES_AND_KIND;
    int listed = flags & LISTED;
    int begins = units.runs().startsSentence(unit) ? 1 : 0;
    int senseBefore = units.sense(unit - 1);
    rows.take(22, Mixing.pair(flagsBefore, listed));
    rows.take(23, Mixing.pair(listed, flagsAfter));
    rows.take(26, Mixing.pair(Mixing.pair(kind, shapeAfter), kindAfter));
    rows.take(27, Mixing.pair(Mixing.pair(kind, shapeBefore), kindBefore));
    rows.take(32, Mixing.pair(kind, Mixing.pair(units.profile(), shapeAfter)));
    rows.take(33, Mixing.pair(flagsBefore & WordFacts.NAMES, kind));
    rows.take(34, Mixing.pair(flagsAfter & WordFacts.NAMES, kind));
    rows.take(112, Mixing.pair(senseBefore, shape));
    rows.take(113, Mixing.pair(units.sense(unit + 1), shape));
    rows.take(114, Mixing.pair(senseBefore, kind));
    rows.take(115, Mixing.pair(Mixing.pair(begins, shape), listed));
  }

  private static void clusters(Units units, int unit, RowTaker rows) {
    int shape = units.shape(unit);
    int flags = units.flags(unit);
    int coarse = units.coarse(unit);
    int coarseBefore = units.coarse(unit - 1);
    int coarseAfter = units.coarse(unit + 1);
    int fineBefore = units.fine(unit - 1);
    int fineAfter = units.fine(unit + 1);
    rows.take(46, Mixing.pair(coarseBefore, coarseAfter));
    rows.take(47, Mixing.pair(coarseBefore, coarse));
    rows.take(48, Mixing.pair(coarse, coarseAfter));
    rows.take(49, Mixing.pair(flags, fineBefore));
    rows.take(50, Mixing.pair(flags, fineAfter));
    rows.take(51, Mixing.pair(shape, fineBefore));
    rows.take(52, Mixing.pair(shape, fineAfter));
    rows.take(56, Mixing.pair(Mixing.pair(units.shape(unit - 1), shape), coarseBefore));
    rows.take(57, Mixing.pair(Mixing.pair(shape, units.shape(unit + 1)), coarseAfter));
  }

  /** The whole name that the unit may be part of, and what stands around that. */
  private static void run(Units units, int unit, RowTaker rows) {
    int first = units.runs().first(unit);
    if (first < 0) {
      return;
    }
    int last = units.runs().last(unit);
    int length = Math.min(last - first + 1, LONGEST_RUN);
    int isFirst = unit == first ? 1 : 0;
    int isLast = unit == last ? 1 : 0;
    int place = length * 4 + isFirst + isLast * 2;
    int begins = units.runs().startsSentence(first) ? 1 : 0;
    int profile = units.profile();
    int flagsFirst = units.flags(first);
    int ends =
        Mixing.pair(
            flagsFirst & WordFacts.NAMES_AND_KIND, units.flags(last) & WordFacts.NAMES_AND_KIND);
    rows.take(100, Mixing.pair(place, profile * 2 + begins));
    rows.take(101, Mixing.pair(units.word(last), isLast));
    rows.take(102, Mixing.pair(units.fine(last), place));
    rows.take(103, Mixing.pair(Mixing.pair(units.sense(last), place), profile));
    rows.take(104, Mixing.pair(units.word(first - 1), length));
    rows.take(105, Mixing.pair(units.word(last + 1), length));
    rows.take(106, Mixing.pair(units.fine(first - 1), place));
    rows.take(107, Mixing.pair(units.fine(last + 1), place));
    rows.take(108, Mixing.pair(Mixing.pair(flagsFirst & WordFacts.LISTS, place), profile));
    rows.take(109, Mixing.pair(ends, length));
    rows.take(110, Mixing.pair(listedIn(units, first, last), length));
    rows.take(116, Mixing.pair(units.word(first), isFirst));
  }

  private static int listedIn(Units units, int first, int last) {
    int all = 0;
    for (int unit = first; unit <= last && unit < first + MOST_LISTED; unit++) {
      all |= units.flags(unit);
    }
    return all & LISTED;
  }
}
