package io.palimpsest.language.sampling;

import io.palimpsest.language.lexicon.Lexicon;

/** How much longer than its text a release can be. */
final class GrowthBound {
  /** Bytes of the longest label for a token of one byte; HASHTAG has seven for two and more. */
  private static final int LABEL_BYTES = 6;

  private GrowthBound() {}

  /** Bytes of the longest word of a lexicon in its longest case. */
  static int longestWord(Lexicon lexicon) {
    int longest = 0;
    for (int id = 0; id < lexicon.size(); id++) {
      longest = Math.max(longest, lexicon.word(id).codePoints().map(GrowthBound::bytes).sum());
    }
    return longest;
  }

  /**
   * Bytes of a release for each byte of its text, at most, both in UTF-8: one more than the longest
   * word has, and never less than 7.
   *
   * <p>Why: let a token have {@code n >= 1} bytes, and let {@code b} be the bytes of the longest
   * word or of a label, whichever is more. Layout does not grow. A number keeps its bytes, as the
   * ten digits of a script all have the same length; a word that is kept has at most its {@code n},
   * as the list is ASCII and nothing shorter is normalized to it. A drawn word or a label has at
   * most {@code b} bytes (HASHTAG {@code b + 1}, but then {@code n >= 2}), and its clitic at most
   * {@code n - 1}. With one space to part it from what it touches that is at most {@code b + n},
   * which is not above {@code n * (b + 1)}.
   */
  static int of(int longestWord) {
    return Math.max(longestWord, LABEL_BYTES) + 1;
  }

  private static int bytes(int codePoint) {
    return Math.max(
        utf8(codePoint),
        Math.max(utf8(Character.toUpperCase(codePoint)), utf8(Character.toTitleCase(codePoint))));
  }

  private static int utf8(int codePoint) {
    if (codePoint < 0x80) {
      return 1;
    }
    if (codePoint < 0x800) {
      return 2;
    }
    return codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT ? 3 : 4;
  }
}
