package io.palimpsest.language.pseudonym.memory;

import java.text.Normalizer;

/**
 * The one spelling of a word behind all its ways to be written: compatibility forms resolved
 * (NFKC), invisible characters, apostrophes and stops gone, case folded, accents removed, and
 * letters that only look Latin in a word with Latin letters made Latin.
 *
 * <p>Accents go from Latin and Greek letters, points and vowel signs from Arabic and Hebrew; a
 * Cyrillic short i is a letter of its own and stays. The canonical spelling of a canonical spelling
 * is itself.
 */
public final class CanonicalSpelling {
  /** Longer ones are folded letter by letter: reordering long runs of marks is quadratic. */
  private static final int MOST_NORMALIZED = 256;

  // Small letters of which the small or the capital form looks Latin; Cyrillic, then Greek.
  private static final String LOOK_ALIKE = "авсеԁһіјкмноԛрѕтухѵԝαβεζηικμνορτυχ";
  private static final String LATIN = "abcedhijkmhoqpstyxvwabezhikmnoptyx";

  private CanonicalSpelling() {}

  /** The canonical spelling of a word; of any string, and empty for one without letters. */
  public static String of(String word) {
    int unchanged = unchanged(word);
    if (unchanged == word.length()) {
      return word;
    }
    return isAscii(word, unchanged) ? ascii(word, unchanged) : any(word);
  }

  /** How many characters from the first on are letters of a canonical spelling already. */
  private static int unchanged(String word) {
    int at = 0;
    while (at < word.length() && isPlain(word.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isPlain(char c) {
    return c <= 0x7F && c != '\'' && c != '.' && (c < 'A' || c > 'Z');
  }

  private static boolean isAscii(String word, int from) {
    for (int i = from; i < word.length(); i++) {
      if (word.charAt(i) > 0x7F) {
        return false;
      }
    }
    return true;
  }

  /** The same as {@link #any}, for most words: no form but its own stands behind such a letter. */
  private static String ascii(String word, int unchanged) {
    StringBuilder out = new StringBuilder(word.length()).append(word, 0, unchanged);
    for (int i = unchanged; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c >= 'A' && c <= 'Z') {
        out.append((char) (c + ('a' - 'A')));
      } else if (isPlain(c)) {
        out.append(c);
      }
    }
    return out.toString();
  }

  private static String any(String word) {
    boolean isShort = word.length() <= MOST_NORMALIZED;
    String resolved = isShort ? Normalizer.normalize(word, Normalizer.Form.NFKD) : word;
    String folded = fold(resolved);
    return isShort ? Normalizer.normalize(folded, Normalizer.Form.NFC) : folded;
  }

  private static String fold(String resolved) {
    StringBuilder out = new StringBuilder(resolved.length());
    boolean latin = false;
    boolean other = false;
    int base = 0;
    for (int at = 0; at < resolved.length(); ) {
      int c = resolved.codePointAt(at);
      at += Character.charCount(c);
      if (isInvisible(c) || isSilent(c) || isAccent(c, base)) {
        continue;
      }
      int lower = Character.toLowerCase(Character.toUpperCase(c));
      if (Character.getType(lower) != Character.NON_SPACING_MARK) {
        base = lower;
        latin |= isLatin(lower);
        other |= lower >= 0x370 && lower <= 0x52F;
      }
      append(lower, out);
    }
    // Once more after a replacement: accents that did not count now stand on Latin letters.
    return latin && other && replaceLookAlikes(out) ? fold(out.toString()) : out.toString();
  }

  private static boolean isInvisible(int c) {
    return Character.getType(c) == Character.FORMAT
        || c == 0x34F
        || c >= 0xFE00 && c <= 0xFE0F
        || c >= 0xE0100 && c <= 0xE01EF;
  }

  /** An apostrophe, or the stop in U.S. */
  private static boolean isSilent(int c) {
    return c == '\'' || c == '.' || c == '\u2019' || c == '\u2018' || c == '\u02BC';
  }

  private static boolean isAccent(int c, int base) {
    if (c >= 0x300 && c <= 0x36F) {
      boolean yo = c == 0x308 && base == 'е';
      return yo || isLatin(base) || base >= 0x370 && base <= 0x3FF;
    }
    return c >= 0x591 && c <= 0x5C7 && Character.getType(c) == Character.NON_SPACING_MARK
        || c >= 0x610 && c <= 0x61A
        || c >= 0x64B && c <= 0x65F
        || c == 0x670;
  }

  private static boolean isLatin(int c) {
    return c >= 'a' && c <= 'z' || c >= 0xDF && c <= 0x24F && c != 0xF7;
  }

  /** Letters that no decomposition takes apart. */
  private static void append(int lower, StringBuilder out) {
    switch (lower) {
      case 'ß' -> out.append("ss");
      case 'æ' -> out.append("ae");
      case 'œ' -> out.append("oe");
      case 'þ' -> out.append("th");
      case 'ø' -> out.append('o');
      case 'ł' -> out.append('l');
      case 'đ', 'ð' -> out.append('d');
      case 'ı' -> out.append('i');
      case 'ς' -> out.append('σ');
      default -> out.appendCodePoint(lower);
    }
  }

  private static boolean replaceLookAlikes(StringBuilder out) {
    boolean replaced = false;
    for (int i = 0; i < out.length(); i++) {
      int found = LOOK_ALIKE.indexOf(out.charAt(i));
      if (found >= 0) {
        out.setCharAt(i, LATIN.charAt(found));
        replaced = true;
      }
    }
    return replaced;
  }
}
