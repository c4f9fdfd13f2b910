package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.pseudonym.memory.NameKeys;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/**
 * The words of a text that no span covers yet, with their keys and cases. A word is a token, or a
 * {@linkplain LetterRuns run of letters} in one.
 */
final class TextWords {
  private static final LetterCase[] CASES = LetterCase.values();

  /** What may stand between two words of one name, at most. */
  private static final int WIDEST_GAP = 3;

  /** A stop behind a longer word ends a sentence. */
  private static final int LONGEST_ABBREVIATED = 3;

  private final String text;
  private final DetectorInput input;
  private final int[] starts;
  private final int[] ends;
  private final long[] keys;
  private final byte[] cases;

  /** Asked for up to {@value Phrase#MOST_WORDS} times for each word. */
  private final boolean[] tied;

  /** Of the token of each word. */
  private final int[] tokenStarts;

  private final int[] tokenEnds;
  private boolean glued;
  private int size;

  private TextWords(DetectorInput input, int room, boolean runs) {
    text = input.text();
    this.input = input;
    starts = new int[room];
    ends = new int[room];
    keys = new long[room];
    cases = new byte[room];
    tied = new boolean[room];
    tokenStarts = runs ? new int[room] : starts;
    tokenEnds = runs ? new int[room] : ends;
  }

  /** Whole tokens. */
  static TextWords of(DetectorInput input, List<Span> found, NameKeys keys) {
    TextWords words = new TextWords(input, input.tokens().size(), false);
    words.read(input, found, token -> words.addToken(token, keys));
    return words;
  }

  /** The runs of letters in the tokens. */
  static TextWords ofRuns(DetectorInput input, List<Span> found, NameKeys keys) {
    int room =
        input.tokens().stream().mapToInt(token -> 1 + (token.end() - token.start()) / 2).sum();
    TextWords words = new TextWords(input, room, true);
    words.read(input, found, token -> words.addRuns(token, keys));
    return words;
  }

  private void read(DetectorInput input, List<Span> found, Consumer<Token> word) {
    List<Span> sorted = inOrder(found);
    int next = 0;
    int covered = 0;
    for (Token token : input.tokens()) {
      while (next < sorted.size() && sorted.get(next).start() < token.end()) {
        covered = Math.max(covered, sorted.get(next).end());
        next++;
      }
      boolean isWord = token.kind() == TokenKind.WORD || token.kind() == TokenKind.CODE;
      if (isWord && covered <= token.start()) {
        word.accept(token);
      }
    }
  }

  /** They mostly are, and then nothing is copied. */
  private static List<Span> inOrder(List<Span> spans) {
    for (int i = 1; i < spans.size(); i++) {
      if (spans.get(i - 1).start() > spans.get(i).start()) {
        List<Span> sorted = new ArrayList<>(spans);
        sorted.sort(Comparator.comparingInt(Span::start));
        return sorted;
      }
    }
    return spans;
  }

  private void addToken(Token token, NameKeys author) {
    glued |= LetterRuns.isGlued(text, token.start(), token.end());
    add(token.start(), token.end(), author);
  }

  private void addRuns(Token token, NameKeys author) {
    int start = LetterRuns.start(text, token.start(), token.end());
    while (start < token.end()) {
      int end = LetterRuns.end(text, start, token.end());
      tokenStarts[size] = token.start();
      tokenEnds[size] = token.end();
      add(start, end, author);
      start = LetterRuns.start(text, end, token.end());
    }
  }

  private void add(int start, int end, NameKeys author) {
    int letters = NameText.clitic(text, start, end);
    starts[size] = start;
    ends[size] = end;
    keys[size] = author.word(text, start, letters);
    cases[size] = (byte) LetterCase.of(text, start, letters).ordinal();
    tied[size] = size > 0 && isTiedToLast();
    size++;
  }

  int size() {
    return size;
  }

  /** Whether some tokens are more than one run of letters. */
  boolean hasGlued() {
    return glued;
  }

  /** Where the token of a word begins. */
  int start(int word) {
    return tokenStarts[word];
  }

  /** Where the token of a word ends. */
  int end(int word) {
    return tokenEnds[word];
  }

  /** Which token a word is in Latin letters; -1 if it is a part of one, or of other letters. */
  int token(int word) {
    boolean whole = starts[word] == start(word) && ends[word] == end(word);
    if (!whole || Character.toLowerCase(text.charAt(starts[word])) > 'z') {
      return -1;
    }
    return input.tokenAt(starts[word]);
  }

  long key(int word) {
    return keys[word];
  }

  LetterCase letterCase(int word) {
    return CASES[cases[word]];
  }

  /** Whether a word can belong to a name with the word before it. */
  boolean isTied(int word) {
    return tied[word];
  }

  private boolean isTiedToLast() {
    int last = size - 1;
    int gap = starts[size] - ends[last];
    if (gap > WIDEST_GAP) {
      return false;
    }
    boolean oneToken = ends[last] < tokenEnds[last] && start(size) == start(last);
    boolean abbreviated = oneToken || ends[last] - starts[last] <= LONGEST_ABBREVIATED;
    for (int i = ends[last]; i < starts[size]; i++) {
      char c = text.charAt(i);
      boolean stop = c == '.' && !abbreviated;
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

  /** Whether a word is one of the characters that stand in a row without spaces. */
  boolean isIdeograph(int word) {
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
