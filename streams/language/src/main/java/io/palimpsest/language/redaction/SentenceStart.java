package io.palimpsest.language.redaction;

import io.palimpsest.language.token.TokenKind;

/**
 * Whether the next word opens a sentence, where a capital letter says nothing.
 *
 * <p>Knows no abbreviations: the word after {@code Mr.} counts as the first of a sentence.
 */
final class SentenceStart {

  private static final String SENTENCE_ENDS = ".!?…。．！？؟।";
  private static final String LINE_ENDS = "\n\r\u2028\u2029";

  private boolean open = true;

  /**
   * Whether a word here looks like a name: letters and their accents only (so not {@code I'm}),
   * more than one of them (so not {@code I}), the first of them a capital, inside a sentence.
   */
  boolean isName(String word) {
    int first = word.codePointAt(0);
    return !open
        && (Character.isUpperCase(first) || Character.isTitleCase(first))
        && word.codePoints().filter(Character::isAlphabetic).limit(2).count() > 1
        && word.codePoints().allMatch(c -> Character.isAlphabetic(c) || isAccent(c));
  }

  /** Handles, links and emoji often stand before a sentence, so they do not open one. */
  void pass(TokenKind kind, String content) {
    switch (kind) {
      case WORD, NUMBER, CODE -> open = false;
      case PUNCTUATION -> open |= SENTENCE_ENDS.contains(content);
      case SPACE -> open |= hasLineEnd(content);
      default -> {
        // says nothing about sentences
      }
    }
  }

  private static boolean hasLineEnd(String run) {
    for (int i = 0; i < run.length(); i++) {
      if (LINE_ENDS.indexOf(run.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAccent(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }
}
