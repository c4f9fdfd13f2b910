package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.generalize.PlaceLevel;
import io.palimpsest.language.pseudonym.memory.FoundAs;
import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import java.util.List;
import java.util.Optional;

/**
 * Other places of the same level; a place that nobody knows counts as a city. All words of a place
 * are one name: New York has nothing to do with York. Codes of two or three capital letters that
 * nobody knows count as regions.
 */
final class PlaceNames implements Replacer {
  private static final int LONGEST_CODE = 3;
  private static final String TIES = " .-'\u2019\u00A0";

  private final Lore lore;

  PlaceNames(Lore lore) {
    this.lore = lore;
  }

  @Override
  public Optional<String> replace(String original, AuthorNames author) {
    StringBuilder out = new StringBuilder();
    List<NameText.Piece> pieces = NameText.abbreviated(original);
    boolean all = true;
    int at = 0;
    while (at < pieces.size()) {
      int end = endOfPlace(pieces, at);
      if (end > at) {
        // Also behind one for which there is nothing: all of them are to be found again.
        Optional<String> place = one(pieces.subList(at, end), true, author);
        all &= place.isPresent();
        out.append(place.orElse(""));
        at = end;
      } else {
        out.append(pieces.get(at).text());
        at++;
      }
    }
    return all ? Optional.of(out.toString()) : Optional.empty();
  }

  /** A comma or bracket ends a place, and so does its 's; the words may be tied by hyphens. */
  private static int endOfPlace(List<NameText.Piece> pieces, int start) {
    int end = start;
    for (int i = start; i < pieces.size(); i++) {
      if (pieces.get(i).isWord()) {
        end = i + 1;
      } else if (i == start || !isTie(pieces.get(i).text())) {
        return end;
      }
    }
    return end;
  }

  static boolean isTie(String between) {
    for (int i = 0; i < between.length(); i++) {
      if (TIES.indexOf(between.charAt(i)) < 0) {
        return false;
      }
    }
    return between.length() <= 2;
  }

  /**
   * What is given for one place.
   *
   * @param place begins and ends with a word
   * @param isFound whether it was found as a place and is to be looked for later
   */
  Optional<String> one(List<NameText.Piece> place, boolean isFound, AuthorNames author) {
    boolean article = place.size() > 2 && place.get(0).canonical().equals("the");
    return Phrase.of(article ? place.subList(2, place.size()) : place)
        .flatMap(phrase -> given(phrase, isFound, author).map(letterCase(phrase)::write));
  }

  /** USA is written so because it is short. */
  private static LetterCase letterCase(Phrase phrase) {
    return isCode(phrase) ? LetterCase.MIXED : phrase.letterCase();
  }

  private static boolean isCode(Phrase phrase) {
    return phrase.letterCase() == LetterCase.UPPER && phrase.spelled().length() <= LONGEST_CODE;
  }

  private Optional<String> given(Phrase phrase, boolean isFound, AuthorNames author) {
    int cases = isFound && !isGrammar(phrase) ? phrase.letterCase().bit() : 0;
    return author.remember(
        NameKind.PLACE, phrase.key(author), cases, () -> isNew(phrase), () -> draw(phrase, author));
  }

  private Remembered isNew(Phrase phrase) {
    boolean everyday = phrase.allMatch(lore::isEveryday);
    return new Remembered("", everyday, 0, FoundAs.PLACE);
  }

  private boolean isGrammar(Phrase phrase) {
    return phrase.letterCase() != LetterCase.UPPER && phrase.allMatch(lore.english()::isStopWord);
  }

  private Optional<String> draw(Phrase phrase, AuthorNames author) {
    Optional<Phrase> sameAs = lore.sameAs(phrase.spelled()).map(Phrase::ofPlace);
    String name = phrase.spelled();
    boolean latin = NameScript.of(name).filter(NameScript.LATIN::equals).isPresent();
    return sameAs.isPresent()
        ? given(sameAs.get(), false, author)
        : person(name, author).or(() -> latin ? drawLatin(phrase, author) : Optional.empty());
  }

  /** What the word is given as a person's name, if no map has it. */
  private Optional<String> person(String name, AuthorNames author) {
    return author.foundAs(NameKind.WORD, name).filter(given -> lore.placeLevel(name).isEmpty());
  }

  private Optional<String> drawLatin(Phrase phrase, AuthorNames author) {
    String name = phrase.spelled();
    PlaceLevel unknown = isCode(phrase) ? PlaceLevel.REGION : PlaceLevel.CITY;
    NamePool pool = lore.places(lore.placeLevel(name).orElse(unknown));
    return pool.isEmpty()
        ? Optional.empty()
        : author.draw(pool.id(), name, pool::next, place -> !place.equalsIgnoreCase(name));
  }
}
