package io.palimpsest.language.token;

/** What single characters are, as far as tokens care. */
final class CodePoints {
  /** One more than the last of ASCII, which nearly all characters are, and which have no marks. */
  static final int ASCII = 0x80;

  private CodePoints() {}

  /**
   * Letters of any form. Alphabetic covers circled ones, which Unicode files under symbols; it also
   * covers vowel signs, which are marks and no letters when they stand alone.
   */
  static boolean isLetter(int codePoint) {
    if (codePoint < ASCII) {
      int small = codePoint | 0x20;
      return small >= 'a' && small <= 'z';
    }
    return Character.isAlphabetic(codePoint) && !isMark(codePoint);
  }

  /** Decimal digits of any script, and fractions, exponents and circled numbers. */
  static boolean isDigit(int codePoint) {
    if (codePoint < ASCII) {
      return codePoint >= '0' && codePoint <= '9';
    }
    int type = Character.getType(codePoint);
    return type == Character.DECIMAL_DIGIT_NUMBER || type == Character.OTHER_NUMBER;
  }

  static boolean isMark(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
          true;
      default -> false;
    };
  }

  /** Tab and line ends are the only controls that count as space. */
  static boolean isSpace(int codePoint) {
    return codePoint == '\n'
        || codePoint == '\t'
        || codePoint == '\r'
        || Character.isSpaceChar(codePoint);
  }

  static boolean isPunctuation(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION ->
          true;
      default -> false;
    };
  }

  static boolean isWordLike(TokenKind kind) {
    return kind == TokenKind.WORD || kind == TokenKind.NUMBER || kind == TokenKind.CODE;
  }

  /** WORD, NUMBER or CODE; SYMBOL when there is neither letter nor digit. */
  static TokenKind kindOf(String text, int start, int end) {
    TokenKind kind = TokenKind.SYMBOL;
    int at = start;
    while (at < end && kind != TokenKind.CODE) {
      int codePoint = text.codePointAt(at);
      if (isLetter(codePoint)) {
        kind = mix(kind, TokenKind.WORD);
      } else if (isDigit(codePoint)) {
        kind = mix(kind, TokenKind.NUMBER);
      }
      at += Character.charCount(codePoint);
    }
    return kind;
  }

  /** The kind of two pieces taken together. */
  static TokenKind mix(TokenKind one, TokenKind other) {
    if (one == other || other == TokenKind.SYMBOL) {
      return one;
    }
    return one == TokenKind.SYMBOL ? other : TokenKind.CODE;
  }
}
