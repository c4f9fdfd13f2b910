package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.List;

/** Asks all rules about the words of one text, in their order, and the cheap questions first. */
final class NameWalk {
  private static final double CONFIDENCE = 0.8;
  private static final double SMALL_CONFIDENCE = 0.7;
  private static final double HANDLE_CONFIDENCE = 0.6;

  /** Less than what a model knows: Mr. Robot. */
  private static final double TITLED_CONFIDENCE = 0.3;

  /** Tokens from a title to its name: a full stop and a space between. */
  private static final int FARTHEST_TITLE = 3;

  private final Words words;
  private final List<Span> found;
  private final StopWordNames stopWords;
  private final InitialNames initials;
  private final SpelledNames spelled;
  private final TwoNames twoNames;
  private final SmallNames small;
  private final TitledNames titled;

  NameWalk(Words words, List<Span> found) {
    this.words = words;
    this.found = found;
    Surroundings around = new Surroundings(words);
    stopWords = new StopWordNames(words, around);
    initials = new InitialNames(words, around);
    spelled = new SpelledNames(words);
    twoNames = new TwoNames(words);
    small = new SmallNames(words, around, stopWords);
    titled = new TitledNames(words, around);
    for (Span name : found) {
      if (name.type() == EntityType.PERSON) {
        stopWords.addName(words.at(name.end() - 1));
      }
    }
  }

  /** Adds to what was found. */
  void addNames() {
    List<Token> tokens = words.tokens();
    String text = words.text();
    int size = tokens.size();
    int title = -FARTHEST_TITLE - 1;
    for (int i = 0; i < size; i++) {
      Token token = tokens.get(i);
      if (token.kind() != TokenKind.WORD) {
        continue;
      }
      char c = text.charAt(token.start());
      if (c >= 'a' && c <= 'z') {
        i += Math.max(0, addSmall(i, token, title) - 1);
      } else if (c >= 'A' && c <= 'Z' || c > 0x7F && Character.isUpperCase(c)) {
        i += Math.max(0, addCapital(i, token, title) - 1);
      }
      title = Cues.isAbbreviation(text, token.start(), token.end()) ? i : title;
    }
  }

  /** Asks about a word in lower case that may be a name by itself or because of a title. */
  private int addSmall(int at, Token token, int title) {
    String text = words.text();
    int start = token.start();
    boolean titled = at - title <= FARTHEST_TITLE;
    if (!titled && !StopWordTable.mayBeSmallName(text.charAt(start))) {
      return 0;
    }
    int end = StopWordTable.end(text, start, token.end());
    if (!titled && !StopWordTable.isSmallName(text, start, end)) {
      return 0;
    }
    int length = small.nameLength(at, StopWordTable.kind(text, start, end));
    if (length > 0) {
      add(at, length, SMALL_CONFIDENCE);
    }
    return length;
  }

  private int addCapital(int at, Token token, int title) {
    int length = stopWords.nameLength(at, at - title <= FARTHEST_TITLE);
    if (length == 0 && at - title <= FARTHEST_TITLE && titled.isName(at)) {
      found.add(new Span(token.start(), stopWords.end(at), EntityType.PERSON, TITLED_CONFIDENCE));
      return 1;
    }
    if (length == 0 && isInitial(token)) {
      length = spelled.nameLength(at);
      length = length > 0 ? length : initials.nameLength(at);
    }
    if (length > 0) {
      add(at, length, CONFIDENCE);
    } else if (twoNames.isAt(at)) {
      found.add(new Span(token.start(), token.end(), EntityType.HANDLE, HANDLE_CONFIDENCE));
    }
    return length;
  }

  private boolean isInitial(Token token) {
    int second = token.start() + 1;
    return second == token.end() || words.text().charAt(second) == '.';
  }

  private void add(int first, int length, double confidence) {
    int last = first + length - 1;
    stopWords.addLast(last);
    found.add(new Span(words.start(first), stopWords.end(last), EntityType.PERSON, confidence));
  }
}
