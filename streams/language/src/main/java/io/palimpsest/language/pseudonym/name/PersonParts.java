package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.NameKind;
import java.util.ArrayList;
import java.util.Arrays;
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
    return people.stream()
        .filter(person -> person.contains(i))
        .flatMap(List::stream)
        .filter(other -> roles[other] == WordRole.FAMILY)
        .reduce((earlier, later) -> later)
        .map(family -> pieces.get(family).canonical());
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
    if (KindWords.PARTICLES.has(word) && !last && (lower || !first || row.isHyphen(i + 1))) {
      return Part.PARTICLE;
    }
    boolean title =
        KindWords.TITLES.has(word)
            && first
            && !(last && row.isTitled(i) && lore.isName(word))
            && !isKnownName(word);
    boolean suffix = KindWords.SUFFIXES.has(word) && !first;
    boolean letter = word.codePointCount(0, word.length()) == 1 && isCased(word);
    if (letter && !lower) {
      return Part.INITIAL;
    }
    if (title || suffix || lore.isKept(piece) || piece.isNumber()) {
      return Part.KEPT;
    }
    return letter ? Part.INITIAL : Part.NAME;
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
    boolean named = Arrays.stream(parts).anyMatch(p -> p == Part.NAME || p == Part.INITIAL);
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
   * Whether a name is looked for in later posts. Stop words are in capital letters and beside other
   * names only; particles and what is glued to a name are not in lower case.
   */
  boolean isLearned(int i) {
    String word = pieces.get(i).canonical();
    if (pieces.get(i).letterCase() == LetterCase.LOWER) {
      return !lore.english().isStopWord(word)
          && !KindWords.PARTICLES.has(word)
          && !(row.isGlued(i) && lore.isEveryday(word));
    }
    boolean beside =
        row.isTitled(i) || people.stream().anyMatch(one -> one.contains(i) && one.size() > 1);
    return !lore.english().isGrammar(word) || beside && !KindWords.GRAMMAR.has(word);
  }

  /** "The President" is no name, but what stands for it must differ: its last word is replaced. */
  private void forceOneName() {
    int last = -1;
    for (int i = 0; i < size(); i++) {
      if (parts[i] == Part.NAME || parts[i] == Part.INITIAL) {
        return;
      }
      last = pieces.get(i).isWord() ? i : last;
    }
    if (last >= 0) {
      parts[last] = Part.NAME;
    }
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
    return between.chars().anyMatch(c -> ",;&/|+()\n".indexOf(c) >= 0);
  }

  /** The last word, with all that a hyphen or particle ties to it, is the family's. */
  private void giveRoles(List<Integer> person) {
    List<Integer> names = person.stream().filter(this::isName).toList();
    if (names.isEmpty()) {
      return;
    }
    boolean familyFirst = EastAsianNames.isFamilyFirst(pieces.get(names.get(0)).canonical());
    int family = names.get(familyFirst ? 0 : names.size() - 1);
    for (int i : names) {
      roles[i] = WordRole.GIVEN;
    }
    if (names.size() > 1 || person.stream().anyMatch(this::isInitial) || row.isTitled(family)) {
      roles[family] = WordRole.FAMILY;
    } else {
      roles[family] = WordRole.UNKNOWN;
    }
    for (int at = family; at >= 2 && row.isHyphen(at - 1) && isName(at - 2); at -= 2) {
      roles[at - 2] = roles[family];
    }
  }
}
