package io.palimpsest.language.detect.name;

import io.palimpsest.language.token.TokenKind;
import java.util.Set;

/** Finds initials before a family name, and initials alone where a person is met. */
final class InitialNames {
  private static final Set<String> ABBREVIATIONS = WordLists.read("cues.txt").of("letters");
  private static final int MOST_INITIALS = 4;
  private static final int SHORTEST_NAME = 3;

  private final Words words;
  private final Surroundings around;

  InitialNames(Words words, Surroundings around) {
    this.words = words;
    this.around = around;
  }

  /** How many tokens from here are initials, with the family name behind them; 0 if none is. */
  int nameLength(int first) {
    int count = initials(first);
    if (count == 0) {
      return 0;
    }
    int last = first;
    while (count < MOST_INITIALS && initials(behind(last)) > 0) {
      last = behind(last);
      count += initials(last);
    }
    if (isAbbreviation(first)) {
      return 0;
    }
    int family = behind(last);
    if (isStop(last + 1) && isFamilyName(family)) {
      return family - first + 1;
    }
    return isPerson(first, last, count) ? last - first + 1 : 0;
  }

  /** How many initials a token is: 1 for Z, 2 for K.Z, 0 for a word. */
  private int initials(int token) {
    int length = words.isWord(token) ? words.length(token) : 0;
    if (length % 2 == 0 || length > 2 * MOST_INITIALS) {
      return 0;
    }
    int start = words.start(token);
    for (int i = 0; i < length; i++) {
      char c = words.text().charAt(start + i);
      if (i % 2 == 0 ? !Character.isUpperCase(c) : c != '.') {
        return 0;
      }
    }
    return (length + 1) / 2;
  }

  private boolean isAbbreviation(int token) {
    return words.length(token) > 1 && ABBREVIATIONS.contains(words.lower(token).replace(".", ""));
  }

  /** The token behind a stop and a space, or behind either of them. */
  private int behind(int token) {
    int at = isStop(token + 1) ? token + 2 : token + 1;
    boolean space = words.isSpace(at) && words.length(at) == 1 && words.first(at) == ' ';
    return space ? at + 1 : at;
  }

  private boolean isStop(int token) {
    return words.startsWith(token, '.');
  }

  private boolean isFamilyName(int token) {
    return words.isWord(token)
        && words.length(token) >= SHORTEST_NAME
        && words.isCapital(token)
        && !CommonWords.has(words.string(token));
  }

  private boolean isPerson(int first, int last, int count) {
    boolean stop = isStop(last + 1);
    boolean pronoun = count == 1 && (words.first(first) == 'I' || words.first(first) == 'A');
    if (pronoun || words.is(behind(last), TokenKind.NUMBER)) {
      return false;
    }
    return switch (around.before(first)) {
      case ABBREVIATION -> true;
      case ROLE, PERSON, INTRO -> stop || count > 1;
      case JOINT, PREPOSITION -> stop && count > 1;
      default -> false;
    };
  }
}
