package io.palimpsest.language.pseudonym.name;

import java.util.List;
import java.util.Optional;

/**
 * The words of a name of several words, in their order.
 *
 * @param canonical spellings
 * @param letterCase of all of them
 */
record Phrase(List<String> canonical, LetterCase letterCase) {
  /** Names with more words are remembered word by word only. */
  static final int MOST_WORDS = 6;

  /** Of pieces of which some are words; empty if there are none or too many. */
  static Optional<Phrase> of(List<NameText.Piece> pieces) {
    List<NameText.Piece> words = pieces.stream().filter(NameText.Piece::isWord).toList();
    if (words.isEmpty() || words.size() > MOST_WORDS) {
      return Optional.empty();
    }
    LetterCase common =
        words.stream().map(NameText.Piece::letterCase).reduce(LetterCase::and).orElseThrow();
    return Optional.of(new Phrase(words.stream().map(NameText.Piece::canonical).toList(), common));
  }

  /** A place in its canonical spelling. */
  static Phrase ofPlace(String spelled) {
    return new Phrase(List.of(spelled.split(" ")), LetterCase.TITLE);
  }

  long key(AuthorNames author) {
    return author.sequence(canonical);
  }

  /** All words with spaces between them. */
  String spelled() {
    return String.join(" ", canonical);
  }

  @Override
  public String toString() {
    return "Phrase[" + canonical.size() + " words]";
  }
}
