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

  /** What is two units away must have neighbours, too. */
  private static final int MARGIN = 2;

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
    String text = GAP.repeat(MARGIN) + String.join(GAP, spellings) + GAP.repeat(MARGIN);
    Units units = Units.of(text, DetectorInput.of(text).tokens(), gazetteer);
    // Each spelling has a gap, and all gaps are the same word.
    WordSums sums = new WordSums(units.size() - spellings.size());
    Features features = new Features(Integer.numberOfTrailingZeros(rows.length));
    RowSums added = new RowSums(rows);
    for (int unit = MARGIN; unit < units.size() - MARGIN; unit++) {
      if (isByItself(units, unit) && sums.find(units, unit) == UNKNOWN) {
        sums.add(units, unit, features, added);
      }
    }
    return sums;
  }

  private void add(Units units, int unit, Features features, RowSums added) {
    int at = size * WIDTH;
    for (int profile = 0; profile < PROFILES; profile++) {
      units.assumeProfile(profile);
      features.look(units, unit, Features.THIS);
      write(features, added, at + profile * RowSums.WIDTH);
    }
    features.look(units, unit + 1, Features.BEFORE);
    write(features, added, at + BEFORE);
    features.look(units, unit - 1, Features.AFTER);
    write(features, added, at + AFTER);
    features.look(units, unit + 2, Features.TWO_BEFORE);
    write(features, added, at + TWO_BEFORE);
    features.look(units, unit - 2, Features.TWO_AFTER);
    write(features, added, at + TWO_AFTER);
    size++;
    int slot = slotOf(units, unit);
    slots[slot] = units.word(unit);
    slots[slot + 1] = units.shape(unit);
    slots[slot + 2] = size;
  }

  private void write(Features features, RowSums added, int at) {
    added.clear();
    added.add(features);
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
