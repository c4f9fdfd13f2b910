package io.palimpsest.language.detect.tagger;

/**
 * What the model looks at: for each unit a set of rows of the weight table, found by hash.
 *
 * <p>A feature is a number (which question) and a value (its answer in this place). The numbers are
 * part of the model file. Words alone would learn the training text by heart; so most questions ask
 * about lists, clusters, shapes and neighbours.
 *
 * <p>Not thread-safe: it holds the rows of the unit asked last.
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

  private static final int LISTED = WordFacts.LISTS | WordFacts.PHRASES;

  private final int mask;
  private final int[] rows = new int[MOST];
  private int count;

  /**
   * For a table.
   *
   * @param bits log2 of the number of its rows
   */
  Features(int bits) {
    mask = (1 << bits) - 1;
  }

  /** The rows; the first {@link #count} are of the unit asked last. */
  int[] rows() {
    return rows;
  }

  int count() {
    return count;
  }

  /** How many of the first rows are about the very word. Training sometimes hides them. */
  static int lexicalRows() {
    return 3;
  }

  /** Fills {@link #rows}. */
  void look(Units units, int unit) {
    count = 0;
    int word = units.word(unit);
    int wordBefore = units.word(unit - 1);
    int wordAfter = units.word(unit + 1);
    add(1, word);
    add(2, Mixing.pair(wordBefore, word));
    add(3, Mixing.pair(word, wordAfter));
    add(4, 0);
    add(5, wordBefore);
    add(6, wordAfter);
    add(7, units.word(unit - 2));
    add(8, units.word(unit + 2));
    add(9, Mixing.pair(wordBefore, wordAfter));
    shapesAndLists(units, unit, wordBefore, wordAfter);
    clusters(units, unit);
    senses(units, unit);
    run(units, unit);
    spelling(units.letters(), units.letterStart(unit), units.letterEnd(unit));
  }

  private void shapesAndLists(Units units, int unit, int wordBefore, int wordAfter) {
    int shape = units.shape(unit);
    int shapeBefore = units.shape(unit - 1);
    int shapeAfter = units.shape(unit + 1);
    int flags = units.flags(unit);
    int flagsBefore = units.flags(unit - 1);
    int flagsAfter = units.flags(unit + 1);
    int profile = units.profile();
    int names = flags & WordFacts.NAMES;
    int kind = flags & WordFacts.NAMES_AND_KIND;
    int given = flags & 3 | flags >> 6 & 0x18;
    int family = flags >> 2 & 3 | flags >> 6 & 0x18;
    int place = ((flags & WordFacts.ANY_PLACE) != 0 ? 1 : 0) | flags >> 6 & 0x18;
    int listed = flags & LISTED;

    add(10, shape);
    add(11, shapeBefore);
    add(12, shapeAfter);
    add(13, Mixing.pair(Mixing.pair(shapeBefore, shape), shapeAfter));
    add(14, Mixing.pair(profile, shape));
    add(15, Mixing.pair(unit == 0 ? 1 : 0, shape));
    add(16, Mixing.pair(wordBefore, shape));
    add(17, Mixing.pair(wordAfter, shape));

    add(18, listed);
    add(19, Mixing.pair(listed, shape));
    add(20, flagsBefore);
    add(21, flagsAfter);
    add(22, Mixing.pair(flagsBefore, listed));
    add(23, Mixing.pair(listed, flagsAfter));
    add(24, Mixing.pair(Mixing.pair(profile, shape), listed));
    add(25, flags & WordFacts.PHRASES);
    add(26, Mixing.pair(Mixing.pair(kind, shapeAfter), flagsAfter & WordFacts.NAMES_AND_KIND));
    add(27, Mixing.pair(Mixing.pair(kind, shapeBefore), flagsBefore & WordFacts.NAMES_AND_KIND));
    add(28, Mixing.pair(given, shape));
    add(29, Mixing.pair(family, shape));
    add(30, Mixing.pair(place, shape));
    add(31, Mixing.pair(given, profile));
    add(32, Mixing.pair(kind, Mixing.pair(profile, shapeAfter)));
    add(33, Mixing.pair(flagsBefore & WordFacts.NAMES, kind));
    add(34, Mixing.pair(flagsAfter & WordFacts.NAMES, kind));
    add(35, Mixing.pair(wordBefore, names));
    add(36, Mixing.pair(wordAfter, names));
    add(37, Mixing.pair(units.frequency(unit), shape));
    add(38, Mixing.pair(Mixing.pair(profile, units.frequency(unit)), kind));
  }

  private void clusters(Units units, int unit) {
    int shape = units.shape(unit);
    int listed = units.flags(unit);
    int coarse = units.coarse(unit);
    int coarseBefore = units.coarse(unit - 1);
    int coarseAfter = units.coarse(unit + 1);
    int fine = units.fine(unit);
    int fineBefore = units.fine(unit - 1);
    int fineAfter = units.fine(unit + 1);
    add(40, coarse);
    add(41, fine);
    add(42, coarseBefore);
    add(43, coarseAfter);
    add(44, fineBefore);
    add(45, fineAfter);
    add(46, Mixing.pair(coarseBefore, coarseAfter));
    add(47, Mixing.pair(coarseBefore, coarse));
    add(48, Mixing.pair(coarse, coarseAfter));
    add(49, Mixing.pair(listed, fineBefore));
    add(50, Mixing.pair(listed, fineAfter));
    add(51, Mixing.pair(shape, fineBefore));
    add(52, Mixing.pair(shape, fineAfter));
    add(53, units.coarse(unit - 2));
    add(54, units.coarse(unit + 2));
    add(55, Mixing.pair(fine, shape));
    add(56, Mixing.pair(Mixing.pair(units.shape(unit - 1), shape), coarseBefore));
    add(57, Mixing.pair(Mixing.pair(shape, units.shape(unit + 1)), coarseAfter));
  }

  private void senses(Units units, int unit) {
    int shape = units.shape(unit);
    int flags = units.flags(unit);
    int begins = units.runs().startsSentence(unit) ? 1 : 0;
    int senseBefore = units.sense(unit - 1);
    add(111, Mixing.pair(units.sense(unit), units.profile()));
    add(112, Mixing.pair(senseBefore, shape));
    add(113, Mixing.pair(units.sense(unit + 1), shape));
    add(114, Mixing.pair(senseBefore, flags & WordFacts.NAMES_AND_KIND));
    add(115, Mixing.pair(Mixing.pair(begins, shape), flags & LISTED));
  }

  /** The whole name that the unit may be part of, and what stands around that. */
  private void run(Units units, int unit) {
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
    add(100, Mixing.pair(place, profile * 2 + begins));
    add(101, Mixing.pair(units.word(last), isLast));
    add(102, Mixing.pair(units.fine(last), place));
    add(103, Mixing.pair(Mixing.pair(units.sense(last), place), profile));
    add(104, Mixing.pair(units.word(first - 1), length));
    add(105, Mixing.pair(units.word(last + 1), length));
    add(106, Mixing.pair(units.fine(first - 1), place));
    add(107, Mixing.pair(units.fine(last + 1), place));
    add(108, Mixing.pair(Mixing.pair(flagsFirst & WordFacts.LISTS, place), profile));
    add(109, Mixing.pair(ends, length));
    add(110, Mixing.pair(listedIn(units, first, last), length));
    add(116, Mixing.pair(units.word(first), isFirst));
  }

  private static int listedIn(Units units, int first, int last) {
    int all = 0;
    for (int unit = first; unit <= last && unit < first + MOST_LISTED; unit++) {
      all |= units.flags(unit);
    }
    return all & LISTED;
  }

  private void spelling(char[] letters, int start, int end) {
    int prefix = Mixing.start();
    for (int length = 1; length <= LONGEST_AFFIX && start + length < end; length++) {
      prefix = Mixing.step(prefix, letters[start + length - 1]);
      add(60 + length, prefix);
    }
    int suffix = Mixing.start();
    for (int length = 1; length <= LONGEST_AFFIX && start + length < end; length++) {
      suffix = Mixing.step(suffix, letters[end - length]);
      add(70 + length, suffix);
    }
    int last = Math.min(end - 2, start + MOST_TRIPLES);
    for (int i = start; i < last; i++) {
      add(80, Mixing.letters(letters, i, i + 3));
    }
  }

  private void add(int question, int value) {
    rows[count++] = Mixing.spread(question * 0x9E3779B1 ^ value) & mask;
  }
}
