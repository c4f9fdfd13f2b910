package io.palimpsest.language.detect.name;

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

  /** The one who is "and" another one whose name is known. */
  private int lastName = -1;

  /** For one text. */
  StopWordNames(Words words, Surroundings around) {
    this.words = words;
    this.around = around;
  }

  /** Where a word ends without its {@code 's}. */
  int end(int token) {
    int end = words.end(token);
    boolean possessive =
        words.length(token) > 3
            && (words.text().charAt(end - 1) | 0x20) == 's'
            && "'\u2019".indexOf(words.text().charAt(end - 2)) >= 0;
    return possessive ? end - 2 : end;
  }

  /**
   * How many tokens from here are a name that begins with a stop word; 0 if none is. To be asked in
   * the order of the text.
   *
   * @param token a word that begins with a capital letter
   */
  int nameLength(int token) {
    StopWordKind kind = kind(token);
    if (kind == StopWordKind.NO_STOP_WORD || kind == StopWordKind.NEVER) {
      return 0;
    }
    Before before = before(token);
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

  /** What a word does when it is no name. */
  StopWordKind kind(int token) {
    return StopWordTable.kind(words.text(), words.start(token), end(token));
  }

  private Before before(int token) {
    boolean listed = lastName >= 0 && lastName == token - 4 && around.before(token) == Before.JOINT;
    return listed ? Before.PERSON : around.before(token);
  }

  /** What stands behind a word, its ending included. */
  Behind behind(int token) {
    return end(token) < words.end(token) ? Behind.POSSESSIVE : around.behind(token);
  }

  private boolean isName(int token, StopWordKind kind, Before before, Behind behind) {
    if (before == Before.ABBREVIATION) {
      return behind != Behind.SURNAME || !around.isHeadline(token);
    }
    if (before == Before.START && behind == Behind.SURNAME) {
      return kind == StopWordKind.MODAL && isSubject(words.wordBehind(token));
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
