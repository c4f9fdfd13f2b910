package io.palimpsest.language.sampling;

/**
 * How a word uses capital letters, as far as a word in its place takes it over. There are three
 * ways and no more, since it is released: a finer one could spell a message.
 *
 * <p>Letters change one by one, as {@link Character} has it, so a word keeps its number of letters:
 * a sharp s stays one.
 */
enum LetterCase {
  /** As the word comes: for words in lower case, without case, and for every mixture. */
  AS_IS,

  /** The first letter is a capital and no other; also for a single capital letter. */
  FIRST_UPPER,

  /** Two or more capital letters and no small one. */
  ALL_UPPER;

  /** The case of a part of a text. */
  static LetterCase of(String text, int start, int end) {
    int upper = 0;
    int lower = 0;
    int at = start;
    while (at < end) {
      int codePoint = text.codePointAt(at);
      // Most letters are these; to ask for what the others are costs more.
      if (codePoint >= 'a' && codePoint <= 'z') {
        lower++;
      } else if (isUpper(codePoint)) {
        upper++;
      } else if (Character.isLowerCase(codePoint)) {
        lower++;
      }
      at += Character.charCount(codePoint);
    }
    if (upper > 1 && lower == 0) {
      return ALL_UPPER;
    }
    return upper == 1 && isUpper(text.codePointAt(start)) ? FIRST_UPPER : AS_IS;
  }

  private static boolean isUpper(int codePoint) {
    return Character.isUpperCase(codePoint) || Character.isTitleCase(codePoint);
  }

  /** Writes a word in this case. */
  void write(String word, StringBuilder out) {
    switch (this) {
      case AS_IS -> out.append(word);
      case FIRST_UPPER -> {
        int first = word.codePointAt(0);
        out.appendCodePoint(Character.toTitleCase(first));
        out.append(word, Character.charCount(first), word.length());
      }
      case ALL_UPPER ->
          word.codePoints().forEach(c -> out.appendCodePoint(Character.toUpperCase(c)));
    }
  }
}
