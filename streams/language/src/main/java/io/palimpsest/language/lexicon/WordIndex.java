package io.palimpsest.language.lexicon;

/**
 * Finds the number of a word: a hash table with open addressing, at most half full, so that a
 * lookup touches one or two slots. About 90 bytes a word besides the words themselves. A place in a
 * text is looked for among {@link ShortWords} first.
 *
 * <p>A slot holds the hash of a word above and its number plus one below; 0 is a free slot. So most
 * words that are not there are told without a look at any other word.
 */
final class WordIndex {
  /** Golden ratio: scatters what {@link String#hashCode} leaves side by side. */
  private static final int SCATTER = 0x9E3779B9;

  static final char FIRST_BEYOND_ASCII = 128;

  private final String[] words;

  /** All words one after the other: to compare with one takes one look into memory, not three. */
  private final char[] letters;

  private final int[] starts;
  private final long[] slots;
  private final int shift;
  private final ShortWords shortWords;

  /** Takes the array itself; it must not change afterwards. */
  WordIndex(String[] words) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(words.length) + 1;
    this.words = words;
    this.letters = String.join("", words).toCharArray();
    this.starts = new int[words.length + 1];
    this.slots = new long[1 << bits];
    this.shift = Integer.SIZE - bits;
    for (int id = 0; id < words.length; id++) {
      starts[id + 1] = starts[id] + words[id].length();
      insert(id);
    }
    this.shortWords = new ShortWords(words);
  }

  private void insert(int id) {
    int hash = words[id].hashCode();
    int slot = first(hash);
    while (slots[slot] != 0) {
      if (holds(slots[slot], hash) && words[id(slots[slot])].equals(words[id])) {
        throw new IllegalArgumentException(
            "words %s and %s are the same".formatted(id(slots[slot]), id));
      }
      slot = next(slot);
    }
    slots[slot] = (long) hash << Integer.SIZE | (id + 1);
  }

  int size() {
    return words.length;
  }

  String word(int id) {
    return words[id];
  }

  int find(CharSequence word) {
    int hash = hash(word);
    for (int slot = first(hash); slots[slot] != 0; slot = next(slot)) {
      if (holds(slots[slot], hash) && words[id(slots[slot])].contentEquals(word)) {
        return id(slots[slot]);
      }
    }
    return Lexicon.NONE;
  }

  int find(String text, int start, int end) {
    long letters = ShortWords.lowerLetters(text, start, end);
    if (letters != ShortWords.NONE) {
      return shortWords.find(letters);
    }
    int hash = 0;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (c >= FIRST_BEYOND_ASCII) {
        return find(WordNormalizer.key(text.substring(start, end)));
      }
      hash = 31 * hash + lower(c);
    }
    for (int slot = first(hash); slots[slot] != 0; slot = next(slot)) {
      if (holds(slots[slot], hash) && isSame(id(slots[slot]), text, start, end)) {
        return id(slots[slot]);
      }
    }
    return Lexicon.NONE;
  }

  private boolean isSame(int id, String text, int start, int end) {
    int first = starts[id];
    if (starts[id + 1] - first != end - start) {
      return false;
    }
    for (int i = start; i < end; i++) {
      if (letters[first + i - start] != lower(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
  }

  /** As {@link String#hashCode} is specified, which a String has at hand. */
  private static int hash(CharSequence word) {
    if (word instanceof String string) {
      return string.hashCode();
    }
    int hash = 0;
    for (int i = 0; i < word.length(); i++) {
      hash = 31 * hash + word.charAt(i);
    }
    return hash;
  }

  private int first(int hash) {
    return hash * SCATTER >>> shift;
  }

  private int next(int slot) {
    return slot + 1 & slots.length - 1;
  }

  private static boolean holds(long slot, int hash) {
    return (int) (slot >>> Integer.SIZE) == hash;
  }

  private static int id(long slot) {
    return (int) slot - 1;
  }
}
