package io.palimpsest.language.pseudonym.format;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;

/**
 * Whether another value gives away a part of the original by chance: a run of letters or digits
 * that stands in both at the same place.
 *
 * <p>Single characters may agree: who excluded them would tell, over the replacements that many
 * authors get for one value, which character each place has not.
 */
public final class SharedRuns {

  /** A longer run may be a name. */
  private static final int MOST_LETTERS = 3;

  /** A longer run may be a code. */
  private static final int MOST_DIGITS = 2;

  private SharedRuns() {}

  /**
   * Changes digits that would make a run too long. Not by drawing all anew: for a number of a
   * thousand digits that may go on for ever.
   *
   * @param other digits at the same places as in the original
   */
  public static void part(String original, StringBuilder other, RandomBits bits) {
    int shared = 0;
    int at = 0;
    while (at < other.length()) {
      int c = other.codePointAt(at);
      if (Character.isDigit(c)) {
        shared = c == original.codePointAt(at) ? shared + 1 : 0;
        if (shared > MOST_DIGITS) {
          int value = Character.digit(c, 10);
          int step = 1 + (int) Uniform.below(9, bits);
          int changed = c - value + (value + step) % 10;
          other.replace(at, at + Character.charCount(c), Character.toString(changed));
          shared = 0;
        }
      }
      at += Character.charCount(c);
    }
  }

  /** Whether none is longer than that. Case does not count. */
  public static boolean areShort(String one, String other) {
    int letters = 0;
    int digits = 0;
    for (int i = 0; i < Math.min(one.length(), other.length()); i++) {
      char c = one.charAt(i);
      boolean shared = Character.toLowerCase(c) == Character.toLowerCase(other.charAt(i));
      boolean digit = Character.isDigit(c);
      boolean letter = Character.isLetter(c);
      letters = letter ? shared ? letters + 1 : 0 : letters;
      digits = digit ? shared ? digits + 1 : 0 : digits;
      if (letters > MOST_LETTERS || digits > MOST_DIGITS) {
        return false;
      }
    }
    return true;
  }
}
