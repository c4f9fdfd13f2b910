package io.palimpsest.language.detect.pattern;

import java.util.Locale;

/**
 * Words and their cues, looked up by a range of characters without making a string: every word of
 * every post is looked up once.
 *
 * <p>A word given in lower case is found in any case; one given in upper case only so, because
 * {@code PAN} is a tax number and {@code pan} is not.
 */
final class CueTable {

  private static final int SLOTS = 1 << 13;
  private static final int MARK_BITS = 15;

  private final String[] words = new String[SLOTS];

  /**
   * Of the words, 0 where there is none. Most words are told apart by this array alone, which is
   * small enough to stay in a processor's cache.
   */
  private final int[] hashes = new int[SLOTS];

  /** Whether some word has a hash's first bits: tells most other words without the large array. */
  private final long[] marks = new long[(1 << MARK_BITS) / Long.SIZE];

  private final long[] cues = new long[SLOTS];
  private final long[] cuesInCapitals = new long[SLOTS];
  private int longest;
  private int size;

  /** Adds words, parted by spaces, that give a cue. */
  CueTable add(Cue cue, String list) {
    for (String word : list.strip().split("\\s+")) {
      int slot = slotFor(word.toLowerCase(Locale.ROOT));
      boolean capitals = word.length() > 1 && word.equals(word.toUpperCase(Locale.ROOT));
      (capitals ? cuesInCapitals : cues)[slot] |= cue.bit();
    }
    return this;
  }

  private int slotFor(String word) {
    int hash = 0;
    for (int i = 0; i < word.length(); i++) {
      hash = hash(hash, word.charAt(i));
    }
    int slot = first(hash);
    while (hashes[slot] != 0 && !words[slot].equals(word)) {
      slot = next(slot);
    }
    if (hashes[slot] == 0) {
      if (++size > SLOTS / 2) {
        throw new IllegalStateException("more words than slots");
      }
      words[slot] = word;
      hashes[slot] = nonZero(hash);
      int mark = mark(hash);
      marks[mark / Long.SIZE] |= 1L << mark;
      longest = Math.max(longest, word.length());
    }
    return slot;
  }

  /** Continues a hash by one character in lower case; begin with 0. */
  static int hash(int hash, char lower) {
    return hash * 31 + lower;
  }

  private static int nonZero(int hash) {
    return hash == 0 ? 1 : hash;
  }

  /** Spreads a hash, in whose last bits words with the same ending are alike. */
  private static int mark(int hash) {
    return hash * 0x9E3779B9 >>> Integer.SIZE - MARK_BITS;
  }

  private static int first(int hash) {
    return (hash ^ (hash >>> 13)) & (SLOTS - 1);
  }

  private static int next(int slot) {
    return (slot + 1) & (SLOTS - 1);
  }

  /** The cues of the word between two indices, as bits; 0 when it has none. */
  long find(int hash, FoldedText text, int start, int end) {
    int mark = mark(hash);
    if ((marks[mark / Long.SIZE] >>> mark & 1) == 0 || end - start > longest) {
      return 0;
    }
    int slot = first(hash);
    int wanted = nonZero(hash);
    while (hashes[slot] != 0) {
      if (hashes[slot] == wanted && equal(words[slot], text, start, end)) {
        boolean capitals = cuesInCapitals[slot] != 0 && isUpper(text, start, end);
        return capitals ? cues[slot] | cuesInCapitals[slot] : cues[slot];
      }
      slot = next(slot);
    }
    return 0;
  }

  /** The cues of a word in lower case. */
  long find(String lower) {
    int hash = 0;
    for (int i = 0; i < lower.length(); i++) {
      hash = hash(hash, lower.charAt(i));
    }
    return find(hash, FoldedText.of(lower), 0, lower.length());
  }

  private static boolean equal(String word, FoldedText text, int start, int end) {
    if (word.length() != end - start) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      char c = text.at(start + i);
      if (word.charAt(i) != c && word.charAt(i) != Character.toLowerCase(c)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isUpper(FoldedText text, int start, int end) {
    for (int i = start; i < end; i++) {
      if (!Character.isUpperCase(text.at(i))) {
        return false;
      }
    }
    return true;
  }
}
