package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.NameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What each piece of a person's name is: a title, a particle, an initial, a name, or no word. */
final class PersonParts {
  private enum Part {
    NAME,
    INITIAL,
    PARTICLE,
    KEPT,
    BETWEEN
  }

  private final List<NameText.Piece> pieces;
  private final PieceRow row;
  private final Lore lore;
  private final AuthorNames author;
  private final Part[] parts;
  private final WordRole[] roles;
  private final List<List<Integer>> people = new ArrayList<>();

  private PersonParts(List<NameText.Piece> pieces, Lore lore, AuthorNames author) {
    this.pieces = pieces;
    this.row = new PieceRow(pieces);
    this.lore = lore;
    this.author = author;
    parts = new Part[pieces.size()];
    roles = new WordRole[pieces.size()];
  }

  static PersonParts of(String text, Lore lore, AuthorNames author) {
    PersonParts parts =
        new PersonParts(EastAsianNames.split(NameText.pieces(text), lore), lore, author);
    for (int i = 0; i < parts.size(); i++) {
      parts.parts[i] = parts.part(i);
    }
    parts.promoteGrammar();
    parts.forceOneName();
    parts.groupPeople();
    parts.people.forEach(parts::giveRoles);
    return parts;
  }

  int size() {
    return pieces.size();
  }

  NameText.Piece piece(int i) {
    return pieces.get(i);
  }

  boolean isName(int i) {
    return parts[i] == Part.NAME;
  }

  boolean isInitial(int i) {
    return parts[i] == Part.INITIAL;
  }

  /** Of a name. */
  WordRole role(int i) {
    return roles[i];
  }

  /** The pieces that are words, person by person. */
  List<List<Integer>> people() {
    return people;
  }

  /** The family name of the one to whom a piece belongs. */
  Optional<String> familyOf(int i) {
    List<Integer> person = personOf(i);
    for (int at = person.size() - 1; at >= 0; at--) {
      if (roles[person.get(at)] == WordRole.FAMILY) {
        return Optional.of(pieces.get(person.get(at)).canonical());
      }
    }
    return Optional.empty();
  }

  private List<Integer> personOf(int i) {
    for (List<Integer> person : people) {
      if (person.contains(i)) {
        return person;
      }
    }
    return List.of();
  }

  /** Those of a person's pieces that are names. */
  List<Integer> names(List<Integer> person) {
    List<Integer> names = new ArrayList<>(person.size());
    for (Integer i : person) {
      if (isName(i)) {
        names.add(i);
      }
    }
    return names;
  }

  /** Dr. King has a name, the Vice President has none. */
  private Part part(int i) {
    NameText.Piece piece = pieces.get(i);
    String word = piece.canonical();
    if (!piece.isWord()) {
      return Part.BETWEEN;
    }
    boolean lower = piece.letterCase() == LetterCase.LOWER;
    boolean first = row.wordBefore(i) < 0 || parts[row.wordBefore(i)] == Part.KEPT;
    boolean last = row.wordAfter(i) < 0;
    boolean letter = word.codePointCount(0, word.length()) == 1 && isCased(word);
    if (letter && row.isSpelled(i)) {
      return Part.INITIAL;
    }
    if (isParticle(piece) && !last && (lower || !first || row.isHyphen(i + 1))) {
      return Part.PARTICLE;
    }
    boolean title =
        KindWords.TITLES.has(word)
            && first
            && !(last && row.isTitled(i) && lore.isName(word))
            && !isKnownName(word);
    boolean suffix = KindWords.SUFFIXES.has(word) && !first;
    if (letter && !lower) {
      return Part.INITIAL;
    }
    if (title || suffix || lore.isKept(piece) || piece.isNumber()) {
      return Part.KEPT;
    }
    return letter ? Part.INITIAL : Part.NAME;
  }

  /** V\u0103n is a name in Vietnam, and no "van". */
  private static boolean isParticle(NameText.Piece piece) {
    return KindWords.PARTICLES.has(piece.canonical())
        && (piece.letterCase() == LetterCase.LOWER
            || piece.text().equalsIgnoreCase(piece.canonical()));
  }

  /** Somebody may be called Sen; once an author's post has such a name, none may show it. */
  private boolean isKnownName(String word) {
    return author.memory().find(NameKind.WORD, author.keys().word(word)).isPresent();
  }

  /** One ideograph can be a family name; one letter is none. */
  private static boolean isCased(String letter) {
    return Character.isLowerCase(letter.codePointAt(0));
  }

