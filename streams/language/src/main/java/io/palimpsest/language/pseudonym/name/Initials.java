package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;
import java.util.Optional;

/**
 * Single letters that stand for given names. Before a family name of which the author has one given
 * name with that letter, it is the first letter of what that name was given; else another letter by
 * the author's permutation of the alphabet. Letters of other scripts may meet.
 */
final class Initials {
  private static final int LETTERS = 26;

  private Initials() {}

  /** Remembers that someone of that family name has that given name. */
  static void learn(String given, String givenFor, String family, AuthorNames author) {
    if (givenFor.isEmpty()) {
      return;
    }
    long key = key(first(given), family, author);
    String letter = first(givenFor);
    Optional<Remembered> known = author.memory().find(NameKind.INITIAL, key);
    // A second given name with that letter: nobody can tell who is meant.
    boolean clear = known.isEmpty() || known.get().given().equals(letter);
    author.memory().assign(NameKind.INITIAL, key, new Remembered(clear ? letter : "", false, 0));
  }

  /** The letter of the one given name that is known, as it was given. */
  static Optional<String> known(String letter, String family, AuthorNames author) {
    return author
        .memory()
        .find(NameKind.INITIAL, key(letter, family, author))
        .map(Remembered::given)
        .filter(given -> !given.isEmpty());
  }

  /** Another letter of the Latin alphabet: two of its letters never become one. */
  static String other(String letter, AuthorNames author) {
    int own = letter.charAt(0) - 'a';
    boolean latin = own >= 0 && own < LETTERS;
    int other =
        latin
            ? permutation(author)[own]
            : (int) Uniform.below(LETTERS, author.bits("initial", letter));
    return String.valueOf((char) ('A' + other));
  }

  /** Drawn from all that are one cycle (Sattolo): those have no fixed point. */
  private static int[] permutation(AuthorNames author) {
    RandomBits bits = author.bits("initials", "");
    int[] letters = new int[LETTERS];
    for (int i = 1; i < LETTERS; i++) {
      int from = (int) Uniform.below(i, bits);
      letters[i] = letters[from];
      letters[from] = i;
    }
    return letters;
  }

  private static String first(String word) {
    return word.substring(0, word.offsetByCodePoints(0, 1));
  }

  private static long key(String letter, String family, AuthorNames author) {
    return author.keys().join(author.keys().word(letter), author.keys().word(family));
  }
}
