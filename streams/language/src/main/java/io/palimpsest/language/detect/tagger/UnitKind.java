package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.token.TokenKind;

/** What a unit is. The codes are part of the model file; token kinds may be reordered freely. */
enum UnitKind {
  WORD(1),
  NUMBER(2),
  CODE(3),
  HASHTAG(4),
  PUNCTUATION(5),
  SYMBOL(6),
  EMOJI(7),
  URL(8),
  EMAIL(9),
  HANDLE(10);

  private final int code;

  UnitKind(int code) {
    this.code = code;
  }

  int code() {
    return code;
  }

  /** Whether the tagger looks at its kind only: patterns find and hide these. */
  boolean isOpaque() {
    return this == URL || this == EMAIL || this == HANDLE;
  }

  /** Whether it is never part of a name. */
  boolean isNeverName() {
    return isOpaque() || this == EMOJI;
  }

  boolean hasLetters() {
    return this == WORD || this == CODE || this == HASHTAG;
  }

  static UnitKind of(TokenKind kind) {
    return switch (kind) {
      case WORD -> WORD;
      case NUMBER -> NUMBER;
      case CODE -> CODE;
      case HASHTAG -> HASHTAG;
      case PUNCTUATION -> PUNCTUATION;
      case SYMBOL, SPACE -> SYMBOL;
      case EMOJI -> EMOJI;
      case URL -> URL;
      case EMAIL -> EMAIL;
      case HANDLE -> HANDLE;
    };
  }
}
