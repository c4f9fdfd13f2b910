package io.palimpsest.language.budget;

/** What is left of an author's budget, in classes coarse enough not to count draws with. */
public enum Remaining {
  /** Nobody counts. */
  UNMETERED,

  /** In every window a quarter or more is left. */
  AMPLE,

  /** Less than that, and in every window there is room for a draw. */
  LOW,

  /** In some window there is no room for a draw that costs as much as one can. */
  EXHAUSTED
}
