package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.detect.DetectorInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the rows about a single word add up to, for words that every text is full of. Most rows of a
 * unit are about one word, its own or a neighbour, and all of these are found with one look into
 * memory. It changes no score: sums are of whole numbers.
 *
 * <p>Words are known by the hash that their rows are found by, and by their shape. One that is not
 * there is taken for one that is with a chance of words / 2^32, some 0.000004.
 *
 * <p>The words are public and chosen before there is a text; no text adds to them. Immutable and
 * thread-safe.
 */
final class WordSums {
  /** The word is not among them. */
  static final int UNKNOWN = -1;

  /** Of no words. */
  static final WordSums NONE = new WordSums(0);

  /**
   * Where sums lie, from the first one of a word: its own for each profile, then for neighbours.
   */
  static final int BEFORE = 4 * RowSums.WIDTH;

  static final int AFTER = 5 * RowSums.WIDTH;
  static final int TWO_BEFORE = 6 * RowSums.WIDTH;
  static final int TWO_AFTER = 7 * RowSums.WIDTH;

  /** Sixteen ints: a cache line. */
  private static final int WIDTH = 8 * RowSums.WIDTH;

  private static final int PROFILES = 4;

  /** Between words, so that two of them make no phrase. */
  private static final String GAP = " , ";

  /** Ints of a slot: the hash of the letters, the shape, the number of the word and 1. */
  private static final int SLOT = 3;

  private final int[] sums;

  /** Side by side, so that a word is found with one look into memory; 0 for a free one. */
  private final int[] slots;

  private final int mask;
  private int size;

  private WordSums(int room) {
    sums = new int[room * WIDTH];
    mask = 4 * Integer.highestOneBit(Math.max(1, room)) - 1;
    slots = new int[SLOT * (mask + 1)];
  }

  /** For words as they stand here, and with a capital. */
  static WordSums of(int[] rows, Gazetteer gazetteer, List<String> words) {
    List<String> spellings = new ArrayList<>(words);
    for (String word : words) {
      spellings.add(word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }
    String text = GAP + String.join(GAP, spellings) + GAP;
    Units units = Units.of(text, DetectorInput.of(text).tokens(), gazetteer);
    // Each spelling has a gap, and all gaps are the same word.
    WordSums sums = new WordSums(units.size() - spellings.size());
    AskedRows asked = new AskedRows(rows, 1);
    for (int unit = 0; unit < units.size(); unit++) {
      if (isByItself(units, unit) && sums.find(units, unit) == UNKNOWN) {
        sums.add(units, unit, asked);
      }
    }
    return sums;
  }

  private void add(Units units, int unit, AskedRows asked) {
    int at = size * WIDTH;
    for (int profile = 0; profile < PROFILES; profile++) {
      units.assumeProfile(profile);
      write(Features::own, units, unit, asked, at + profile * RowSums.WIDTH);
    }
    write(Features::before, units, unit, asked, at + BEFORE);
    write(Features::after, units, unit, asked, at + AFTER);
    write(Features::twoBefore, units, unit, asked, at + TWO_BEFORE);
    write(Features::twoAfter, units, unit, asked, at + TWO_AFTER);
    size++;
    int slot = slotOf(units, unit);
    slots[slot] = units.word(unit);
    slots[slot + 1] = units.shape(unit);
    slots[slot + 2] = size;
  }

  /** Features about one word. */
  @FunctionalInterface
  private interface Group {
    void tell(Units units, int word, RowTaker rows);
  }

  private void write(Group group, Units units, int word, AskedRows asked, int at) {
    asked.clear();
    group.tell(units, word, asked);
    asked.read();
    RowSums added = new RowSums();
    asked.addTo(added, 0, asked.count());
    added.write(sums, at);
  }

  /** What lists say of a whole phrase is not in sums of a word. */
  private static boolean isByItself(Units units, int unit) {
    return units.letters(unit) > 0 && (units.flags(unit) & WordFacts.PHRASES) == 0;
  }

  /** Where the sums of a unit begin in {@link #sums}, or {@link #UNKNOWN}. */
  int find(Units units, int unit) {
    int number = isByItself(units, unit) ? slots[slotOf(units, unit) + 2] : 0;
    return number == 0 ? UNKNOWN : (number - 1) * WIDTH;
  }

  /** Where a unit is, or should be. All rows depend on letters and shape. */
  private int slotOf(Units units, int unit) {
    int hash = units.word(unit);
    int shape = units.shape(unit);
    int slot = Mixing.spread(hash ^ shape) & mask;
    while (slots[slot * SLOT + 2] != 0
        && (slots[slot * SLOT] != hash || slots[slot * SLOT + 1] != shape)) {
      slot = slot + 1 & mask;
    }
    return slot * SLOT;
  }

  /** Not to be changed. */
  int[] sums() {
    return sums;
  }
}
