package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.detect.Jargon;
import io.palimpsest.language.detect.Titles;
import java.util.Set;

/**
 * Knows where words that the model takes for a name are a term or a word of the dictionary: in
 * lower case, or with the capital letter that begins a sentence. A model that reports persons in
 * great doubt, so that none is missed, has too little doubt of words which it has hardly seen and
 * others know well.
 */
final class OrdinaryWords {
  /** Dictionary words are reported when they are at least so likely a name. */
  private static final double LIKELY = 0.6;

  /** Two capital letters that a model knows may be somebody's initials. */
  private static final int SHORTEST_TERM = 3;

  /** The lists that have a word as a name of somebody or something. */
  private static final int NAMES = WordFacts.LISTS & ~WordFacts.COMMON | WordFacts.PHRASES;

  private static final Set<String> ARTICLES = Set.of("the", "a", "an", "this", "that", "these");

  private final Units units;

  OrdinaryWords(Units units) {
    this.units = units;
  }

  /**
   * Whether some units that look like a name are all ordinary words, or words with digits behind
   * such, which are codes.
   *
   * @param label what they look like
   * @param confidence that they are a name
   */
  boolean are(int first, int last, Label label, double confidence) {
    if (first == last && Character.isUpperCase(units.firstLetter(first))) {
      return label != Label.ORGANIZATION
          && (isTerm(first, label, confidence) || isOrdinaryStart(first, label, confidence))
          && !isTitled(first);
    }
    boolean terms = true;
    for (int unit = first; unit <= last; unit++) {
      if (unit > first && units.kind(unit) == UnitKind.CODE) {
        continue;
      }
      if (units.letters(unit) == 0 || Character.isUpperCase(units.firstLetter(unit))) {
        return false;
      }
      String word = letters(unit);
      boolean term = Jargon.has(word) || label == Label.PERSON && Jargon.isUnspeakable(word);
      terms &= term;
      if (!term && !isInDictionary(unit)) {
        return false;
      }
    }
    double likely = label == Label.PERSON ? LIKELY : 0;
    boolean noun = label != Label.ORGANIZATION && isNoun(first, last);
    return (terms || noun || confidence < likely) && !isTitled(first);
  }

  /** A term, if no list has it as a name or the model doubts that somebody is called so. */
  private boolean isTerm(int unit, Label label, double confidence) {
    int flags = units.flags(unit);
    boolean doubted = label == Label.PERSON && confidence < LIKELY;
    boolean initials = units.letters(unit) < SHORTEST_TERM;
    boolean name = doubted ? WordFacts.isOftenName(flags) : initials || (flags & NAMES) != 0;
    return !name && Jargon.has(letters(unit));
  }

  /**
   * A word of the dictionary that no list has as a name, where a sentence begins: a capital letter
   * says nothing there.
   */
  private boolean isOrdinaryStart(int unit, Label label, double confidence) {
    return label == Label.PERSON
        && confidence < LIKELY
        && (units.flags(unit) & (NAMES | WordFacts.COMMON)) == WordFacts.COMMON
        && isStart(unit)
        && units.isCapitalized(unit);
  }

  private boolean isStart(int unit) {
    return unit == 0 || ".!?".indexOf(units.firstLetter(unit - 1)) >= 0;
  }

  /** The last unit without articles behind it, which belong to what follows: sue the company. */
  int withoutArticle(int first, int last) {
    int end = last;
    while (end > first
        && Character.isLowerCase(units.firstLetter(end))
        && ARTICLES.contains(letters(end))) {
      end--;
    }
    return end;
  }

  /** A word of the dictionary, or one that many use and no list of names has. */
  private boolean isInDictionary(int unit) {
    int flags = units.flags(unit);
    int names = WordFacts.NAMES | WordFacts.KNOWN_PERSON | WordFacts.PHRASES;
    return (flags & WordFacts.COMMON) != 0 || (flags & names) == 0 && units.frequency(unit) != 0;
  }

  /** A single word behind an article, in no phrase that is a name. */
  private boolean isNoun(int first, int last) {
    int kind = units.flags(first) & (WordFacts.COMMON | WordFacts.KNOWN_PERSON);
    return first == last
        && first > 0
        && kind == WordFacts.COMMON
        && !WordFacts.isOftenName(units.flags(first))
        && ARTICLES.contains(letters(first - 1));
  }

  /** Whether a title stands before it: mr long, dr. vin. */
  private boolean isTitled(int first) {
    int title = first - 1;
    if (title > 0 && units.firstLetter(title) == '.') {
      title--;
    }
    return Titles.before().contains(letters(first))
        || title >= 0 && Titles.before().contains(letters(title));
  }

  private String letters(int unit) {
    return new String(units.letters(), units.letterStart(unit), units.letters(unit));
  }
}
