package io.palimpsest.mechanisms.redaction;

/** What a reader of redacted text learns of one hidden word. */
public enum WordClass {
  /** An ordinary word. */
  WORD,
  /** A word taken to name someone or something. */
  NAME,
  /** Digits, with their separators and sign. */
  NUMBER,
  /** Letters mixed with digits. */
  CODE,
  /** An address on the web. */
  URL,
  /** An e-mail address. */
  EMAIL,
  /** A user name with its sign. */
  HANDLE,
  /** A topic with its sign. */
  HASHTAG,
  /** One pictograph as a reader sees it. */
  EMOJI,
  /** Everything else that is neither a word nor layout. */
  SYMBOL;

  /** What stands in the released text: ASCII capitals, so one byte a character in UTF-8. */
  public String label() {
    return name();
  }
}
