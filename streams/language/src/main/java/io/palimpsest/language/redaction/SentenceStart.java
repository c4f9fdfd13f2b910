package io.palimpsest.language.redaction;

import io.palimpsest.language.token.Token;

/**
 * Whether the next word opens a sentence, where a capital letter says nothing.
 *
 * <p>Knows no abbreviations: the word after {@code Mr.} counts as the first of a sentence.
 */
final class SentenceStart {

  private static final String SENTENCE_ENDS = ".!?…。．！？؟।";
  private static final String LINE_ENDS = "\n\r\u2028\u2029";

  private boolean open = true;

  boolean isOpen() {
    return open;
  }

  /** Handles, links and emoji often stand before a sentence, so they do not open one. */
  void pass(String text, Token token) {
    switch (token.kind()) {
      case WORD, NUMBER, CODE -> open = false;
      case PUNCTUATION -> open |= SENTENCE_ENDS.indexOf(text.codePointAt(token.start())) >= 0;
      case SPACE -> open |= hasLineEnd(text, token);
      default -> {
        // says nothing about sentences
      }
    }
  }

  /** Something that stands for a name or a number was passed. */
  void passName() {
    open = false;
  }

  private static boolean hasLineEnd(String text, Token run) {
    for (int i = run.start(); i < run.end(); i++) {
      if (LINE_ENDS.indexOf(text.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }
}
