package io.palimpsest.language.pseudonym.name;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

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
    List<String> words = new ArrayList<>(MOST_WORDS);
    LetterCase common = LetterCase.MIXED;
    for (NameText.Piece piece : pieces) {
      if (piece.isWord()) {
        common = words.isEmpty() ? piece.letterCase() : common.and(piece.letterCase());
        words.add(piece.canonical());
      }
    }
    return words.isEmpty() || words.size() > MOST_WORDS
        ? Optional.empty()
        : Optional.of(new Phrase(words, common));
  }

  /** Whether all words are of some kind. */
  boolean allMatch(Predicate<String> kind) {
    for (String word : canonical) {
      if (!kind.test(word)) {
        return false;
      }
    }
    return true;
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
    return canonical.size() == 1 ? canonical.get(0) : String.join(" ", canonical);
  }

  @Override
  public String toString() {
    return "Phrase[" + canonical.size() + " words]";
  }
}
