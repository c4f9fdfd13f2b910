package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.FoundAs;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Other addresses: other numbers with as many digits, another street of the same kind in another
 * place.
 */
final class StreetNames implements Replacer {
  private static final Set<String> ORDINALS = Set.of("st", "nd", "rd", "th");
  private static final int STATE_CODE = 2;

  private final WordNames words;
  private final PlaceNames places;
  private final PlacePhrases phrases;

  StreetNames(Lore lore, WordNames words, PlaceNames places) {
    this.words = words;
    this.places = places;
    this.phrases = new PlacePhrases(lore);
  }

  @Override
  public Optional<String> replace(String original, AuthorNames author) {
    List<NameText.Piece> pieces = NameText.pieces(original);
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < pieces.size()) {
      int end = endOfPlace(pieces, at);
      Optional<String> written =
          end > at
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

  private Optional<String> word(NameText.Piece piece, AuthorNames author) {
    if (!piece.isWord() || tellsKind(piece)) {
      return Optional.of(piece.text());
    }
    if (piece.canonical().chars().anyMatch(Character::isDigit)) {
      String code = code(piece.canonical(), author);
      boolean lower = piece.letterCase() == LetterCase.LOWER;
      return Optional.of(lower ? code : code.toUpperCase(Locale.ROOT));
    }
    boolean letters = piece.text().length() <= STATE_CODE;
    return words
        .ofUnseen(piece, letters ? WordRole.LETTERS : WordRole.FAMILY, FoundAs.PERSON, author)
        .map(piece.letterCase()::write);
  }

  private static boolean tellsKind(NameText.Piece piece) {
    return KindWords.STREET.has(piece.canonical())
        || piece.letterCase() == LetterCase.LOWER && KindWords.PARTICLES.has(piece.canonical());
  }

  /** Digits and letters together: 12b, 5th, sw1a. */
  private static String code(String canonical, AuthorNames author) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < canonical.length()) {
      int end = at;
      boolean digits = isDigit(canonical.charAt(at));
      while (end < canonical.length() && isDigit(canonical.charAt(end)) == digits) {
        end++;
      }
      String run = canonical.substring(at, end);
      boolean ordinal = at > 0 && end == canonical.length() && ORDINALS.contains(run);
      out.append(ordinal ? run : digits ? Digits.other(run, author) : letters(run, author));
      at = end;
    }
    return out.toString();
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static String letters(String run, AuthorNames author) {
    RandomBits bits = author.bits("street-letters", run);
    StringBuilder out = new StringBuilder();
    run.codePoints().forEach(c -> out.append((char) ('a' + Uniform.below(26, bits))));
    return out.toString();
  }

  /** A word that tells the kind of street belongs to no place. */
  private int endOfPlace(List<NameText.Piece> pieces, int start) {
    return phrases.end(pieces, start, StreetNames::isPlaceWord, piece -> true);
  }

  private static boolean isPlaceWord(NameText.Piece piece) {
    return piece.isWord()
        && piece.text().length() > STATE_CODE
        && !tellsKind(piece)
        && piece.canonical().chars().noneMatch(Character::isDigit);
  }
}
