package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.memory.FoundAs;
import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;
import java.util.Locale;
import java.util.Optional;

/**
 * Other words for the words of names: one namespace an author, so that Anna is the same in a name,
 * a handle and a company. Injective: no two words of an author are given the same.
 */
final class WordNames {
  /** From here on, words that are in no person's, place's or organization's name find no room. */
  private static final int ROOM_FOR_OTHERS = AuthorMemory.MAX_NAMES / 2;

  private static final int LONGEST_LETTERS = 8;

  private final Lore lore;

  WordNames(Lore lore) {
    this.lore = lore;
  }

  /**
   * What is given for a word of a person's name.
   *
   * @param isLearned whether it is looked for from now on, as it is written here
   * @return as names are usually written; empty if there is no name of that script or no room
   */
  Optional<String> of(NameText.Piece word, WordRole role, boolean isLearned, AuthorNames author) {
    int cases = isLearned ? word.letterCase().bit() : 0;
    return of(word, role, cases, FoundAs.PERSON, author);
  }

  /** What is given for a word that stands in no name of its own; it is not looked for later. */
  Optional<String> ofUnseen(
      NameText.Piece word, WordRole role, FoundAs foundAs, AuthorNames author) {
    boolean known = author.memory().find(NameKind.WORD, key(word, author)).isPresent();
    return known || author.memory().size() < ROOM_FOR_OTHERS
        ? of(word, role, 0, foundAs, author)
        : Optional.empty();
  }

  private static long key(NameText.Piece word, AuthorNames author) {
    return author.keys().word(word.canonical());
  }

  private Optional<String> of(
      NameText.Piece word, WordRole role, int cases, FoundAs foundAs, AuthorNames author) {
    String canonical = word.canonical();
    return author.remember(
        NameKind.WORD,
        key(word, author),
        cases,
        () -> new Remembered("", lore.isEveryday(canonical), 0, foundAs),
        () -> draw(canonical, role, author));
  }

  private Optional<String> draw(String canonical, WordRole role, AuthorNames author) {
    if (role == WordRole.LETTERS) {
      return letters(canonical, author);
    }
    Optional<String> glued = glued(canonical, role, author);
    Optional<String> known = glued.isPresent() ? glued : place(canonical, role, author);
    return known.isPresent() ? known : name(canonical, role, author);
  }

  /** What two names are given of which a word alone consists; nobody else may have it. */
  private static Optional<String> glued(String canonical, WordRole role, AuthorNames author) {
    return role == WordRole.UNKNOWN
        ? GluedNames.known(canonical, author)
            .filter(given -> given.length() <= Remembered.MAX_LENGTH)
            .filter(given -> !author.memory().isGiven(given))
        : Optional.empty();
  }

  /** What a word alone is given as a place, if no list has it as a name. */
  private Optional<String> place(String canonical, WordRole role, AuthorNames author) {
    return role == WordRole.UNKNOWN && !lore.isName(canonical)
        ? author.foundAs(NameKind.PLACE, canonical)
        : Optional.empty();
  }

  private Optional<String> name(String canonical, WordRole role, AuthorNames author) {
    Optional<NameLists> lists = lore.names(canonical);
    if (lists.isEmpty()) {
      return Optional.empty();
    }
    NamePool pool = pool(lists.get(), canonical, role);
    return pool.isEmpty()
        ? Optional.empty()
        : author.draw(pool.id(), canonical, pool::next, name -> true);
  }

  private static NamePool pool(NameLists lists, String canonical, WordRole role) {
    boolean given =
        role == WordRole.GIVEN || role == WordRole.UNKNOWN && lists.isRatherGiven(canonical);
    return given ? lists.givenLike(canonical) : lists.family();
  }

  /** As many capital letters, which are no word. */
  private Optional<String> letters(String canonical, AuthorNames author) {
    int length = Math.min(LONGEST_LETTERS, canonical.codePointCount(0, canonical.length()));
    return author.draw(
        "letters",
        canonical,
        bits -> capitals(length, bits),
        drawn -> !lore.english().isFrequent(drawn.toLowerCase(Locale.ROOT)));
  }

  private static String capitals(int length, RandomBits bits) {
    StringBuilder letters = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      letters.append((char) ('A' + Uniform.below(26, bits)));
    }
    return letters.toString();
  }
}
