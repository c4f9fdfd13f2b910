package io.palimpsest.language.sampling;

/** What happens to words such as "the" and "not", which carry grammar more than content. */
public enum StopWordRule {
  /** They stay as they are. Nothing is promised about them. */
  KEEP,

  /** They are drawn like every other word. */
  SAMPLE
}
