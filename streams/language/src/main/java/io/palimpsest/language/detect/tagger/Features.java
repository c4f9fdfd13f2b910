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

  /** Rows about the unit alone, and how the whole text uses capitals. */
  static final int THIS = 1;

  /** Rows about a single neighbour. */
  static final int BEFORE = 2;

  static final int AFTER = 4;
  static final int TWO_BEFORE = 8;
  static final int TWO_AFTER = 16;

  /** Rows about several units, or the place in the text. */
  static final int SEVERAL = 32;

  static final int ALL = THIS | BEFORE | AFTER | TWO_BEFORE | TWO_AFTER | SEVERAL;

  private final int mask;
  private final int[] rows = new int[MOST];
  private int count;
  private int wanted;

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

  /** Fills {@link #rows} with all of a unit. */
  void look(Units units, int unit) {
    look(units, unit, ALL);
  }

  /**
   * Fills {@link #rows} with some.
   *
   * @param about which of the words around the unit, and {@link #SEVERAL}
   */
  void look(Units units, int unit, int about) {
    wanted = about;
    count = 0;
    int word = units.word(unit);
    int wordBefore = units.word(unit - 1);
    int wordAfter = units.word(unit + 1);
    add(THIS, 1, word);
    add(SEVERAL, 2, Mixing.pair(wordBefore, word));
    add(SEVERAL, 3, Mixing.pair(word, wordAfter));
    add(THIS, 4, 0);
    add(BEFORE, 5, wordBefore);
    add(AFTER, 6, wordAfter);
    add(TWO_BEFORE, 7, units.word(unit - 2));
    add(TWO_AFTER, 8, units.word(unit + 2));
    add(SEVERAL, 9, Mixing.pair(wordBefore, wordAfter));
    shapesAndLists(units, unit, wordBefore, wordAfter);
    clusters(units, unit);
    senses(units, unit);
    run(units, unit);
    if ((wanted & THIS) != 0) {
      spelling(units.letters(), units.letterStart(unit), units.letterEnd(unit));
    }
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

    add(THIS, 10, shape);
    add(BEFORE, 11, shapeBefore);
    add(AFTER, 12, shapeAfter);
    add(SEVERAL, 13, Mixing.pair(Mixing.pair(shapeBefore, shape), shapeAfter));
    add(THIS, 14, Mixing.pair(profile, shape));
    add(SEVERAL, 15, Mixing.pair(unit == 0 ? 1 : 0, shape));
    add(SEVERAL, 16, Mixing.pair(wordBefore, shape));
    add(SEVERAL, 17, Mixing.pair(wordAfter, shape));

    add(THIS, 18, listed);
    add(THIS, 19, Mixing.pair(listed, shape));
    add(BEFORE, 20, flagsBefore);
    add(AFTER, 21, flagsAfter);
    add(SEVERAL, 22, Mixing.pair(flagsBefore, listed));
    add(SEVERAL, 23, Mixing.pair(listed, flagsAfter));
    add(THIS, 24, Mixing.pair(Mixing.pair(profile, shape), listed));
    add(THIS, 25, flags & WordFacts.PHRASES);
    add(
        SEVERAL,
        26,
        Mixing.pair(Mixing.pair(kind, shapeAfter), flagsAfter & WordFacts.NAMES_AND_KIND));
    add(
        SEVERAL,
        27,
        Mixing.pair(Mixing.pair(kind, shapeBefore), flagsBefore & WordFacts.NAMES_AND_KIND));
    add(THIS, 28, Mixing.pair(given, shape));
    add(THIS, 29, Mixing.pair(family, shape));
    add(THIS, 30, Mixing.pair(place, shape));
    add(THIS, 31, Mixing.pair(given, profile));
    add(SEVERAL, 32, Mixing.pair(kind, Mixing.pair(profile, shapeAfter)));
    add(SEVERAL, 33, Mixing.pair(flagsBefore & WordFacts.NAMES, kind));
    add(SEVERAL, 34, Mixing.pair(flagsAfter & WordFacts.NAMES, kind));
    add(SEVERAL, 35, Mixing.pair(wordBefore, names));
    add(SEVERAL, 36, Mixing.pair(wordAfter, names));
    add(THIS, 37, Mixing.pair(units.frequency(unit), shape));
    add(THIS, 38, Mixing.pair(Mixing.pair(profile, units.frequency(unit)), kind));
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
    add(THIS, 40, coarse);
    add(THIS, 41, fine);
    add(BEFORE, 42, coarseBefore);
    add(AFTER, 43, coarseAfter);
    add(BEFORE, 44, fineBefore);
    add(AFTER, 45, fineAfter);
    add(SEVERAL, 46, Mixing.pair(coarseBefore, coarseAfter));
    add(SEVERAL, 47, Mixing.pair(coarseBefore, coarse));
    add(SEVERAL, 48, Mixing.pair(coarse, coarseAfter));
    add(SEVERAL, 49, Mixing.pair(listed, fineBefore));
    add(SEVERAL, 50, Mixing.pair(listed, fineAfter));
    add(SEVERAL, 51, Mixing.pair(shape, fineBefore));
    add(SEVERAL, 52, Mixing.pair(shape, fineAfter));
    add(TWO_BEFORE, 53, units.coarse(unit - 2));
    add(TWO_AFTER, 54, units.coarse(unit + 2));
    add(THIS, 55, Mixing.pair(fine, shape));
    add(SEVERAL, 56, Mixing.pair(Mixing.pair(units.shape(unit - 1), shape), coarseBefore));
    add(SEVERAL, 57, Mixing.pair(Mixing.pair(shape, units.shape(unit + 1)), coarseAfter));
  }

  private void senses(Units units, int unit) {
    int shape = units.shape(unit);
    int flags = units.flags(unit);
    int begins = units.runs().startsSentence(unit) ? 1 : 0;
    int senseBefore = units.sense(unit - 1);
    add(THIS, 111, Mixing.pair(units.sense(unit), units.profile()));
    add(SEVERAL, 112, Mixing.pair(senseBefore, shape));
    add(SEVERAL, 113, Mixing.pair(units.sense(unit + 1), shape));
    add(SEVERAL, 114, Mixing.pair(senseBefore, flags & WordFacts.NAMES_AND_KIND));
    add(SEVERAL, 115, Mixing.pair(Mixing.pair(begins, shape), flags & LISTED));
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
    add(SEVERAL, 100, Mixing.pair(place, profile * 2 + begins));
    add(SEVERAL, 101, Mixing.pair(units.word(last), isLast));
    add(SEVERAL, 102, Mixing.pair(units.fine(last), place));
    add(SEVERAL, 103, Mixing.pair(Mixing.pair(units.sense(last), place), profile));
    add(SEVERAL, 104, Mixing.pair(units.word(first - 1), length));
    add(SEVERAL, 105, Mixing.pair(units.word(last + 1), length));
    add(SEVERAL, 106, Mixing.pair(units.fine(first - 1), place));
    add(SEVERAL, 107, Mixing.pair(units.fine(last + 1), place));
    add(SEVERAL, 108, Mixing.pair(Mixing.pair(flagsFirst & WordFacts.LISTS, place), profile));
    add(SEVERAL, 109, Mixing.pair(ends, length));
    add(SEVERAL, 110, Mixing.pair(listedIn(units, first, last), length));
    add(SEVERAL, 116, Mixing.pair(units.word(first), isFirst));
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
      add(THIS, 60 + length, prefix);
    }
    int suffix = Mixing.start();
    for (int length = 1; length <= LONGEST_AFFIX && start + length < end; length++) {
      suffix = Mixing.step(suffix, letters[end - length]);
      add(THIS, 70 + length, suffix);
    }
    int last = Math.min(end - 2, start + MOST_TRIPLES);
    for (int i = start; i < last; i++) {
      add(THIS, 80, Mixing.letters(letters, i, i + 3));
    }
  }

  private void add(int about, int question, int value) {
    if ((wanted & about) != 0) {
      rows[count++] = Mixing.spread(question * 0x9E3779B1 ^ value) & mask;
    }
  }
}
