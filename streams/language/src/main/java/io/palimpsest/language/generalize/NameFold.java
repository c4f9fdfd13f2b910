package io.palimpsest.language.generalize;

import java.text.Normalizer;
import java.util.Locale;

/**
 * One spelling for all spellings of a name: case, accents, kinds of spaces and apostrophes, and
 * characters that are not seen do not matter. Folding twice changes nothing. Trap: not linear in a
 * name that is all accents, so long ones are not for here.
 */
final class NameFold {
  private static final char IOTA_BELOW = '\u0345';

  private NameFold() {}

  static String fold(String name) {
    // Down, up and down again: some letters meet only in upper case, some only in lower case.
    String upper = decompose(name).toLowerCase(Locale.ROOT).toUpperCase(Locale.ROOT);
    String letters = decompose(upper.toLowerCase(Locale.ROOT));
    StringBuilder folded = new StringBuilder(letters.length());
    for (int i = 0; i < letters.length(); ) {
      int c = letters.codePointAt(i);
      append(c, folded);
      i += Character.charCount(c);
    }
    int end = folded.length();
    if (end > 0 && folded.charAt(end - 1) == ' ') {
      folded.setLength(end - 1);
    }
    return folded.toString();
  }

  private static void append(int c, StringBuilder folded) {
    switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> {}
      case Character.COMBINING_SPACING_MARK -> {
        if (!isReordered(c)) {
          folded.appendCodePoint(c);
        }
      }
      case Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.CONTROL ->
          appendSpace(folded);
      default -> folded.appendCodePoint(isApostrophe(c) ? '\'' : c);
    }
  }

  /**
   * Whether its place among other marks is without meaning. A Greek iota below is such a mark in
   * lower case and a letter in upper case, so what could stand on either side of it has to go.
   */
  private static boolean isReordered(int mark) {
    String behind = Character.toString(IOTA_BELOW) + Character.toString(mark);
    return decompose(behind).charAt(0) != IOTA_BELOW;
  }

  private static void appendSpace(StringBuilder folded) {
    if (!folded.isEmpty() && folded.charAt(folded.length() - 1) != ' ') {
      folded.append(' ');
    }
  }

  private static boolean isApostrophe(int c) {
    return c == '\u2018' || c == '\u2019' || c == '\u02BC';
  }

  private static String decompose(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKD);
  }
}
