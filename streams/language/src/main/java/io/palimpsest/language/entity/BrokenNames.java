package io.palimpsest.language.entity;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Repairs names that a code has cut. A rest without a letter is no name and is dropped. If the code
 * begins or ends inside a token, the rest of the token becomes part of the code: replaced as a
 * name, it would be remembered under a spelling that the author never wrote.
 */
final class BrokenNames {
  private BrokenNames() {}

  /**
   * Returns the spans without broken names.
   *
   * @param spans disjoint, in the order of the text
   */
  static List<Span> mend(List<Span> spans, DetectorInput input) {
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

  /** Returns whether a name and a code meet at an offset inside a token. */
  private static boolean isCut(Span before, Span behind, int at, DetectorInput input) {
    boolean meet = before.end() == behind.start();
    boolean code = before.type() == EntityType.CODE || behind.type() == EntityType.CODE;
    return meet && code && isInside(at, input);
  }

  private static boolean isInside(int offset, DetectorInput input) {
    Token token = input.tokens().get(input.tokenAt(offset));
    return token.start() < offset && offset < token.end();
  }

  private static boolean hasLetter(Span span, String text) {
    return text.substring(span.start(), span.end()).codePoints().anyMatch(Character::isLetter);
  }
}
