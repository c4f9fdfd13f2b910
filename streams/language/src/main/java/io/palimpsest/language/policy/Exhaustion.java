package io.palimpsest.language.policy;

import java.util.Locale;

/** What becomes of a post that its author's budget has no room for. It costs nothing either way. */
public enum Exhaustion {
  /** It is not released. */
  WITHHOLD,

  /** It is released with the class of each word that would have been drawn. */
  SANITIZE,

  /** It is released with the class of every word and entity. */
  REDACT;

  /** How it is called in a policy and on a release. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