  /**
   * Emmett Till and Kim An: beside a name, a grammar word with a capital letter is one too, unless
   * it only begins a sentence or stands between two people.
   */
  private void promoteGrammar() {
    boolean named = hasName();
    for (int i = 0; i < size(); i++) {
      NameText.Piece piece = pieces.get(i);
      if (parts[i] == Part.KEPT && lore.english().isGrammar(piece.canonical())) {
        boolean name =
            piece.letterCase() == LetterCase.LOWER
                ? isBehindName(i) && isLookedFor(piece.canonical())
                : KindWords.GRAMMAR.has(piece.canonical())
                    ? isBehindName(i) && row.wordAfter(i) < 0
                    : named || row.isTitled(i);
        parts[i] = name ? Part.NAME : Part.KEPT;
      }
    }
  }

  private boolean isBehindName(int i) {
    return i >= 2 && isName(i - 2) && pieces.get(i - 1).text().isBlank();
  }

  private boolean isLookedFor(String word) {
    return author
        .memory()
        .find(NameKind.WORD, author.keys().word(word))
        .filter(known -> known.cases() != 0)
        .isPresent();
  }

  /**
   * Whether a name is looked for in later posts. Small letters show no name in an everyday word;
   * nor does a capital in one that begins a name, since detectors take along what stands before a
   * name, as in "Call Anna". Particles and what is glued to a name are not looked for in lower
   * case.
   */
  boolean isLearned(int i) {
    String word = pieces.get(i).canonical();
    if (pieces.get(i).letterCase() == LetterCase.LOWER) {
      return !KindWords.PARTICLES.has(word) && !lore.isJargon(word) && !lore.isEveryday(word);
    }
    if (lore.english().isGrammar(word)) {
      boolean beside = row.isTitled(i) || personOf(i).size() > 1;
      return !beside || !KindWords.GRAMMAR.has(word);
    }
    return lore.isName(word) || !isBeforeName(i) || !lore.isEveryday(word);
  }

  /** Whether a name follows and none precedes: many a family name is in no list, as Bush. */
  private boolean isBeforeName(int i) {
    boolean followed = false;
    for (int other : personOf(i)) {
      String word = pieces.get(other).canonical();
      if (other < i && isName(other) && (lore.isName(word) || !lore.isEveryday(word))) {
        return false;
      }
      followed |= other > i && isName(other);
    }
    return followed;
  }

  /** "The President" is no name, but what stands for it must differ: its last word is replaced. */
  private void forceOneName() {
    int last = row.wordBefore(size());
    if (!hasName() && last >= 0) {
      parts[last] = Part.NAME;
    }
  }

  private boolean hasName() {
    for (Part part : parts) {
      if (part == Part.NAME || part == Part.INITIAL) {
        return true;
      }
    }
    return false;
  }

  /** Commas, "and" and line ends stand between people. */
  private void groupPeople() {
    List<Integer> person = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      if (parts[i] == Part.BETWEEN ? isBreak(pieces.get(i).text()) : parts[i] == Part.KEPT) {
        people.add(person);
        person = new ArrayList<>();
      } else if (parts[i] != Part.BETWEEN) {
        person.add(i);
      }
    }
    people.add(person);
    people.removeIf(List::isEmpty);
  }

  private static boolean isBreak(String between) {
    for (int i = 0; i < between.length(); i++) {
      if (",;&/|+()\n".indexOf(between.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** The last word, with all that a hyphen or particle ties to it, is the family's. */
  private void giveRoles(List<Integer> person) {
    List<Integer> names = names(person);
    if (names.isEmpty()) {
      return;
    }
    boolean familyFirst = EastAsianNames.isFamilyFirst(pieces.get(names.get(0)).canonical());
    int family = names.get(familyFirst ? 0 : names.size() - 1);
    for (int i : names) {
      roles[i] = WordRole.GIVEN;
    }
    if (names.size() > 1 || hasInitial(person) || row.isTitled(family)) {
      roles[family] = WordRole.FAMILY;
    } else {
      roles[family] = WordRole.UNKNOWN;
    }
    for (int at = family; at >= 2 && row.isHyphen(at - 1) && isName(at - 2); at -= 2) {
      roles[at - 2] = roles[family];
    }
  }

  private boolean hasInitial(List<Integer> person) {
    for (int i : person) {
      if (isInitial(i)) {
        return true;
      }
    }
    return false;
  }
}
