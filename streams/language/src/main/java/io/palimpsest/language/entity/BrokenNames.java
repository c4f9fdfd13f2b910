package io.palimpsest.language.entity;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * What codes have left of names. Signs alone are no name. And where a code begins or ends inside a
 * token, the rest of that token is a part of the code: as a name it would be learned in a spelling
 * that nobody wrote.
 */
final class BrokenNames {
  private BrokenNames() {}

  /**
   * The spans without broken names.
   *
   * @param spans disjoint, in the order of the text
   */
  static List<Span> mended(List<Span> spans, DetectorInput input) {
    if (spans.stream().noneMatch(span -> span.type() == EntityType.CODE)) {
      return spans;
    }
    List<Span> mended = new ArrayList<>(spans.size());
    for (int i = 0; i < spans.size(); i++) {
      Span span = spans.get(i);
      if (!isName(span)) {
        mended.add(span);
      } else if (i > 0 && isCut(spans.get(i - 1), span, span.start(), input)
          || i + 1 < spans.size() && isCut(span, spans.get(i + 1), span.end(), input)) {
        mended.add(new Span(span.start(), span.end(), EntityType.CODE, span.confidence()));
      } else if (hasLetter(span, input.text())) {
        mended.add(span);
      }
    }
    return mended;
  }

  private static boolean isName(Span span) {
    return !span.isCertain()
        && switch (span.type()) {
          case PERSON, LOCATION, ORGANIZATION -> true;
          default -> false;
        };
  }

  /** Whether a name and a code meet at an offset inside a token. */
  private static boolean isCut(Span before, Span behind, int at, DetectorInput input) {
    boolean meet = before.end() == behind.start();
    boolean code = before.type() == EntityType.CODE || behind.type() == EntityType.CODE;
    return meet && code && isInside(at, input.tokens());
  }

  private static boolean isInside(int offset, List<Token> tokens) {
    int low = 0;
    int high = tokens.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (tokens.get(middle).start() <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return tokens.get(low).start() < offset && offset < tokens.get(low).end();
  }

  private static boolean hasLetter(Span span, String text) {
    return text.substring(span.start(), span.end()).codePoints().anyMatch(Character::isLetter);
  }
}
