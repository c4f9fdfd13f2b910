package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.pattern.Atoms.Gap;
import io.palimpsest.language.detect.pattern.Atoms.Kind;
import io.palimpsest.language.token.Token;
import java.util.Arrays;
import java.util.List;

/** One walk over one folded text that cuts it into {@link Atoms}. Linear. */
final class AtomScan {

  int size;
  int[] starts;
  int[] ends;
  Kind[] kinds;
  byte[] gaps;
  long[] cues;

  private final FoldedText text;
  private final List<Token> opaque;
  private int nextOpaque;

  private AtomScan(FoldedText text, List<Token> opaque) {
    this.text = text;
    this.opaque = opaque;
    int guess = 16 + text.size() / 4;
    starts = new int[guess];
    ends = new int[guess];
    kinds = new Kind[guess];
    gaps = new byte[guess];
    cues = new long[guess];
  }

  /**
   * The atoms of a text.
   *
   * @param opaque tokens to be taken whole, in order
   */
  static Atoms of(FoldedText text, List<Token> opaque) {
    AtomScan scan = new AtomScan(text, opaque);
    scan.run();
    return new Atoms(text, scan);
  }

  private void run() {
    int at = 0;
    Gap gap = Gap.GLUED;
    while (at < text.size()) {
      char c = text.at(at);
      if (c <= ' ') {
        gap = widen(gap, c);
        at++;
      } else {
        at = atom(at, gap);
        gap = Gap.GLUED;
      }
    }
  }

  private static Gap widen(Gap gap, char c) {
    if (c == '\n' || c == '\r' || gap == Gap.LINE) {
      return Gap.LINE;
    }
    return gap == Gap.GLUED ? Gap.SPACE : Gap.WIDE;
  }

  private int atom(int at, Gap gap) {
    while (nextOpaque < opaque.size() && opaque.get(nextOpaque).end() <= text.start(at)) {
      nextOpaque++;
    }
    if (nextOpaque < opaque.size() && opaque.get(nextOpaque).start() <= text.start(at)) {
      return add(Kind.OPAQUE, at, opaqueEnd(at), gap, 0);
    }
    if (isDigit(text.at(at))) {
      int end = at + 1;
      while (end < text.size() && isDigit(text.at(end))) {
        end++;
      }
      return add(Kind.DIGITS, at, end, gap, 0);
    }
    int codePoint = text.codePointAt(at);
    if (Character.isLetter(codePoint)) {
      return letters(at, gap);
    }
    return add(Kind.SIGN, at, at + Character.charCount(codePoint), gap, 0);
  }

  private int opaqueEnd(int from) {
    int end = from + 1;
    while (end < text.size() && text.start(end) < opaque.get(nextOpaque).end()) {
      end++;
    }
    return end;
  }

  private int letters(int at, Gap gap) {
    int hash = 0;
    int end = at;
    while (end < text.size()) {
      char c = text.at(end);
      if (isAsciiLetter(c)) {
        hash = CueTable.hash(hash, (char) (c | 0x20));
        end++;
      } else if (c >= 0x80 && isWordPart(text.codePointAt(end))) {
        hash = CueTable.hash(hash, Character.toLowerCase(c));
        end++;
        if (Character.isHighSurrogate(c) && end < text.size()) {
          hash = CueTable.hash(hash, Character.toLowerCase(text.at(end)));
          end++;
        }
      } else {
        break;
      }
    }
    return add(Kind.LETTERS, at, end, gap, CueWords.TABLE.find(hash, text, at, end));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isAsciiLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isWordPart(int codePoint) {
    return Character.isLetter(codePoint)
        || Character.getType(codePoint) == Character.NON_SPACING_MARK
        || Character.getType(codePoint) == Character.COMBINING_SPACING_MARK;
  }

  private int add(Kind kind, int start, int end, Gap gap, long cue) {
    if (size == starts.length) {
      int more = size * 2;
      starts = Arrays.copyOf(starts, more);
      ends = Arrays.copyOf(ends, more);
      kinds = Arrays.copyOf(kinds, more);
      gaps = Arrays.copyOf(gaps, more);
      cues = Arrays.copyOf(cues, more);
    }
    starts[size] = start;
    ends[size] = end;
    kinds[size] = kind;
    gaps[size] = (byte) gap.ordinal();
    cues[size] = cue;
    size++;
    return end;
  }
}
