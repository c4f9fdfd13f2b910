package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.pseudonym.memory.NameKeys;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The words of a text that no span covers yet, with their keys and cases. */
final class TextWords {
  private static final LetterCase[] CASES = LetterCase.values();

  /** What may stand between two words of one name, at most. */
  private static final int WIDEST_GAP = 3;

  /** A stop behind a longer word ends a sentence. */
  private static final int LONGEST_ABBREVIATED = 3;

  private final String text;
  private final int[] starts;
  private final int[] ends;
  private final long[] keys;
  private final byte[] cases;
  private int size;

  private TextWords(String text, int room) {
    this.text = text;
    starts = new int[room];
    ends = new int[room];
    keys = new long[room];
    cases = new byte[room];
  }

  static TextWords of(DetectorInput input, List<Span> found, NameKeys keys) {
    TextWords words = new TextWords(input.text(), input.tokens().size());
    List<Span> sorted = new ArrayList<>(found);
    sorted.sort(Comparator.comparingInt(Span::start));
    int next = 0;
    int covered = 0;
    for (Token token : input.tokens()) {
      while (next < sorted.size() && sorted.get(next).start() < token.end()) {
        covered = Math.max(covered, sorted.get(next).end());
        next++;
      }
      boolean word = token.kind() == TokenKind.WORD || token.kind() == TokenKind.CODE;
      if (word && covered <= token.start()) {
        words.add(token.start(), token.end(), keys);
      }
    }
    return words;
  }

  private void add(int start, int end, NameKeys author) {
    int letters = NameText.clitic(text, start, end);
    starts[size] = start;
    ends[size] = end;
    keys[size] = author.word(text, start, letters);
    cases[size] = (byte) LetterCase.of(text, start, letters).ordinal();
    size++;
  }

  int size() {
    return size;
  }

  int start(int word) {
    return starts[word];
  }

  int end(int word) {
    return ends[word];
  }

  long key(int word) {
    return keys[word];
  }

  LetterCase letterCase(int word) {
    return CASES[cases[word]];
  }

  /** Whether a word can belong to a name with the word before it. */
  boolean isTied(int word) {
    int gap = starts[word] - ends[word - 1];
    if (gap > WIDEST_GAP) {
      return false;
    }
    for (int i = ends[word - 1]; i < starts[word]; i++) {
      char c = text.charAt(i);
      boolean stop = c == '.' && ends[word - 1] - starts[word - 1] > LONGEST_ABBREVIATED;
      if (c == '\n' || stop || "!?;:".indexOf(c) >= 0 || Character.isLetterOrDigit(c)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a word goes on with the name before it: no comma stands between. */
  boolean isJoined(int word) {
    return isTied(word) && PlaceNames.isTie(text.substring(ends[word - 1], starts[word]));
  }

  /** Whether one word is enough to be a name: an ideograph is not. */
  boolean isAlone(int word) {
    return ends[word] - starts[word] > 1 || !isIdeograph(word);
  }

  private boolean isIdeograph(int word) {
    return Character.isIdeographic(text.codePointAt(starts[word]));
  }

  /** Whether words are ideographs in a row: tokens of one character each, but one word. */
  boolean isGlued(int first, int last) {
    return isIdeograph(first) && isIdeograph(last) && starts[last] == ends[last - 1];
  }

  /** The key of all that stands between two words, both included. */
  long keyOfAll(int first, int last, NameKeys author) {
    return author.word(text, starts[first], ends[last]);
  }
}
