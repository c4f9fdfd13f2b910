package io.palimpsest.language.detect.pattern;

import java.util.List;

/** Numbers written as words: four, oh, drei. */
public final class NumberWords {

  private NumberWords() {}

  /** Whether one of the words of a text is a digit or a small number. */
  public static boolean areIn(String text) {
    if (text.codePoints().noneMatch(Character::isLetter)) {
      return false;
    }
    Atoms atoms = AtomScan.of(FoldedText.of(text), List.of());
    for (int i = 0; i < atoms.size(); i++) {
      if (atoms.is(i, Cue.DIGIT)) {
        return true;
      }
    }
    return false;
  }
}
