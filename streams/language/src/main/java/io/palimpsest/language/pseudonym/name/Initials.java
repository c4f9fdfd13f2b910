package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;
import java.util.Optional;

/**
 * Single letters that stand for given names. Before a family name of which the author has one given
 * name with that letter, it is the first letter of what that name was given; else another letter,
 * always the same for the same one.
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

  /** Another letter, of the Latin alphabet. */
  static String other(String letter, AuthorNames author) {
    RandomBits bits = author.bits("initial", letter);
    int own = letter.charAt(0) - 'a';
    int drawn = (int) Uniform.below(own >= 0 && own < LETTERS ? LETTERS - 1 : LETTERS, bits);
    // Skipping the letter itself leaves the others equally likely.
    return String.valueOf((char) ('A' + (own >= 0 && drawn >= own ? drawn + 1 : drawn) % LETTERS));
  }

  private static String first(String word) {
    return word.substring(0, word.offsetByCodePoints(0, 1));
  }

  private static long key(String letter, String family, AuthorNames author) {
    return author.keys().join(author.keys().word(letter), author.keys().word(family));
  }
}
