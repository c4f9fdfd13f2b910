package io.palimpsest.language.entity;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.detect.pattern.OrdinaryForms;
import io.palimpsest.language.token.Token;
import java.util.List;

/**
 * Where a number begins and ends, with what its meaning hangs on: 100%, 5'11", covid-19, 20°C, <3.
 */
final class NumberPlace {

  private NumberPlace() {}

  /**
   * The place of a number.
   *
   * @param i its token
   * @param from the end of the entity before it
   * @param to the start of the entity behind it
   */
  static Span of(DetectorInput input, int i, int from, int to) {
    List<Token> tokens = input.tokens();
    String text = input.text();
    Token number = tokens.get(i);
    int start = number.start();
    if (i > 1
        && number.start() - tokens.get(i - 1).start() == 1
        && text.charAt(number.start() - 1) == '-'
        && tokens.get(i - 2).start() >= from
        && OrdinaryForms.isWord(text.substring(tokens.get(i - 2).start(), number.end()))) {
      start = tokens.get(i - 2).start();
    }
    if (isHeart(number, text, from)) {
      start -= text.charAt(number.start() - 1) == '/' ? 2 : 1;
    }
    int end = number.end();
    if (end + 2 <= to && isDegrees(text, end)) {
      return new Span(start, end + 2, EntityType.NUMBER, 1);
    }
    if (end < Math.min(to, text.length()) && isSign(text.charAt(end), number, text)) {
      end++;
    }
    return new Span(start, end, EntityType.NUMBER, 1);
  }

  /** A heart, and one that is broken. */
  private static boolean isHeart(Token number, String text, int from) {
    int start = number.start();
    return text.startsWith("3", start)
        && number.end() == start + 1
        && (start - 1 >= from && text.charAt(start - 1) == '<'
            || start - 2 >= from && text.startsWith("</", start - 2));
  }

  /** 20°C, which would be three tokens. */
  private static boolean isDegrees(String text, int at) {
    return text.charAt(at) == '°'
        && (text.charAt(at + 1) == 'C' || text.charAt(at + 1) == 'F')
        && (at + 2 == text.length() || !Character.isLetterOrDigit(text.charAt(at + 2)));
  }

  private static boolean isSign(char c, Token number, String text) {
    return c == '%' || c == '"' && text.startsWith("'", number.start() + 1);
  }
}
