package io.palimpsest.language.detect.name;

/** What stands before a word, as far as it tells whether the word can be a person's name. */
enum Before {
  /** Nothing: a sentence or a part of one begins, and a capital letter says nothing. */
  START,
  /** A title that needs a name: {@code Dr.} */
  ABBREVIATION,
  /** What somebody is to somebody: {@code my uncle}, {@code the nurse}. */
  ROLE,
  /** Any other title: {@code senator}. */
  OFFICE,
  /** A verb, preposition or greeting that a person follows: {@code met}, {@code with}. */
  PERSON,
  /** What a name alone follows: {@code thanks, }, {@code regards}, {@code name:}. */
  ADDRESS,
  /** {@code I'm}. */
  INTRO,
  /** A form of "to be". */
  COPULA,
  /** "She" or "he" with it, which no month follows: {@code she's}. */
  POINTER,
  /** A preposition that a person may follow. */
  PREPOSITION,
  /** A comma or a word behind which a clause begins. */
  JOINT,
  /** An auxiliary behind which its subject or verb stands. */
  AUXILIARY,
  /** A pronoun, behind which stands its verb. */
  SUBJECT,
  /** A word that belongs to a common noun. */
  DETERMINER,
  /** Any other word. */
  OTHER,
  /** Something without a space between: the word is a part of a compound. */
  GLUED
}
