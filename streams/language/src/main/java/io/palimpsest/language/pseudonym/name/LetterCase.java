package io.palimpsest.language.pseudonym.name;

import java.util.Locale;

/** How a word uses capital letters. Words of scripts without them count as lower case. */
enum LetterCase {
  LOWER(1),
  /** The first letter is a capital and no other; also a single capital letter. */
  TITLE(2),
  /** Two or more capital letters and no small one. */
  UPPER(4),
  MIXED(8);

  private final int bit;

  LetterCase(int bit) {
    this.bit = bit;
  }

  /** The case of a part of a text. */
  static LetterCase of(String text, int start, int end) {
    int upper = 0;
    int lower = 0;
    boolean firstUpper = false;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (isUpper(c)) {
        firstUpper |= upper + lower == 0;
        upper++;
      } else if (c >= 'a' && c <= 'z' || c > 0x7F && Character.isLowerCase(c)) {
        lower++;
      }
    }
    if (upper == 0) {
      return LOWER;
    }
    if (upper == 1 && firstUpper) {
      return TITLE;
    }
    return lower == 0 ? UPPER : MIXED;
  }

  private static boolean isUpper(char c) {
    return c >= 'A' && c <= 'Z' || c > 0x7F && (Character.isUpperCase(c) || isTitle(c));
  }

  private static boolean isTitle(char c) {
    return Character.getType(c) == Character.TITLECASE_LETTER;
  }

  static LetterCase of(String word) {
    return of(word, 0, word.length());
  }

  /** Of several words: their common case, or mixed. */
  LetterCase and(LetterCase other) {
    return this == other ? this : MIXED;
  }

  /** As a set of cases has it, also one on disk. */
  int bit() {
    return bit;
  }

  /** Writes a name in this case; names come as they are usually written. */
  String write(String name) {
    return switch (this) {
      case LOWER -> name.toLowerCase(Locale.ROOT);
      case UPPER -> name.toUpperCase(Locale.ROOT);
      case TITLE -> title(name);
      case MIXED -> name;
    };
  }

  /** An acronym's letters become small ones when its word has a capital first letter only. */
  private static String title(String name) {
    return of(name) == UPPER && name.length() > 1
        ? name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT)
        : name;
  }
}
