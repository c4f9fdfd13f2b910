package io.palimpsest.language.redaction;

import io.palimpsest.mechanisms.redaction.WordClass;

/**
 * NAME or WORD, a <b>guess by case</b> until a tagger exists: German nouns become NAME, names in
 * scripts without case do not. It is only a label; a name that is missed is hidden as WORD.
 */
public final class NameGuess {

  private NameGuess() {}

  /**
   * NAME for a word inside a sentence that has letters and their accents only (so not {@code I'm}),
   * more than one of them (so not {@code I}), the first of them a capital.
   *
   * @param word at least one character
   * @param opensSentence whether a capital letter says nothing here
   */
  public static WordClass of(String word, boolean opensSentence) {
    return !opensSentence && looksLikeName(word) ? WordClass.NAME : WordClass.WORD;
  }

  private static boolean looksLikeName(String word) {
    int first = word.codePointAt(0);
    return (Character.isUpperCase(first) || Character.isTitleCase(first)) && hasLettersOnly(word);
  }

  /** And their accents; two of them at least. */
  private static boolean hasLettersOnly(String word) {
    int letters = 0;
    int at = 0;
    while (at < word.length()) {
      int codePoint = word.codePointAt(at);
      if (Character.isAlphabetic(codePoint)) {
        letters++;
      } else if (!isAccent(codePoint)) {
        return false;
      }
      at += Character.charCount(codePoint);
    }
    return letters > 1;
  }

  private static boolean isAccent(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }
}
