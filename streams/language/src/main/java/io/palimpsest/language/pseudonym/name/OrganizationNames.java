package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.FoundAs;
import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import java.util.List;
import java.util.Optional;

/**
 * Other organizations of the same kind: words that tell the kind stay, places in the name become
 * other places, acronyms other letters, and every other word what it is in names of people.
 */
final class OrganizationNames implements Replacer {
  private static final int SHORTEST_ACRONYM = 2;
  private static final int LONGEST_ACRONYM = 6;

  private final Lore lore;
  private final WordNames words;
  private final PlaceNames places;
  private final PlacePhrases phrases;

  OrganizationNames(Lore lore, WordNames words, PlaceNames places) {
    this.lore = lore;
    this.words = words;
    this.places = places;
    this.phrases = new PlacePhrases(lore);
  }

  @Override
  public Optional<String> replace(String original, AuthorNames author) {
    List<NameText.Piece> pieces = NameText.abbreviated(original);
    if (pieces.stream().noneMatch(NameText.Piece::isWord)) {
      return Optional.empty();
    }
    remember(pieces, author);
    int only = pieces.stream().anyMatch(this::tellsNoKind) ? -1 : telling(pieces);
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < pieces.size()) {
      int end = at == only ? at + 1 : endOfPlace(pieces, at);
      Optional<String> written =
          at == only
              ? named(pieces, at, author)
              : end > at
                  ? places.one(pieces.subList(at, end), false, author)
                  : word(pieces.get(at), author);
      if (written.isEmpty()) {
        return Optional.empty();
      }
      out.append(written.get());
      at = Math.max(end, at + 1);
    }
    return Optional.of(out.toString());
  }

  /** The whole, so that it is found again; a full memory shows when its words are given. */
  private void remember(List<NameText.Piece> pieces, AuthorNames author) {
    boolean article = pieces.size() > 2 && pieces.get(0).canonical().equals("the");
    Phrase.of(article ? pieces.subList(2, pieces.size()) : pieces)
        .filter(phrase -> !isGrammar(phrase))
        .ifPresent(
            phrase -> {
              boolean everyday = phrase.allMatch(lore::isEveryday);
              author.remember(
                  NameKind.ORGANIZATION,
                  phrase.key(author),
                  phrase.letterCase().bit(),
                  () -> new Remembered("", everyday, 0, FoundAs.ORGANIZATION),
                  Optional::empty);
            });
  }

  private boolean isGrammar(Phrase phrase) {
    return phrase.letterCase() != LetterCase.UPPER && phrase.allMatch(lore.english()::isStopWord);
  }

  private boolean tellsNoKind(NameText.Piece piece) {
    return piece.isWord() && !tellsKind(piece);
  }

  private boolean tellsKind(NameText.Piece piece) {
    String word = piece.canonical();
    boolean grammar = lore.english().isStopWord(word) && !isAcronym(piece);
    return grammar || KindWords.ORGANIZATION.has(word);
  }

  /** Where a name is put if all words tell the kind: behind the last "of", else at the front. */
  private int telling(List<NameText.Piece> pieces) {
    int place = -1;
    boolean afterOf = false;
    for (int i = 0; i < pieces.size(); i++) {
      NameText.Piece piece = pieces.get(i);
      if (piece.canonical().equals("of")) {
        afterOf = true;
      } else if (piece.isWord()
          && (place < 0 || afterOf)
          && !lore.english().isStopWord(piece.canonical())) {
        place = i;
        afterOf = false;
      }
    }
    return place < 0 ? firstWord(pieces) : place;
  }

  private static int firstWord(List<NameText.Piece> pieces) {
    return pieces.get(0).isWord() ? 0 : 1;
  }

  /** The name that stands in for a word that tells the kind; a single one stays behind it. */
  private Optional<String> named(List<NameText.Piece> pieces, int at, AuthorNames author) {
    NameText.Piece piece = pieces.get(at);
    boolean single = pieces.stream().filter(NameText.Piece::isWord).count() == 1;
    // All words are part of the key: two departments are two.
    String all = "\u0000" + Phrase.of(pieces).map(Phrase::spelled).orElse(piece.canonical());
    return words
        .ofUnseen(
            new NameText.Piece(piece.text(), piece.canonical() + all),
            WordRole.FAMILY,
            FoundAs.ORGANIZATION,
            author)
        .map(piece.letterCase()::write)
        .map(name -> single ? name + " " + piece.text() : name);
  }

  private int endOfPlace(List<NameText.Piece> pieces, int start) {
    NameText.Piece first = pieces.get(start);
    return tellsNoKind(first) || startsPlace(first)
        ? phrases.end(pieces, start, piece -> true, this::tellsNoKind)
        : start;
  }

  /** "New" and "North" tell a kind, but New York is a place. */
  private boolean startsPlace(NameText.Piece piece) {
    return piece.isWord()
        && piece.letterCase() != LetterCase.LOWER
        && KindWords.ORGANIZATION.has(piece.canonical());
  }

  private Optional<String> word(NameText.Piece piece, AuthorNames author) {
    if (!tellsNoKind(piece)) {
      return Optional.of(piece.text());
    }
    if (piece.isNumber()) {
      return Optional.of(Digits.other(piece.canonical(), author));
    }
    WordRole role = isAcronym(piece) ? WordRole.LETTERS : WordRole.FAMILY;
    return words.ofUnseen(piece, role, FoundAs.ORGANIZATION, author).map(piece.letterCase()::write);
  }

  private boolean isAcronym(NameText.Piece piece) {
    String text = piece.text();
    return piece.letterCase() == LetterCase.UPPER
        && text.length() >= SHORTEST_ACRONYM
        && text.length() <= LONGEST_ACRONYM
        && text.chars().allMatch(c -> c >= 'A' && c <= 'Z')
        && !lore.isName(piece.canonical());
  }
}
