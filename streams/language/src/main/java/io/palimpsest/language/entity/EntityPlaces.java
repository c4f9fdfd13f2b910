package io.palimpsest.language.entity;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.OverlapRule;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.detect.pattern.OrdinaryForms;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * From spans to whole tokens. What a span touches is replaced as a whole: half of a word that is
 * left would tell the other half. A token that two spans touch goes to the one whose turn is first,
 * then to the stronger; the rest of the other stays an entity.
 */
final class EntityPlaces {
  private static final int NOBODY = -1;
  private static final int SHORTEST_WORD = 4;
  private static final Set<String> CLITICS = Set.of("'s", "’s", "'S", "’S", "'", "’");

  private final DetectorInput input;
  private final String text;
  private final List<Token> tokens;
  private final List<Span> spans;
  private final int[] owners;

  private EntityPlaces(DetectorInput input, List<Span> spans) {
    this.input = input;
    this.text = input.text();
    this.tokens = input.tokens();
    this.spans = spans;
    this.owners = new int[tokens.size()];
    Arrays.fill(owners, NOBODY);
  }

  /**
   * Disjoint places in the order of the text.
   *
   * @param turn the turn in which a span takes its tokens; a later turn takes what is left
   */
  static List<EntityPlace> of(DetectorInput input, List<Span> spans, ToIntFunction<Span> turn) {
    if (spans.isEmpty()) {
      return List.of();
    }
    List<Span> strongestFirst = new ArrayList<>(spans);
    strongestFirst.sort(Comparator.comparingInt(turn).thenComparing(OverlapRule.STRENGTH));
    EntityPlaces places = new EntityPlaces(input, strongestFirst);
    for (int i = 0; i < strongestFirst.size(); i++) {
      places.claim(i);
    }
    return places.runs();
  }

  private void claim(int span) {
    int first = input.tokenAt(spans.get(span).start());
    int end = first;
    while (end < tokens.size() && tokens.get(end).start() < spans.get(span).end()) {
      end++;
    }
    while (isHiddenJoint(first - 1)) {
      first -= 2;
    }
    while (isHiddenJoint(end)) {
      end += 2;
    }
    for (int at = first; at < end; at++) {
      if (owners[at] == NOBODY) {
        owners[at] = span;
      }
    }
  }

  /** Whether a token is invisible and parts what a reader sees as one word. */
  private boolean isHiddenJoint(int token) {
    return token > 0
        && token + 1 < tokens.size()
        && tokens.get(token).kind() == TokenKind.SYMBOL
        && Character.getType(text.codePointAt(tokens.get(token).start())) == Character.FORMAT
        && isWord(token - 1)
        && isWord(token + 1);
  }

  private boolean isWord(int token) {
    return tokens.get(token).kind() == TokenKind.WORD || tokens.get(token).kind() == TokenKind.CODE;
  }

  private List<EntityPlace> runs() {
    List<EntityPlace> places = new ArrayList<>();
    int at = 0;
    while (at < owners.length) {
      int end = at + 1;
      while (end < owners.length && owners[end] == owners[at]) {
        end++;
      }
      if (owners[at] != NOBODY) {
        addTrimmed(at, end, spans.get(owners[at]), places);
      }
      at = end;
    }
    return places;
  }

  /** What a stronger span has left of a weaker one may begin or end in a space. */
  private void addTrimmed(int first, int end, Span span, List<EntityPlace> places) {
    int from = first;
    int to = end;
    while (from < to && tokens.get(from).kind() == TokenKind.SPACE) {
      from++;
    }
    while (from < to && tokens.get(to - 1).kind() == TokenKind.SPACE) {
      to--;
    }
    if (from < to) {
      places.add(place(from, to, span));
    }
  }

  private EntityPlace place(int first, int end, Span span) {
    Token last = tokens.get(end - 1);
    int start = tokens.get(first).start();
    boolean hangsOver = span.end() > last.start() && span.end() < last.end();
    String rest = hangsOver ? text.substring(span.end(), last.end()) : "";
    return CLITICS.contains(rest)
        ? new EntityPlace(first, end, start, span.end(), span.type(), rest)
        : new EntityPlace(first, end, start, last.end(), typeOf(span, start, last.end()), "");
  }

  /** Digits with letters that are not theirs in one token are a code: CRC50 in KWZX.CRC50. */
  private EntityType typeOf(Span span, int start, int end) {
    boolean digits = EntityAction.RandomizeDigits.OF_DIGITS.contains(span.type());
    boolean strange = hasWord(start, span.start()) || hasWord(span.end(), end);
    return digits && strange && !OrdinaryForms.isOrdinary(text.substring(start, end))
        ? EntityType.CODE
        : span.type();
  }

  /** Whether there are enough letters in a part of the text to recognize a word by. */
  private boolean hasWord(int from, int to) {
    return to - from >= SHORTEST_WORD
        && text.substring(from, to).codePoints().filter(Character::isLetter).count()
            >= SHORTEST_WORD;
  }
}
