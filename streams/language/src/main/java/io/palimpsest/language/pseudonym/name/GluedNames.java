package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.FoundAs;
import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import java.util.Optional;

/** Finds names in letters that are written together: annasmith, asmith. */
final class GluedNames {
  private static final int SHORTEST = 3;

  /** Longer runs are taken as one word; the search is quadratic in this. */
  private static final int LONGEST = 30;

  private final Lore lore;
  private final WordNames words;

  GluedNames(Lore lore, WordNames words) {
    this.lore = lore;
    this.words = words;
  }

  /** What is written for a run of two names; empty if it is not made of such. */
  Optional<String> replace(NameText.Piece run, AuthorNames author) {
    String letters = run.canonical();
    if (!isCuttable(letters) || word(letters, author).isPresent()) {
      return Optional.empty();
    }
    return known(letters, author)
        .or(() -> isWord(letters) ? Optional.empty() : listed(letters, author))
        .map(run.letterCase()::write);
  }

  /**
   * What is given for two names that the author is known to use, or for one and the first letter of
   * the other, written together; empty if letters are not made of such.
   */
  static Optional<String> known(String letters, AuthorNames author) {
    if (!isCuttable(letters)) {
      return Optional.empty();
    }
    Optional<String> initial =
        Initials.known(letters.substring(0, 1), letters.substring(1), author)
            .flatMap(letter -> glue(Optional.of(letter), given(letters.substring(1), author)));
    for (int cut = SHORTEST; cut <= letters.length() - SHORTEST && initial.isEmpty(); cut++) {
      initial =
          glue(given(letters.substring(0, cut), author), given(letters.substring(cut), author));
    }
    return initial;
  }

  private static boolean isCuttable(String letters) {
    return letters.length() > SHORTEST && letters.length() <= LONGEST;
  }

  private static Optional<Remembered> word(String letters, AuthorNames author) {
    return author.memory().find(NameKind.WORD, author.keys().word(letters));
  }

  private static Optional<String> given(String letters, AuthorNames author) {
    return word(letters, author).map(Remembered::given).filter(given -> !given.isEmpty());
  }

  private static Optional<String> glue(Optional<String> first, Optional<String> rest) {
    return first.flatMap(one -> rest.map(other -> one + LetterCase.LOWER.write(other)));
  }

  /** Everyday words are not cut into names by accident. */
  private boolean isWord(String letters) {
    return lore.isEveryday(letters) || lore.isName(letters);
  }

  /** Of a given and a family name that stand in the lists. */
  private Optional<String> listed(String letters, AuthorNames author) {
    for (int cut = SHORTEST; cut <= letters.length() - SHORTEST; cut++) {
      String first = letters.substring(0, cut);
      String rest = letters.substring(cut);
      boolean full =
          lore.names(first)
              .filter(lists -> lists.isGiven(first) && lists.isFamily(rest))
              .isPresent();
      if (full) {
        return glue(unseen(first, WordRole.GIVEN, author), unseen(rest, WordRole.FAMILY, author));
      }
    }
    return Optional.empty();
  }

  private Optional<String> unseen(String name, WordRole role, AuthorNames author) {
    return words.ofUnseen(new NameText.Piece(name, name), role, FoundAs.PERSON, author);
  }
}
