package io.palimpsest.language.sampling;

/** What stands for a word that the vocabulary does not have. Never the word itself. */
public enum UnknownWordRule {
  /** Its class: WORD, NAME or CODE. */
  CLASS,

  /** A word drawn from the whole vocabulary, each equally likely, whatever the unknown word was. */
  SAMPLE,

  /** Nothing. */
  DROP
}
