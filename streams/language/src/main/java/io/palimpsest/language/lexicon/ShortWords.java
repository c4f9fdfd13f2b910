package io.palimpsest.language.lexicon;

/**
 * Numbers of words that have at most eight letters, all of them ASCII: these fit into one long, and
 * so one look into memory both finds and compares a word. Most words of a text are that short.
 * Immutable.
 */
final class ShortWords {
  static final int LONGEST = Long.BYTES;

  /** What is no such word. */
  static final long NONE = 0;

  /** Golden ratio: scatters what differs in one letter only. */
  private static final long SCATTER = 0x9E3779B97F4A7C15L;

  private static final int SLOT = 2;

  /** The letters of a word and its number plus one, side by side; 0 for a free slot. */
  private final long[] slots;

  private final int shift;

  /**
   * Of those among them that are short.
   *
   * @param words by their numbers; each as {@link WordRule} has it, so in lower case
   */
  ShortWords(String[] words) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(words.length) + 1;
    this.slots = new long[SLOT << bits];
    this.shift = Long.SIZE - bits;
    for (int id = 0; id < words.length; id++) {
      long letters = lowerLetters(words[id], 0, words[id].length());
      if (letters != NONE) {
        int slot = slotOf(letters);
        slots[slot] = letters;
        slots[slot + 1] = id + 1;
      }
    }
  }

  /** The letters in lower case, or {@link #NONE} if there are too many or others than ASCII. */
  static long lowerLetters(String text, int start, int end) {
    if (end - start > LONGEST) {
      return NONE;
    }
    long letters = 0;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (c == 0 || c >= WordIndex.FIRST_BEYOND_ASCII) {
        return NONE;
      }
      letters = letters << Byte.SIZE | WordIndex.lower(c);
    }
    return letters;
  }

  /**
   * The number of a word, or {@link Lexicon#NONE}.
   *
   * @param letters in lower case, not {@link #NONE}
   */
  int find(long letters) {
    return (int) slots[slotOf(letters) + 1] - 1;
  }

  /** Where letters are, or should be. */
  private int slotOf(long letters) {
    int slot = (int) (letters * SCATTER >>> shift) * SLOT;
    while (slots[slot + 1] != 0 && slots[slot] != letters) {
      slot = slot + SLOT & slots.length - 1;
    }
    return slot;
  }
}
