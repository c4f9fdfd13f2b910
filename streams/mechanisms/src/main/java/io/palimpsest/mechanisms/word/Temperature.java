package io.palimpsest.mechanisms.word;

/** How sharply a word is drawn for a given epsilon. */
public enum Temperature {
  /** Half of epsilon, as McSherry and Talwar have it; the true loss is usually much smaller. */
  NOMINAL,

  /** For each output set the sharpest draws found whose true loss is still at most epsilon. */
  CALIBRATED
}
