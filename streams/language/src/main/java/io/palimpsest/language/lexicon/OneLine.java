package io.palimpsest.language.lexicon;

import java.util.regex.Pattern;

/** Makes text fit for one line of a terminal, a log or a lexicon's description. */
final class OneLine {
  /** Line ends, controls, and what changes the direction of what follows. */
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]+");

  private OneLine() {}

  /** The text with a space for each run of what cannot be shown. */
  static String of(String text) {
    return UNPRINTABLE.matcher(text).replaceAll(" ");
  }
}
