package io.palimpsest.language.detect.name;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** A map from short words of Latin letters to values, asked without making a string. */
final class PackedWords<T> {
  private static final int BITS = 5;
  private static final int LONGEST = Long.SIZE / BITS;
  private static final int SHORTEST = 2;
  private static final long NO_WORD = 0;
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private final long[] keys;
  private final T[] values;
  private final int shift;

  /** By length, the first letters of all words as bits. */
  private final int[] firsts = new int[LONGEST + 1];

  private int anyFirsts;

  /**
   * Copies a map.
   *
   * @param words in lower case; those that do not fit are left out
   * @param values an array to copy the type from, of any length
   */
  PackedWords(Map<String, T> words, T[] values) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(4L * words.size() + 1);
    keys = new long[1 << bits];
    this.values = Arrays.copyOf(values, keys.length);
    shift = Long.SIZE - bits;
    words.forEach(this::put);
  }

  /** A set of words, as a map to true. */
  static PackedWords<Boolean> of(Set<String> words) {
    Map<String, Boolean> all = new HashMap<>();
    words.forEach(word -> all.put(word, true));
    return new PackedWords<>(all, new Boolean[0]);
  }

  private void put(String word, T value) {
    long packed = packed(word, 0, word.length());
    if (packed != NO_WORD) {
      int at = slot(packed);
      keys[at] = packed;
      values[at] = value;
      firsts[word.length()] |= bit(word.charAt(0));
      anyFirsts |= bit(word.charAt(0));
    }
  }

  /** The value of a part of a text in any case; else some other value. */
  T get(String text, int start, int end, T other) {
    int length = end - start;
    if (length > LONGEST || (firsts[length] & bit(text.charAt(start))) == 0) {
      return other;
    }
    long packed = packed(text, start, end);
    if (packed == NO_WORD) {
      return other;
    }
    int at = slot(packed);
    return keys[at] == packed ? values[at] : other;
  }

  /** Whether a word here begins with a letter, unless what stands there is no letter. */
  boolean mayBegin(char first) {
    return (anyFirsts & bit(first)) != 0;
  }

  private static int bit(char letter) {
    return 1 << (letter & 0x1F);
  }

  /** Where a word is or would be; three of four slots are free. */
  private int slot(long packed) {
    int at = (int) (packed * GOLDEN >>> shift);
    while (keys[at] != packed && keys[at] != NO_WORD) {
      at = at + 1 & keys.length - 1;
    }
    return at;
  }

  private static long packed(String text, int start, int end) {
    if (end - start < SHORTEST || end - start > LONGEST) {
      return NO_WORD;
    }
    long packed = 0;
    for (int i = start; i < end; i++) {
      int letter = (text.charAt(i) | 0x20) - 'a' + 1;
      if (letter < 1 || letter > 26) {
        return NO_WORD;
      }
      packed = packed << BITS | letter;
    }
    return packed;
  }
}
