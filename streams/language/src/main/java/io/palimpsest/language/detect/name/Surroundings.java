package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Reads what stands around a word: one or two words to each side, and how they use capitals. */
final class Surroundings {
  /** Tokens to each side that tell whether this is a headline. */
  private static final int WINDOW = 8;

  private static final String COMPOUND_SIGNS = "-\u2010\u2011/_@#+*=~^";
  private static final Set<String> ME =
      Set.of("i", "me", "my", "he", "she", "we", "they", "him", "her", "his", "us", "our", "their");

  private final String text;
  private final List<Token> tokens;

  Surroundings(DetectorInput input) {
    text = input.text();
    tokens = input.tokens();
  }

  /** What stands before a token. */
  Before before(int token) {
    int at = previous(token);
    if (at < 0) {
      return Before.START;
    }
    if (at == token - 1 && COMPOUND_SIGNS.indexOf(first(at)) >= 0) {
      return Before.GLUED;
    }
    return switch (tokens.get(at).kind()) {
      case WORD -> behindWord(at);
      case PUNCTUATION -> behindMark(at);
      default -> Before.START;
    };
  }

  /** Whether a sentence or a part of one begins here, so that a capital letter says nothing. */
  boolean isStart(int token) {
    int at = previous(token);
    return at < 0 || !isWord(at) && behindMark(at) == Before.START;
  }

  /** The token before a token and its space; -1 where a line begins. */
  private int previous(int token) {
    int at = token - 1;
    if (isSpace(at)) {
      at = isLineBreak(at) ? -1 : at - 1;
    }
    return isSpace(at) ? -1 : at;
  }

  private Before behindWord(int word) {
    String lower = lower(word);
    Before before = Cues.before(lower);
    if (before == Before.COPULA) {
      return isBehind(word, "name") ? Before.PERSON : isStart(word) ? Before.AUXILIARY : before;
    }
    boolean both = lower.equals("and") && (isBehind(word, "me") || isBehind(word, "him"));
    return both ? Before.PERSON : before;
  }

  private boolean isBehind(int word, String other) {
    return isSpace(word - 1) && isWord(word - 2) && lower(word - 2).equals(other);
  }

  private Before behindMark(int mark) {
    return switch (first(mark)) {
      case '.' -> isAbbreviated(mark) ? Before.ABBREVIATION : Before.START;
      case ',', '&' -> Before.JOINT;
      default -> Before.START;
    };
  }

  private boolean isAbbreviated(int stop) {
    int title = stop - 1;
    return isWord(title)
        && Cues.isAbbreviation(lower(title))
        && !(isSpace(title - 1) && isWord(title - 2) && isDeterminer(title - 2));
  }

  /** Behind "my dr." a sentence begins. */
  private boolean isDeterminer(int word) {
    return Cues.before(lower(word)) == Before.DETERMINER;
  }

  /** What stands behind a token. */
  Behind behind(int token) {
    int at = token + 1;
    boolean space = isSpace(at);
    if (space && !isLineBreak(at)) {
      at++;
    }
    if (at >= tokens.size() || isSpace(at)) {
      return Behind.END;
    }
    if (!space) {
      char mark = first(at);
      return COMPOUND_SIGNS.indexOf(mark) >= 0 || isNumbered(at)
          ? Behind.OTHER
          : mark == ',' ? Behind.COMMA : Behind.END;
    }
    return switch (tokens.get(at).kind()) {
      case WORD -> behindIs(at);
      case PUNCTUATION ->
          switch (first(at)) {
            case '&' -> afterAnd(at);
            case ',' -> Behind.COMMA;
            case '\'', '\u2019' -> Behind.OTHER;
            default -> isNumbered(at) ? Behind.OTHER : Behind.END;
          };
      case EMOJI, URL -> Behind.END;
      default -> Behind.OTHER;
    };
  }

  /** No. 1. */
  private boolean isNumbered(int stop) {
    int at = isSpace(stop + 1) ? stop + 2 : stop + 1;
    return first(stop) == '.' && is(at, TokenKind.NUMBER);
  }

  private Behind behindIs(int word) {
    String lower = lower(word);
    if (lower.equals("and")) {
      return afterAnd(word);
    }
    Behind known = Cues.behind(lower);
    if (known != Behind.OTHER) {
      return known;
    }
    if (isCapital(word)) {
      return isCapitals(word) ? Behind.OTHER : Behind.SURNAME;
    }
    if (!Cues.isThirdPerson(lower)) {
      return Behind.OTHER;
    }
    int object = wordBehind(word);
    boolean verb = object >= 0 && Cues.isObject(lower(object));
    return verb ? Behind.TOLD : Behind.THIRD_PERSON;
  }

  private Behind afterAnd(int and) {
    int next = and + 2;
    if (!isSpace(and + 1) || !isWord(next)) {
      return Behind.AND;
    }
    if (ME.contains(lower(next))) {
      return Behind.AND_ME;
    }
    return isCapital(next) ? Behind.AND_NAME : Behind.AND;
  }

  /** The word behind a word, if only a space stands between; -1 if not. */
  int wordBehind(int token) {
    return isSpace(token + 1) && isWord(token + 2) ? token + 2 : -1;
  }

  /** The word before a word, with a space or a stop and a space between; -1 if there is none. */
  int wordBefore(int token) {
    int at = isSpace(token - 1) ? token - 2 : token - 1;
    if (at > 0 && tokens.get(at).kind() == TokenKind.PUNCTUATION && first(at) == '.') {
      at--;
    }
    return isWord(at) ? at : -1;
  }

  /** Whether more words here begin with a capital letter than not, for no reason of their own. */
  boolean isHeadline(int token) {
    int capital = 0;
    int small = 0;
    for (int at = Math.max(0, token - WINDOW);
        at <= Math.min(tokens.size() - 1, token + WINDOW);
        at++) {
      if (at == token || !isWord(at)) {
        continue;
      }
      if (!Character.isUpperCase(first(at))) {
        small++;
      } else if (first(at) != 'I' && !isStart(at) && !Cues.isCompany(lower(at))) {
        capital++;
      }
    }
    return capital > 1 && capital > small;
  }

  /** Whether a word is of two or more capital letters. */
  boolean isCapitals(int token) {
    Token word = tokens.get(token);
    return word.end() - word.start() > 1 && Character.isUpperCase(text.charAt(word.start() + 1));
  }

  boolean isCapital(int token) {
    return Character.isUpperCase(first(token));
  }

  private boolean isLineBreak(int space) {
    Token token = tokens.get(space);
    for (int i = token.start(); i < token.end(); i++) {
      if (text.charAt(i) == '\n' || text.charAt(i) == '\r') {
        return true;
      }
    }
    return false;
  }

  private boolean isSpace(int token) {
    return is(token, TokenKind.SPACE);
  }

  boolean isWord(int token) {
    return is(token, TokenKind.WORD);
  }

  private boolean is(int token, TokenKind kind) {
    return token >= 0 && token < tokens.size() && tokens.get(token).kind() == kind;
  }

  private char first(int token) {
    return text.charAt(tokens.get(token).start());
  }

  private String lower(int token) {
    return tokens.get(token).in(text).toLowerCase(Locale.ROOT);
  }
}
