package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.pseudonym.memory.FoundAs;
import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import java.util.List;
import java.util.Optional;

/**
 * Names that are remembered and have something glued to them: {@code smith.he}, {@code smith_fan},
 * {@code smith1}. What is remembered becomes what it is elsewhere, everyday words stay, digits are
 * permuted, and any other word is given another. None of these is looked for later.
 */
final class GluedTokens {
  private final Lore lore;
  private final WordNames words;
  private final PlaceNames places;

  GluedTokens(Lore lore, WordNames words, PlaceNames places) {
    this.lore = lore;
    this.words = words;
    this.places = places;
  }

  /**
   * Whether a name is of this sort: unknown as a whole, but with a known name in it. Words of an
   * organization are replaced one by one anyway, and so are those of a person that spaces part.
   */
  boolean covers(EntityType type, String name, AuthorNames author) {
    boolean person = type == EntityType.PERSON && isToken(name);
    if (!(person || type == EntityType.LOCATION) || !LetterRuns.hasGlue(name)) {
      return false;
    }
    List<NameText.Piece> pieces = LetterRuns.pieces(name);
    for (int i = 0; i < pieces.size(); i++) {
      if (isLookedFor(pieces.get(i), author) || endOfPlace(pieces, i, author) > i) {
        return !(person && isKnown(name, author));
      }
    }
    return false;
  }

  static boolean isToken(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (Character.isWhitespace(name.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether it was taken for one word before its part was known. */
  private static boolean isKnown(String name, AuthorNames author) {
    return author.memory().find(NameKind.WORD, author.keys().word(name)).isPresent();
  }

  /** What is written for a name that is {@linkplain #covers covered}. */
  Optional<String> replace(EntityType type, String name, AuthorNames author) {
    List<NameText.Piece> pieces = LetterRuns.pieces(name);
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < pieces.size()) {
      int end = endOfPlace(pieces, at, author);
      boolean word = type == EntityType.PERSON && isLookedFor(pieces.get(at), author);
      boolean place = end > at + 1 || end > at && !word;
      Optional<String> written =
          place ? places.one(pieces.subList(at, end), false, author) : one(pieces, at, author);
      if (written.isEmpty()) {
        return Optional.empty();
      }
      out.append(written.get());
      at = place ? end : at + 1;
    }
    return Optional.of(out.toString());
  }

  private static boolean isLookedFor(NameText.Piece piece, AuthorNames author) {
    return piece.isWord()
        && isLookedFor(NameKind.WORD, author.keys().word(piece.canonical()), author);
  }

  private static boolean isLookedFor(NameKind kind, long key, AuthorNames author) {
    Optional<Remembered> known = author.memory().find(kind, key);
    return known.isPresent() && known.get().cases() != 0;
  }

  /** Where the longest remembered place that begins here ends; here if there is none. */
  private static int endOfPlace(List<NameText.Piece> pieces, int start, AuthorNames author) {
    int end = start;
    long key = 0;
    int length = 0;
    for (int i = start; i < pieces.size() && length < Phrase.MOST_WORDS; i++) {
      NameText.Piece piece = pieces.get(i);
      if (piece.isWord()) {
        long word = author.keys().word(piece.canonical());
        key = length == 0 ? word : author.keys().join(key, word);
        length++;
        end = isLookedFor(NameKind.PLACE, key, author) ? i + 1 : end;
      } else if (length == 0 || piece.text().length() > 1) {
        return end;
      }
    }
    return end;
  }

  private Optional<String> one(List<NameText.Piece> pieces, int at, AuthorNames author) {
    NameText.Piece piece = pieces.get(at);
    if (piece.isNumber()) {
      return Optional.of(Digits.other(piece.canonical(), author));
    }
    boolean looked = isLookedFor(piece, author);
    if (!looked && isCasedLetter(piece.canonical())) {
      return Optional.of(piece.letterCase().write(initial(pieces, at, author)));
    }
    return looked || piece.isWord() && !isKept(piece, author)
        ? words
            .ofUnseen(piece, WordRole.UNKNOWN, FoundAs.PERSON, author)
            .map(piece.letterCase()::write)
        : Optional.of(piece.text());
  }

  /** Before a family name it may be the first letter of a given name. */
  private static String initial(List<NameText.Piece> pieces, int at, AuthorNames author) {
    String letter = pieces.get(at).canonical();
    String family = at + 2 < pieces.size() ? pieces.get(at + 2).canonical() : "";
    return Initials.known(letter, family, author).orElseGet(() -> Initials.other(letter, author));
  }

  private static boolean isCasedLetter(String word) {
    return word.length() == 1 && Character.isLowerCase(word.charAt(0));
  }

  /** An everyday word to which nothing was given yet, in a name or a tag, is no name. */
  private boolean isKept(NameText.Piece piece, AuthorNames author) {
    String word = piece.canonical();
    boolean lower = piece.letterCase() == LetterCase.LOWER;
    if (lore.english().isGrammar(word)) {
      return true;
    }
    boolean ordinary =
        KindWords.TITLES.has(word)
            || KindWords.SUFFIXES.has(word)
            || lower && KindWords.PARTICLES.has(word)
            || lore.isEveryday(word) && (lower || !lore.isName(word));
    return ordinary && author.memory().find(NameKind.WORD, author.keys().word(word)).isEmpty();
  }
}
