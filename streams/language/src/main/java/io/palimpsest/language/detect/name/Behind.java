package io.palimpsest.language.detect.name;

/** What stands behind a word, as far as it tells whether the word can be a person's name. */
enum Behind {
  /** Nothing, or a punctuation mark other than a comma. */
  END,
  /** A comma. */
  COMMA,
  /** {@code is}. */
  IS,
  /** Another finite auxiliary: {@code had}. */
  VERB,
  /** A form of a verb that is no noun and no infinitive: {@code told}. */
  TOLD,
  /** What may be such a form, or a noun: {@code works}. */
  THIRD_PERSON,
  /** "And" with a pronoun: {@code and I}. */
  AND_ME,
  /** "And" with a capital letter: {@code and Anna}. */
  AND_NAME,
  /** "And" with something else. */
  AND,
  /** {@code who}. */
  WHO,
  /** The ending {@code 's} of the word itself. */
  POSSESSIVE,
  /** A preposition. */
  PREPOSITION,
  /** An adverb or conjunction that seldom begins a phrase: {@code again}. */
  ADVERB,
  /** A word with a capital letter, as a family name has. */
  SURNAME,
  /** A pronoun that is the subject of a verb: {@code you}. */
  SUBJECT,
  /** Anything else. */
  OTHER
}
