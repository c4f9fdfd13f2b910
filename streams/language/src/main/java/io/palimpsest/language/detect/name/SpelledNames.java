package io.palimpsest.language.detect.name;

/** Finds names whose letters stand apart, with the same sign or space between all: Z o f k a. */
final class SpelledNames {
  private static final int FEWEST_LETTERS = 4;
  private static final int FEWEST_KINDS = 3;

  /** Longer rows of capital letters are shouted words. */
  private static final int MOST_CAPITALS = 6;

  private final Words words;

  SpelledNames(Words words) {
    this.words = words;
  }

  /** How many tokens from here are such a name; 0 if none is. */
  int nameLength(int first) {
    // A row is followed from its first letter only, so that time stays linear.
    if (!isLetter(first) || isLetter(first - 2) && isRow(first - 2, first)) {
      return 0;
    }
    int last = first;
    while (isRow(first, last)) {
      last += 2;
    }
    int letters = (last - first) / 2 + 1;
    if (letters < FEWEST_LETTERS) {
      return 0;
    }
    StringBuilder word = new StringBuilder(letters);
    for (int i = first; i <= last; i += 2) {
      word.append(words.first(i));
    }
    boolean shouted = letters > MOST_CAPITALS && words.isCapital(first + 2);
    boolean name =
        !shouted
            && word.chars().distinct().count() >= FEWEST_KINDS
            && !CommonWords.has(word.toString());
    return name ? last - first + 1 : 0;
  }

  /** Whether a letter follows the last one, parted from it as the second is from the first. */
  private boolean isRow(int first, int last) {
    return isLetter(last + 2)
        && words.length(first + 1) == 1
        && words.length(last + 1) == 1
        && words.first(first + 1) == words.first(last + 1);
  }

  private boolean isLetter(int token) {
    return words.isWord(token) && words.length(token) == 1;
  }
}
