package io.palimpsest.language.detect.pattern;

import java.util.Arrays;

/**
 * The words of a chunk, cut finer than a tokenizer does: letters and digits that touch, with the
 * low lines between them. Each is judged once.
 */
final class CodeWords {

  /** What a word is. */
  enum Kind {
    /** Of the vocabulary, or an ordinary form such as 20mg. */
    KNOWN,
    /** Digits alone. */
    NUMBER,
    /** Letters of which the vocabulary knows nothing: a name, a rare word, or a part of a code. */
    UNKNOWN,
    /** Letters and digits mixed, or letters that no language explains. */
    CODE,
    /** A name that the tokenizer found: an address, a handle, a hashtag. */
    OPAQUE
  }

  private static final int ROOM = 8;
  private static final int LONGEST_UNIT = 2;

  private final Atoms atoms;
  private int[] firsts = new int[ROOM];
  private int[] ends = new int[ROOM];
  private Kind[] kinds = new Kind[ROOM];
  private int size;

  private CodeWords(Atoms atoms) {
    this.atoms = atoms;
  }

  /** The words among the atoms from {@code first} up to {@code end}. */
  static CodeWords of(Atoms atoms, int first, int end) {
    CodeWords words = new CodeWords(atoms);
    int at = first;
    while (at < end) {
      int wordEnd = words.endOfWord(at, end);
      if (wordEnd > at) {
        words.add(at, wordEnd, words.judge(at, wordEnd));
      } else if (atoms.isOpaque(at)) {
        wordEnd = at + 1;
        words.add(at, wordEnd, Kind.OPAQUE);
      }
      at = Math.max(at + 1, wordEnd);
    }
    return words;
  }

  private int endOfWord(int from, int end) {
    int at = from;
    boolean alphanumeric = false;
    while (at < end && (atoms.isAlphanumeric(at) || atoms.isSign(at, '_') || isStrangeDigit(at))) {
      alphanumeric |= atoms.isAlphanumeric(at);
      at++;
    }
    return alphanumeric ? at : from;
  }

  /** A half, a circled one, a Roman numeral. */
  private boolean isStrangeDigit(int i) {
    return switch (Character.getType(atoms.sign(i))) {
      case Character.OTHER_NUMBER, Character.LETTER_NUMBER -> true;
      default -> false;
    };
  }

  /** x², km³. */
  private boolean isPower(int first, int end) {
    boolean power = "\u00b2\u00b3".indexOf(atoms.sign(end - 1)) >= 0;
    return power && end == first + 2 && atoms.length(first) <= LONGEST_UNIT;
  }

  private Kind judge(int first, int end) {
    if (end == first + 1) {
      return atoms.isDigits(first) ? Kind.NUMBER : letters(first);
    }
    boolean letters = false;
    boolean digits = false;
    boolean known = true;
    int longest = 0;
    for (int i = first; i < end; i++) {
      letters |= atoms.isLetters(i);
      digits |= atoms.isDigits(i) || isStrangeDigit(i);
      known &= !atoms.isLetters(i) || KnownWords.has(atoms, i);
      longest = Math.max(longest, atoms.length(i));
    }
    if (!letters) {
      return Kind.NUMBER;
    }
    if (isPower(first, end)) {
      return Kind.KNOWN;
    }
    if (digits) {
      String text = atoms.text().substring(atoms.start(first), atoms.end(end - 1));
      return OrdinaryForms.isOrdinary(text) ? Kind.KNOWN : Kind.CODE;
    }
    return known && longest > 1 ? Kind.KNOWN : Kind.CODE;
  }

  private Kind letters(int i) {
    if (KnownWords.has(atoms, i)) {
      return Kind.KNOWN;
    }
    return KnownWords.isGibberish(atoms, i) ? Kind.CODE : Kind.UNKNOWN;
  }

  private void add(int first, int end, Kind kind) {
    if (size == firsts.length) {
      firsts = Arrays.copyOf(firsts, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
      kinds = Arrays.copyOf(kinds, 2 * size);
    }
    firsts[size] = first;
    ends[size] = end;
    kinds[size] = kind;
    size++;
  }

  int size() {
    return size;
  }

  /** The first atom of a word. */
  int first(int word) {
    return firsts[word];
  }

  /** The atom after a word. */
  int end(int word) {
    return ends[word];
  }

  Kind kind(int word) {
    return kinds[word];
  }

  /** Whether it is a number, or an ordinary form with one. */
  boolean hasDigits(int word) {
    if (kinds[word] != Kind.KNOWN) {
      return kinds[word] == Kind.NUMBER;
    }
    for (int i = firsts[word]; i < ends[word]; i++) {
      if (atoms.isDigits(i) || isStrangeDigit(i)) {
        return true;
      }
    }
    return false;
  }

  boolean has(Kind kind) {
    for (int word = 0; word < size; word++) {
      if (kinds[word] == kind) {
        return true;
      }
    }
    return false;
  }
}
