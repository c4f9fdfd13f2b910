package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.CanonicalSpelling;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs of letters, which end at signs and at digits. A tokenizer glues what no space parts: {@code
 * smith.he}, {@code smith_fan} and {@code smith1} are one token each.
 */
final class LetterRuns {
  private static final String GLUE = ".:_";

  private LetterRuns() {}

  /** Whether a token is more than one run of letters. */
  static boolean isGlued(String text, int start, int end) {
    return end(text, start, end) < end;
  }

  /** Where the first run from here on begins; the end if there is none. */
  static int start(String text, int from, int end) {
    int at = from;
    while (at < end && !isInRun(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Where a run that begins here ends. */
  static int end(String text, int start, int end) {
    int at = start;
    while (at < end && isInRun(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isInRun(char c) {
    if (c < 0x80) {
      return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '\'';
    }
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK,
          Character.COMBINING_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.FORMAT,
          Character.SURROGATE ->
          true;
      default -> c == '\u2019' || Character.isAlphabetic(c);
    };
  }

  /** Whether in a name something is glued to letters. A stop with a space behind it is not. */
  static boolean hasGlue(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean before = i > 0 && isInRun(name.charAt(i - 1));
      boolean after = i + 1 < name.length() && isInRun(name.charAt(i + 1));
      boolean loose = c == '_' || c >= '0' && c <= '9';
      if (loose && (before || after) || GLUE.indexOf(c) >= 0 && before && after) {
        return true;
      }
    }
    return false;
  }

  /** The runs, the numbers, and what stands between them. */
  static List<NameText.Piece> pieces(String text) {
    List<NameText.Piece> pieces = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int start = start(text, at, text.length());
      for (NameText.Piece between : NameText.pieces(text.substring(at, start))) {
        pieces.add(between);
      }
      int end = end(text, start, text.length());
      int letters = NameText.clitic(text, start, end);
      if (start < end) {
        String run = text.substring(start, letters);
        pieces.add(new NameText.Piece(run, CanonicalSpelling.of(run)));
      }
      if (letters < end) {
        pieces.add(new NameText.Piece(text.substring(letters, end), ""));
      }
      at = end;
    }
    return pieces;
  }
}
