package io.palimpsest.language.detect.name;

import java.util.BitSet;

/**
 * Tells where a stop word is somebody's name: {@code Dr. May}, {@code I met Will}.
 *
 * <p>A capital letter inside a sentence, or a place where the ordinary word cannot stand, speaks
 * for a name; {@link StopWordKind} says which places these are. Headlines, and texts in capitals,
 * need the place.
 */
final class StopWordNames {
  private final Words words;
  private final Surroundings around;
  private final LineNames lines;

  /** The one who is "and" another one whose name is known. */
  private int lastName = -1;

  /** The last words of names that are known anyway. */
  private final BitSet people = new BitSet();

  /** For one text. */
  StopWordNames(Words words, Surroundings around) {
    this.words = words;
    this.around = around;
    lines = new LineNames(words);
  }

  /** Notes the last word of a name that is known anyway. */
  void addName(int token) {
    people.set(token);
  }

  /** Where a word ends without its {@code 's}, {@code 'd} or {@code 'll}. */
  int end(int token) {
    return StopWordTable.end(words.text(), words.start(token), words.end(token));
  }

  /**
   * How many tokens from here are a name that begins with a stop word; 0 if none is. To be asked in
   * the order of the text.
   *
   * @param token a word that begins with a capital letter
   * @param titled whether a short title may stand before it, without which pronouns are no names
   */
  int nameLength(int token, boolean titled) {
    StopWordKind kind = kind(token);
    if (kind == StopWordKind.NO_STOP_WORD
        || kind == StopWordKind.NEVER
        || kind == StopWordKind.PRONOUN && !titled) {
      return 0;
    }
    Before before = before(token);
    if ((before == Before.START || before == Before.GLUED) && isLine(token)) {
      lastName = token;
      return 1;
    }
    if (before == Before.START && kind.nameBehind(before).isEmpty()) {
      return 0;
    }
    Behind behind = behind(token);
    boolean name =
        words.isCapitals(token)
            ? isNameInCapitals(token, kind, before, behind)
            : isName(token, kind, before, behind);
    if (!name) {
      return 0;
    }
    int surname = behind == Behind.SURNAME ? words.wordBehind(token) : -1;
    int last = surname >= 0 ? surname : token;
    lastName = last;
    return last - token + 1;
  }

  /** Whether a word ends a name that is known or was found. */
  boolean isName(int token) {
    return token >= 0 && (token == lastName || people.get(token));
  }

  /** What a word does when it is no name. */
  StopWordKind kind(int token) {
    return StopWordTable.kind(words.text(), words.start(token), end(token));
  }

  /** What stands before a word; "and" behind a name joins another one. */
  Before before(int token) {
    Before before = around.before(token);
    return before == Before.JOINT && isBehindName(token) ? Before.PERSON : before;
  }

  /** Whether one word or mark stands between a name and a word. */
  boolean isBehindName(int token) {
    return isName(token - 4) || isName(token - 3);
  }

  /** Notes a name that was found. */
  void addLast(int token) {
    lastName = token;
  }

  /** What stands behind a word, its ending included. */
  Behind behind(int token) {
    int end = end(token);
    if (end == words.end(token)) {
      return around.behind(token);
    }
    boolean possessive = (words.text().charAt(words.end(token) - 1) | 0x20) == 's';
    return possessive ? Behind.POSSESSIVE : Behind.VERB;
  }

  /** Whether a line says that the word wrote it; "May:" begins what happens in that month. */
  private boolean isLine(int token) {
    return StopWordTable.isSmallName(words.text(), words.start(token), words.end(token))
        && (lines.isSignature(token)
            || kind(token) != StopWordKind.MONTH && lines.isSpeaker(token));
  }

  private boolean isName(int token, StopWordKind kind, Before before, Behind behind) {
    if (before == Before.ABBREVIATION) {
      return behind != Behind.SURNAME || !around.isHeadline(token);
    }
    if (before == Before.START && behind == Behind.SURNAME) {
      return kind == StopWordKind.MODAL && isSubject(words.wordBehind(token));
    }
    if (before == Before.ADDRESS) {
      return kind != StopWordKind.PRONOUN && around.isLast(token);
    }
    return kind.nameBehind(before).contains(behind)
        && (before == Before.START || isCapitalInside(token, kind, before))
        && !around.isHeadline(token);
  }

  /** Whether what stands behind a word is what stands behind a subject. */
  private boolean isSubject(int word) {
    Behind behind = word < 0 ? Behind.OTHER : behind(word);
    return behind == Behind.IS || behind == Behind.VERB || behind == Behind.TOLD;
  }

  /** Whether the word before a word would have no capital letter if this were a headline. */
  private boolean isCapitalInside(int token, StopWordKind kind, Before before) {
    int previous = words.wordBefore(token);
    return previous < 0
        || !words.isCapital(previous)
        || kind != StopWordKind.EMPHASIS && isTitle(before)
        || around.isStart(previous);
  }

  private static boolean isTitle(Before before) {
    return before == Before.ROLE || before == Before.OFFICE || before == Before.INTRO;
  }

  /** Where all is in capitals the place alone tells. */
  private boolean isNameInCapitals(int token, StopWordKind kind, Before before, Behind behind) {
    if (before == Before.ABBREVIATION) {
      return behind != Behind.OTHER && behind != Behind.SUBJECT;
    }
    int next = words.wordBehind(token);
    int previous = words.wordBefore(token);
    boolean shouting =
        next >= 0 && words.isCapitals(next) || previous >= 0 && words.isCapitals(previous);
    if (before == Before.PERSON) {
      boolean noun = StopWordKind.NOUN.contains(behind) && behind != Behind.AND;
      return shouting
          && noun
          && (kind == StopWordKind.MODAL
              || kind == StopWordKind.PREPOSITION
              || kind == StopWordKind.ARTICLE);
    }
    boolean clause = before == Before.START || before == Before.ROLE;
    return shouting
        && clause
        && StopWordKind.CLAUSE.contains(behind)
        && kind.nameBehind(before).contains(behind);
  }
}
