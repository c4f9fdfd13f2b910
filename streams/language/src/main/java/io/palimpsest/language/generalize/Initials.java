package io.palimpsest.language.generalize;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The initials of a person's name: {@code A. S.}. */
final class Initials {
  /** Of a longer name the first two and the last. */
  static final int MAX_LETTERS = 3;

  /** How many there are of one, two and three letters. */
  static final int COUNT = 26 + 26 * 26 + 26 * 26 * 26;

  private Initials() {}

  /** Of a folded name; empty if one of its words does not begin with a Latin letter. */
  static Optional<String> of(String folded) {
    List<String> letters = new ArrayList<>();
    boolean inWord = false;
    for (int i = 0; i < folded.length(); i++) {
      char c = folded.charAt(i);
      if (c == ' ') {
        inWord = false;
      } else if (!inWord && Character.isLetter(folded.codePointAt(i))) {
        inWord = true;
        char letter = latin(c);
        if (letter < 'a' || letter > 'z') {
          return Optional.empty();
        }
        if (letters.size() == MAX_LETTERS) {
          letters.remove(MAX_LETTERS - 1);
        }
        letters.add(Character.toUpperCase(letter) + ".");
      }
    }
    return letters.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", letters));
  }

  /** Letters that Unicode does not take apart into a plain one and a mark. */
  private static char latin(char c) {
    return switch (c) {
      case 'æ' -> 'a';
      case 'đ', 'ð' -> 'd';
      case 'ł' -> 'l';
      case 'ø', 'œ' -> 'o';
      case 'þ' -> 't';
      default -> c;
    };
  }
}
