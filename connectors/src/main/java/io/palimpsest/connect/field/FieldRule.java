package io.palimpsest.connect.field;

/** What is done to what stands at a place. */
public enum FieldRule {
  /** A string becomes what the policy makes of it. */
  PRIVATIZE,

  /** A string that is the id of an author becomes that author's pseudonym. */
  PSEUDONYM,

  /** It stays, and so does all that is in it. */
  KEEP,

  /** Text becomes null where that is allowed, and nothing where it is not. */
  CLEAR,

  /** Text is refused. */
  FAIL
}
