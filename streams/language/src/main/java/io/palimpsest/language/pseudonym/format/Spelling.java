package io.palimpsest.language.pseudonym.format;

import java.util.Arrays;

/**
 * A value apart from how it is spelled: its digits and letters as ASCII in upper case, and all that
 * is needed to spell another value in the same way. Digits of every script and fullwidth letters
 * are read; each is written back in its own script, and letters in their own case.
 */
final class Spelling {

  /** What the fullwidth forms are away from ASCII. */
  private static final int FULLWIDTH = 0xFEE0;

  private final String original;
  private final String folded;
  private final String compact;

  /** For each place of {@link #compact}: where it stands in the text. */
  private final int[] at;

  private final boolean foreignLetters;
  private final boolean foreignNumbers;

  private Spelling(
      String original, String folded, String compact, int[] at, boolean letters, boolean numbers) {
    this.original = original;
    this.folded = folded;
    this.compact = compact;
    this.at = at;
    this.foreignLetters = letters;
    this.foreignNumbers = numbers;
  }

  static Spelling of(String original) {
    StringBuilder folded = new StringBuilder();
    StringBuilder compact = new StringBuilder();
    int[] at = new int[original.length()];
    boolean letters = false;
    boolean numbers = false;
    int index = 0;
    while (index < original.length()) {
      int codePoint = original.codePointAt(index);
      int ascii = Folding.fold(codePoint);
      if (Folding.isAlphanumeric(ascii)) {
        at[compact.length()] = index;
        compact.append(Character.toUpperCase((char) ascii));
      } else {
        letters |= Character.isLetter(codePoint);
        numbers |= Folding.isNumber(codePoint);
      }
      if (ascii >= 0) {
        folded.append((char) ascii);
      }
      index += Character.charCount(codePoint);
    }
    return new Spelling(
        original,
        folded.toString(),
        compact.toString(),
        Arrays.copyOf(at, compact.length()),
        letters,
        numbers);
  }

  /** Letters and digits alone, ASCII in upper case. */
  String compact() {
    return compact;
  }

  /**
   * As a reader takes it: ASCII where that says the same, invisible characters gone, one unit for
   * each character. Case and signs are those of the text; its ASCII letters and digits are, in
   * order, those of {@link #compact}.
   */
  String folded() {
    return folded;
  }

  /** Whether there are letters that cannot be exchanged. */
  boolean hasForeignLetters() {
    return foreignLetters;
  }

  /** Whether there are numbers that cannot be exchanged, as a half or a Roman numeral. */
  boolean hasForeignNumbers() {
    return foreignNumbers;
  }

  /** Whether letters may take the place of digits without changing how long the text is. */
  boolean isExchangeable() {
    return Arrays.stream(at).allMatch(i -> isWide(i) || original.charAt(i) < 0x80);
  }

  /** Whether there is a small letter. */
  boolean hasLower() {
    return Arrays.stream(at).anyMatch(i -> Character.isLowerCase(original.charAt(i)));
  }

  private boolean isWide(int index) {
    return original.charAt(index) >= 0xFF01 && original.charAt(index) <= 0xFF5E;
  }

  /**
   * Another value in this spelling; a letter takes the case of the letter it replaces, and in the
   * place of a digit that of the value's letters.
   *
   * @param value as long as {@link #compact}
   */
  String write(String value) {
    boolean lower = hasLower() || compact.chars().allMatch(c -> c <= '9');
    StringBuilder cased = new StringBuilder(value);
    for (int i = 0; i < at.length; i++) {
      char before = original.charAt(at[i]);
      boolean small = Character.isLetter(before) ? Character.isLowerCase(before) : lower;
      char c = value.charAt(i);
      cased.setCharAt(i, small ? Character.toLowerCase(c) : c);
    }
    return writeCased(cased.toString());
  }

  /** Another value in this spelling whose case is part of the value. */
  String writeCased(String value) {
    StringBuilder written = new StringBuilder(original.length());
    int done = 0;
    for (int i = 0; i < at.length; i++) {
      int before = original.codePointAt(at[i]);
      written.append(original, done, at[i]);
      written.appendCodePoint(inScript(value.charAt(i), before));
      done = at[i] + Character.charCount(before);
    }
    return written.append(original, done, original.length()).toString();
  }

  private static int inScript(char c, int before) {
    if (before < 0x80) {
      return c;
    }
    boolean digits = Character.isDigit(c) && Character.isDigit(before);
    return digits ? before - Character.digit(before, 10) + (c - '0') : c + FULLWIDTH;
  }

  /** Nothing of the value. */
  @Override
  public String toString() {
    return "Spelling[" + at.length + " places]";
  }
}
