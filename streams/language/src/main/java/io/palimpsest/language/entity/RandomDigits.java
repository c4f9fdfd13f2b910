package io.palimpsest.language.entity;

import io.palimpsest.language.detect.pattern.NumberWords;
import io.palimpsest.language.detect.pattern.OrdinaryForms;
import io.palimpsest.language.pseudonym.format.SharedRuns;
import io.palimpsest.language.sampling.NumberFormat;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;
import java.util.Locale;
import java.util.Optional;

/**
 * Each decimal digit drawn anew, of the same script; all else stays. The first of several digits is
 * not 0, unless it was in 0.5. An author's equal values stay equal, and none is itself again.
 *
 * <p>What has a meaning by its form keeps it: 1st becomes 4th, 100% at most 99%, 5'11" a height.
 * Words with digits (H2O, 24/7) are words and stay.
 */
final class RandomDigits {
  private static final Digest TABLE = Digest.ofFields("random-digits-2");
  private static final int MOST_PERCENT = 100;
  private static final int SHORTEST_FEET = 4;
  private static final int FEET = 3;
  private static final int INCHES = 12;

  private RandomDigits() {}

  /** Empty if there is no digit to draw, or if some are words: new digits would leave those. */
  static Optional<String> of(String original, KeyedRandomness author) {
    if (OrdinaryForms.isWord(original)) {
      return Optional.of(original);
    }
    if (!NumberFormat.hasDigit(original) || NumberWords.areIn(original)) {
      return Optional.empty();
    }
    RandomBits bits = author.in(new DrawScope.User(TABLE)).draw(withoutSign(original));
    String other = original;
    while (other.equals(original) || isNothing(other)) {
      other = draw(original, bits);
    }
    return Optional.of(other);
  }

  /** #4417990 is the number 4417990, and becomes the same. */
  private static String withoutSign(String original) {
    return original.startsWith("#") ? original.substring(1) : original;
  }

  /** A lonely zero, as in 0k, 0 days or 0.0: nobody says so. 0.5 is something. */
  private static boolean isNothing(String number) {
    return number.charAt(0) == '0'
        && asciiDigits(number) == 1
        && number.codePoints().allMatch(c -> Character.digit(c, 10) <= 0);
  }

  /** 0.5, which is a part: its zero is of its form, as the number of digits is. */
  private static boolean isFraction(String number) {
    return number.length() > 2
        && number.charAt(0) == '0'
        && (number.charAt(1) == '.' || number.charAt(1) == ',')
        && Character.isDigit(number.charAt(2));
  }

  private static String draw(String original, RandomBits bits) {
    int end = asciiDigits(original);
    String tail = original.substring(end).toLowerCase(Locale.ROOT);
    if (end > 0 && end <= 3 && tail.strip().equals("%") && value(original, end) <= MOST_PERCENT) {
      long most = end == 1 ? 9 : MOST_PERCENT - 1;
      return 1 + Uniform.below(most, bits) + original.substring(end);
    }
    if (end == 1 && tail.startsWith("'") && tail.endsWith("\"")) {
      long feet = SHORTEST_FEET + Uniform.below(FEET, bits);
      return feet + "'" + Uniform.below(INCHES, bits) + "\"";
    }
    StringBuilder out = new StringBuilder(original.length());
    int form = isFraction(original) ? 2 : 0;
    out.append(original, 0, form);
    NumberFormat.write(original.substring(form), bits, out);
    SharedRuns.part(original, out, bits);
    boolean ordinal = end > 0 && OrdinaryForms.isOrdinalEnding(tail);
    return ordinal ? out.substring(0, end) + ending(out, end, original) : out.toString();
  }

  private static int asciiDigits(String text) {
    int end = 0;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  private static int value(String text, int end) {
    return Integer.parseInt(text, 0, end, 10);
  }

  /** st, nd, rd or th, in the case of the original's. */
  private static String ending(CharSequence number, int end, String original) {
    int last = number.charAt(end - 1) - '0';
    boolean teen = end > 1 && number.charAt(end - 2) == '1';
    String ending =
        teen || last == 0 || last > 3 ? "th" : last == 1 ? "st" : last == 2 ? "nd" : "rd";
    return Character.isUpperCase(original.charAt(end)) ? ending.toUpperCase(Locale.ROOT) : ending;
  }
}
