package io.palimpsest.language.token;

/** What a token is, judged by its characters alone. */
public enum TokenKind {
  /** Letters, in any script or form (fullwidth, mathematical, circled). */
  WORD,
  /** Digits with the separators between them and the sign before them. */
  NUMBER,
  /** Letters mixed with digits. */
  CODE,
  /** A web address, with or without its scheme. */
  URL,
  /** An e-mail address. */
  EMAIL,
  /** A name after an at sign, sign included. */
  HANDLE,
  /** A word after a number sign, sign included. */
  HASHTAG,
  /** One pictograph as a reader sees it: flag, keycap, family, skin tone and all. */
  EMOJI,
  /** One character of a Unicode punctuation category. */
  PUNCTUATION,
  /** A run of visible white space. */
  SPACE,
  /**
   * One code point that is nothing of the above: currency, arithmetic, controls, zero-width,
   * private use, unassigned, lone marks, lone surrogates.
   */
  SYMBOL
}
