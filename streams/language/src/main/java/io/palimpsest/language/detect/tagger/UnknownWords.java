package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.detect.Jargon;
import java.util.Set;

/**
 * Knows where a word that is in no dictionary and in no list must be a name, though the model has
 * never seen such a one: behind what needs a person. With a capital letter in a text in English it
 * is a code, since it may name anything. In other languages too many words are unknown.
 */
final class UnknownWords {
  private static final int SHORTEST = 4;

  private static final int SHOUTING = 3;

  /** Of so many small words no more than one may be unknown. */
  private static final int KNOWN_OF = 4;

  private static final Set<String> BEFORE_PERSON =
      Set.of(
          "met",
          "named",
          "called",
          "nicknamed",
          "team",
          "m'appelle",
          "s'appelle",
          "c'est",
          "señora",
          "señor",
          "ask",
          "asked",
          "tell",
          "told",
          "dear",
          "hi",
          "hey",
          "hello",
          "thanks",
          "with",
          "miss",
          "hate",
          "dating",
          "dated",
          "married",
          "kissed",
          "omg",
          "lol",
          "yo",
          "bye",
          "love",
          "saw",
          "visited",
          "know",
          "blame",
          "poor",
          "little",
          "mr",
          "mrs",
          "ms",
          "dr",
          "bin",
          "heiße",
          "heisse",
          "suis",
          "appelle",
          "soy",
          "llamo",
          "sou",
          "nome",
          "é",
          "sono",
          "chiamo",
          "jestem",
          "heet",
          "heter",
          "hedder",
          "adım",
          "eşim",
          "freund",
          "freundin",
          "bruder",
          "schwester",
          "mari",
          "femme",
          "marido",
          "esposa",
          "hermano",
          "hermana",
          "marito",
          "moglie",
          "mąż",
          "żona");

  private final Units units;
  private int small = -1;
  private int unknown;

  UnknownWords(Units units) {
    this.units = units;
  }

  /** Whether a unit that the model takes for no name is a name nonetheless. */
  boolean isName(int unit) {
    if (!isCandidate(unit) || !isBehindCue(unit)) {
      return false;
    }
    return isCapital(unit) ? isPlainCapital(unit) : units.letters(unit) > SHORTEST && isEnglish(1);
  }

  /**
   * Whether a unit that is no name by anything around it has a capital letter in a text in English:
   * the name of somebody or something, and nobody knows of what.
   */
  boolean isCode(int unit) {
    return isCandidate(unit) && isCapital(unit) && isPlainCapital(unit) && isEnglish(0);
  }

  private boolean isCandidate(int unit) {
    return units.kind(unit) == UnitKind.WORD
        && isUnknown(unit)
        && units.letters(unit) >= SHORTEST
        && isWord(unit)
        && !Jargon.has(letters(unit));
  }

  private boolean isCapital(int unit) {
    return Character.isUpperCase(units.firstLetter(unit));
  }

  private boolean isUnknown(int unit) {
    return units.flags(unit) == 0 && units.frequency(unit) == 0 && units.sense(unit) == 0;
  }

  /**
   * Not two words in one, nor where every word is in capitals, nor among hashtags, of which tools
   * cut the sign: the model knows such posts best.
   */
  private boolean isPlainCapital(int unit) {
    boolean tag = unit > 0 && units.firstLetter(unit - 1) == '#';
    return !tag && !units.hasHandles() && units.profile() < SHOUTING && units.isCapitalized(unit);
  }

  private boolean isBehindCue(int unit) {
    if (unit == 0) {
      return false;
    }
    return BEFORE_PERSON.contains(letters(unit - 1))
        || unit > 1 && letters(unit - 1).equals("me") && letters(unit - 2).equals("call");
  }

  private String letters(int unit) {
    return new String(units.letters(), units.letterStart(unit), units.letters(unit));
  }

  /** Latin letters only, a vowel among them, none three times in a row: no Hmmm, Loool, Haha. */
  private boolean isWord(int unit) {
    int run = 0;
    int others = 0;
    boolean vowel = false;
    for (int at = units.letterStart(unit); at < units.letterEnd(unit); at++) {
      char c = units.letters()[at];
      if (!Character.isLetter(c) || c > 0x24F) {
        return false;
      }
      boolean same = at > units.letterStart(unit) && units.letters()[at - 1] == c;
      run = same ? run + 1 : 1;
      boolean again =
          at > units.letterStart(unit) + 1
              && (units.letters()[at - 2] == c || units.letters()[at - 1] == c);
      others += again ? 0 : 1;
      if (run > 2) {
        return false;
      }
      vowel |= c > 0x7F || "aeiouy".indexOf(c) >= 0;
    }
    return vowel && others > 2;
  }

  /**
   * Whether so few small words are unknown that the text is in English.
   *
   * @param without so many that are names
   */
  private boolean isEnglish(int without) {
    if (small < 0) {
      small = 0;
      for (int unit = 0; unit < units.size(); unit++) {
        if (units.kind(unit) == UnitKind.WORD && Character.isLowerCase(units.firstLetter(unit))) {
          small++;
          unknown += isUnknown(unit) ? 1 : 0;
        }
      }
    }
    return (unknown - without) * KNOWN_OF <= small;
  }
}
