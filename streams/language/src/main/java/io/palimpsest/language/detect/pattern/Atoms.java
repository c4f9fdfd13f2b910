package io.palimpsest.language.detect.pattern;

/**
 * A folded text cut finer than tokens: runs of letters, runs of digits, single signs, and opaque
 * names (addresses, handles) that no rule may look into. White space is no atom but the gap before
 * one. {@code 34yo} is two atoms without a gap.
 *
 * <p>Every question may be asked of any index: beyond the ends there is an atom of no kind, with a
 * line break before it.
 */
final class Atoms {

  /** What stands between an atom and the one before. */
  enum Gap {
    /** Nothing. */
    GLUED,
    /** One space. */
    SPACE,
    /** More white space on the same line. */
    WIDE,
    /** A line break, or the border of the text. */
    LINE
  }

  /** What an atom is made of. */
  enum Kind {
    LETTERS,
    DIGITS,
    SIGN,
    OPAQUE
  }

  private static final Gap[] GAPS = Gap.values();
  private static final int GLUED = Gap.GLUED.ordinal();
  private static final int SPACE = Gap.SPACE.ordinal();

  /** A context word counts up to this many words before a number... */
  private static final int WORDS_BEFORE = 5;

  /** ...or after it. */
  private static final int WORDS_AFTER = 3;

  /** However many signs stand in between: a bound on the work of one question. */
  private static final int ATOMS_AROUND = 24;

  private final FoldedText text;
  private final int size;
  private final int[] starts;
  private final int[] ends;
  private final Kind[] kinds;
  private final byte[] gaps;
  private final long[] cues;

  Atoms(FoldedText text, AtomScan scan) {
    this.text = text;
    this.size = scan.size;
    this.starts = scan.starts;
    this.ends = scan.ends;
    this.kinds = scan.kinds;
    this.gaps = scan.gaps;
    this.cues = scan.cues;
  }

  FoldedText text() {
    return text;
  }

  int size() {
    return size;
  }

  private boolean has(int i) {
    return i >= 0 && i < size;
  }

  boolean isDigits(int i) {
    return has(i) && kinds[i] == Kind.DIGITS;
  }

  boolean isLetters(int i) {
    return has(i) && kinds[i] == Kind.LETTERS;
  }

  /** Whether it is a name that the tokenizer found, into which no rule looks. */
  boolean isOpaque(int i) {
    return has(i) && kinds[i] == Kind.OPAQUE;
  }

  boolean isAlphanumeric(int i) {
    return isDigits(i) || isLetters(i);
  }

  boolean isSign(int i, char sign) {
    return has(i) && kinds[i] == Kind.SIGN && text.at(starts[i]) == sign;
  }

  /** The sign at an index; 0 when there is none. */
  char sign(int i) {
    return has(i) && kinds[i] == Kind.SIGN ? text.at(starts[i]) : 0;
  }

  boolean isSignOf(int i, String signs) {
    char sign = sign(i);
    return sign != 0 && signs.indexOf(sign) >= 0;
  }

  int start(int i) {
    return starts[i];
  }

  int end(int i) {
    return ends[i];
  }

  int length(int i) {
    return has(i) ? ends[i] - starts[i] : 0;
  }

  Gap gap(int i) {
    return has(i) && i > 0 ? GAPS[gaps[i]] : Gap.LINE;
  }

  /** Whether nothing stands between this atom and the one before. */
  boolean isGlued(int i) {
    return i > 0 && i < size && gaps[i] == GLUED;
  }

  /** Glued or one space. */
  boolean isNear(int i) {
    return i > 0 && i < size && gaps[i] <= SPACE;
  }

  /** Whether letters or digits touch this atom's start. */
  boolean continuesWord(int i) {
    return isGlued(i) && (isAlphanumeric(i - 1) || isSign(i - 1, '_'));
  }

  /** The value of up to nine digits; -1 for anything else. */
  int number(int i) {
    if (!isDigits(i) || length(i) > 9) {
      return -1;
    }
    int value = 0;
    for (int at = starts[i]; at < ends[i]; at++) {
      value = value * 10 + text.at(at) - '0';
    }
    return value;
  }

  /** Whether it is a number between two bounds with at most {@code digits} digits. */
  boolean isNumber(int i, int digits, int least, int most) {
    if (!isDigits(i) || length(i) > digits) {
      return false;
    }
    int value = number(i);
    return least <= value && value <= most;
  }

  boolean is(int i, Cue cue) {
    return (cues(i) & cue.bit()) != 0;
  }

  /** The cues of a word, as bits. */
  long cues(int i) {
    return has(i) ? cues[i] : 0;
  }

  /** Whether the first letter is a capital. */
  boolean isCapital(int i) {
    if (!isLetters(i)) {
      return false;
    }
    char c = text.at(starts[i]);
    return c < 0x80 ? c <= 'Z' : Character.isUpperCase(text.codePointAt(starts[i]));
  }

  /** Whether no letter is small. */
  boolean isUpper(int i) {
    if (!isCapital(i)) {
      return false;
    }
    for (int at = starts[i] + 1; at < ends[i]; at++) {
      if (Character.isLowerCase(text.at(at))) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is this word, given in lower case. */
  boolean isWord(int i, String lower) {
    if (!isLetters(i) || length(i) != lower.length()) {
      return false;
    }
    for (int k = 0; k < lower.length(); k++) {
      if (Character.toLowerCase(text.at(starts[i] + k)) != lower.charAt(k)) {
        return false;
      }
    }
    return true;
  }

  /** Whether one of the cues stands near the atoms from {@code first} up to {@code end}. */
  boolean hasCueNear(int first, int end, long wanted) {
    return hasCueBefore(first, WORDS_BEFORE, wanted) || hasCueAfter(end, wanted);
  }

  /** Whether one of the cues stands among the words before an atom. */
  boolean hasCueBefore(int first, int words, long wanted) {
    int left = words;
    for (int i = first - 1; i >= 0 && i >= first - ATOMS_AROUND && left > 0; i--) {
      if ((cues[i] & wanted) != 0) {
        return true;
      }
      if (kinds[i] != Kind.SIGN && !continuesWord(i)) {
        left--;
      }
    }
    return false;
  }

  private boolean hasCueAfter(int end, long wanted) {
    int left = WORDS_AFTER;
    for (int i = end; i < size && i < end + ATOMS_AROUND && left > 0; i++) {
      if ((cues[i] & wanted) != 0) {
        return true;
      }
      if (kinds[i] != Kind.SIGN && !continuesWord(i)) {
        left--;
      }
    }
    return false;
  }
}
