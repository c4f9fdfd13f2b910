package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Finds names by how they are written: initials ({@code J.R.R. Kowalq}, {@code met K.Z. at home}),
 * letters with signs between them ({@code Z o f k a}) and two names in one word ({@code
 * AnnaKowalq}).
 */
final class NameShapes {
  private static final int FEWEST_SPELLED = 4;
  private static final int SHORTEST_NAME = 3;
  private static final int SHORTEST_UNKNOWN = 4;
  private static final int MOST_INITIALS = 4;

  private static final Set<String> BRANDS = WordLists.read("cues.txt").of("brand");

  private final String text;
  private final List<Token> tokens;
  private final Surroundings around;

  NameShapes(DetectorInput input, Surroundings around) {
    text = input.text();
    tokens = input.tokens();
    this.around = around;
  }

  /**
   * How many tokens from here are a name of letters; 0 if none is.
   *
   * @param token a word that begins with a capital letter
   */
  int lettersLength(int token) {
    Token word = tokens.get(token);
    if (length(token) > 1 && text.charAt(word.start() + 1) != '.') {
      return 0;
    }
    int spelled = spelledLength(token);
    return spelled > 0 ? spelled : initialsLength(token);
  }

  /**
   * Whether a word is two names.
   *
   * @param token a word that begins with a capital letter
   */
  boolean isTwoNames(int token) {
    return length(token) >= 2 * SHORTEST_NAME && isTwoNames(tokens.get(token)) && !isTag(token);
  }

  /** Letters with the same single sign or space between all of them. */
  private int spelledLength(int first) {
    // Asked first: else each letter of a long row would be followed to its end.
    if (isSpelled(first - 2) && isSpelled(first + 2) && sameBetween(first - 2, first)) {
      return 0;
    }
    int last = first;
    while (isSpelled(last + 2) && sameBetween(first, last)) {
      last += 2;
    }
    int letters = (last - first) / 2 + 1;
    if (letters < FEWEST_SPELLED) {
      return 0;
    }
    StringBuilder word = new StringBuilder();
    for (int i = first; i <= last; i += 2) {
      word.append(text.charAt(tokens.get(i).start()));
    }
    boolean name = word.chars().distinct().count() > 2 && !CommonWords.has(word.toString());
    return name ? last - first + 1 : 0;
  }

  private boolean isSpelled(int token) {
    return around.isWord(token) && length(token) == 1;
  }

  private boolean sameBetween(int first, int last) {
    return length(first + 1) == 1
        && length(last + 1) == 1
        && text.charAt(tokens.get(first + 1).start()) == text.charAt(tokens.get(last + 1).start());
  }

  private int length(int token) {
    return tokens.get(token).end() - tokens.get(token).start();
  }

  /** Initials before a family name; or initials alone, where a person is met. */
  private int initialsLength(int first) {
    int count = initials(first);
    int last = first;
    while (count > 0 && count < MOST_INITIALS && initials(afterInitials(last)) > 0) {
      last = afterInitials(last);
      count += initials(last);
    }
    if (count == 0 || Abbreviations.has(text, tokens.get(first).start(), tokens.get(first).end())) {
      return 0;
    }
    int family = afterInitials(last);
    if (isStop(last + 1) && around.isWord(family) && isFamilyName(family)) {
      return family - first + 1;
    }
    return isPerson(first, last, count) ? last - first + 1 : 0;
  }

  /** How many initials a token is: 1 for Z, 2 for K.Z, 0 for a word. */
  private int initials(int token) {
    if (!around.isWord(token)) {
      return 0;
    }
    int start = tokens.get(token).start();
    int end = tokens.get(token).end();
    for (int i = start; i < end; i++) {
      boolean fits = (i - start) % 2 == 0 ? isCapital(text.charAt(i)) : text.charAt(i) == '.';
      if (!fits) {
        return 0;
      }
    }
    int count = (end - start + 1) / 2;
    return count > MOST_INITIALS || (end - start) % 2 == 0 ? 0 : count;
  }

  /** The token behind a stop and a space, or behind either of them. */
  private int afterInitials(int token) {
    int at = isStop(token + 1) ? token + 2 : token + 1;
    boolean space = at < tokens.size() && tokens.get(at).kind() == TokenKind.SPACE;
    return space && length(at) == 1 && text.charAt(tokens.get(at).start()) == ' ' ? at + 1 : at;
  }

  private boolean isNumber(int token) {
    return token < tokens.size() && tokens.get(token).kind() == TokenKind.NUMBER;
  }

  private boolean isStop(int token) {
    return token < tokens.size() && text.charAt(tokens.get(token).start()) == '.';
  }

  private boolean isFamilyName(int token) {
    return length(token) >= SHORTEST_NAME
        && around.isCapital(token)
        && !CommonWords.has(tokens.get(token).in(text));
  }

  private boolean isPerson(int first, int last, int count) {
    boolean stop = isStop(last + 1);
    if (isNumber(afterInitials(last))) {
      return false;
    }
    char letter = text.charAt(tokens.get(first).start());
    boolean pronoun = count == 1 && (letter == 'I' || letter == 'A');
    return !pronoun
        && switch (around.before(first)) {
          case ABBREVIATION -> true;
          case ROLE, PERSON, INTRO -> stop || count > 1;
          case JOINT, PREPOSITION -> count > 1 && stop;
          default -> false;
        };
  }

  /** Two words in one, each with a capital letter, of which one is in no dictionary. */
  private boolean isTwoNames(Token word) {
    int second = -1;
    for (int i = word.start() + 1; i < word.end(); i++) {
      char c = text.charAt(i);
      if (isCapital(c)) {
        if (second >= 0) {
          return false;
        }
        second = i;
      } else if (!Character.isLowerCase(c)) {
        return false;
      }
    }
    if (second < 0
        || second - word.start() < SHORTEST_NAME
        || word.end() - second < SHORTEST_NAME) {
      return false;
    }
    boolean unknown = isUnknown(word.start(), second) || isUnknown(second, word.end());
    return unknown && !BRANDS.contains(word.in(text).toLowerCase(Locale.ROOT));
  }

  /** Whether a sign before a word makes a handle or topic of it. */
  private boolean isTag(int token) {
    int at = token > 0 && tokens.get(token - 1).kind() == TokenKind.SPACE ? token - 2 : token - 1;
    return at >= 0 && "@#$".indexOf(text.charAt(tokens.get(at).start())) >= 0;
  }

  private boolean isUnknown(int start, int end) {
    return end - start >= SHORTEST_UNKNOWN && !CommonWords.has(text.substring(start, end));
  }

  private static boolean isCapital(char c) {
    return c >= 'A' && c <= 'Z' || c > 0x7F && Character.isUpperCase(c);
  }
}
