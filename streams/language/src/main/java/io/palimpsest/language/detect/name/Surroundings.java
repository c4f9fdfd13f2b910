package io.palimpsest.language.detect.name;

import io.palimpsest.language.token.TokenKind;
import java.util.Set;

/** Reads what stands around a word: one or two words to each side, and how they use capitals. */
final class Surroundings {
  /** Tokens to each side that tell whether this is a headline. */
  private static final int WINDOW = 8;

  private static final String COMPOUND_SIGNS = "-\u2010\u2011/_@#+*=~^";
  private static final Set<String> ME =
      Set.of("i", "me", "my", "he", "she", "we", "they", "him", "her", "his", "us", "our", "their");

  private final Words words;

  Surroundings(Words words) {
    this.words = words;
  }

  /** What stands before a token. */
  Before before(int token) {
    int at = previous(token);
    if (at < 0) {
      return Before.START;
    }
    if (at == token - 1 && COMPOUND_SIGNS.indexOf(words.first(at)) >= 0) {
      return Before.GLUED;
    }
    return switch (words.kind(at)) {
      case WORD -> behindWord(at);
      case PUNCTUATION -> behindMark(at);
      default -> Before.START;
    };
  }

  /** Whether a sentence or a part of one begins here, so that a capital letter says nothing. */
  boolean isStart(int token) {
    int at = previous(token);
    return at < 0 || !words.isWord(at) && words.first(at) != ',' && isStart(behindMark(at));
  }

  private static boolean isStart(Before before) {
    return before == Before.START || before == Before.ADDRESS;
  }

  /** The token before a token and its space; -1 where a line begins. */
  private int previous(int token) {
    int at = token - 1;
    if (words.isSpace(at)) {
      at = words.isLineBreak(at) ? -1 : at - 1;
    }
    return words.isSpace(at) ? -1 : at;
  }

  private Before behindWord(int word) {
    String lower = words.lower(word);
    Before before = Cues.before(lower);
    if (lower.equals("am")) {
      return isBehind(word, "i") ? Before.INTRO : before;
    }
    if (before == Before.COPULA) {
      return isBehind(word, "name") ? Before.PERSON : isStart(word) ? Before.AUXILIARY : before;
    }
    boolean both = lower.equals("and") && (isBehind(word, "me") || isBehind(word, "him"));
    return both ? Before.PERSON : before;
  }

  private boolean isBehind(int word, String other) {
    return words.isSpace(word - 1) && words.isWord(word - 2) && words.lower(word - 2).equals(other);
  }

  private Before behindMark(int mark) {
    return switch (words.first(mark)) {
      case '.' -> isAbbreviated(mark) ? Before.ABBREVIATION : Before.START;
      case ',' -> isGreeting(mark - 1) ? Before.ADDRESS : Before.JOINT;
      case '&' -> Before.JOINT;
      case ':' -> isLabel(mark - 1) ? Before.ADDRESS : Before.START;
      default -> Before.START;
    };
  }

  private boolean isGreeting(int word) {
    return words.isWord(word) && Cues.isGreeting(words.lower(word));
  }

  private boolean isLabel(int word) {
    return words.isWord(word) && Cues.isLabel(words.lower(word));
  }

  private boolean isAbbreviated(int stop) {
    int title = stop - 1;
    return words.isWord(title)
        && Cues.isAbbreviation(words.text(), words.start(title), words.end(title))
        && !isBehindDeterminer(title);
  }

  /** Whether a word is behind "my" or the like: behind "my dr." a sentence begins. */
  boolean isBehindDeterminer(int word) {
    return words.isSpace(word - 1)
        && words.isWord(word - 2)
        && Cues.before(words.lower(word - 2)) == Before.DETERMINER;
  }

  /** Whether a word is behind a greeting, which a month may follow, too: hello may. */
  boolean isBehindGreeting(int word) {
    int at = words.wordBefore(word);
    return at >= 0 && Cues.isGreeting(words.lower(at));
  }

  /** Whether a word is behind "and": me and will. */
  boolean isBehindAnd(int word) {
    int at = words.wordBefore(word);
    return at >= 0 && words.lower(at).equals("and");
  }

  /** Whether a word is behind a verb that a person and what is wanted follow: ask will about it. */
  boolean isBehindRequest(int word) {
    int at = words.wordBefore(word);
    return at >= 0 && Cues.isRequest(words.lower(at));
  }

  /** Whether a word is before a word for somebody: may's mom. */
  boolean isBeforeRole(int word) {
    int at = words.wordBehind(word);
    return at >= 0 && Cues.before(words.lower(at)) == Before.ROLE;
  }

  /** Whether a word is before what people do and no month does. */
  boolean isBeforeDeed(int word) {
    int at = words.wordBehind(word);
    return at >= 0 && Cues.isDeed(words.lower(at));
  }

  /** What stands behind a token. */
  Behind behind(int token) {
    int at = token + 1;
    boolean space = words.isSpace(at);
    if (space && !words.isLineBreak(at)) {
      at++;
    }
    if (at >= words.size() || words.isSpace(at)) {
      return Behind.END;
    }
    if (!space) {
      char mark = words.first(at);
      return COMPOUND_SIGNS.indexOf(mark) >= 0 || isNumbered(at)
          ? Behind.OTHER
          : mark == ',' ? Behind.COMMA : Behind.END;
    }
    return switch (words.kind(at)) {
      case WORD -> behindIs(at);
      case PUNCTUATION ->
          switch (words.first(at)) {
            case '&' -> afterAnd(at);
            case ',' -> Behind.COMMA;
            case '\'', '\u2019' -> Behind.OTHER;
            default -> isNumbered(at) ? Behind.OTHER : Behind.END;
          };
      case EMOJI, URL -> Behind.END;
      default -> Behind.OTHER;
    };
  }

  /** Whether only marks stand between a word and the end of its line. */
  boolean isLast(int token) {
    for (int at = token + 1; at < words.size(); at++) {
      if (words.isSpace(at)) {
        if (words.isLineBreak(at)) {
          return true;
        }
      } else if (words.kind(at) != TokenKind.PUNCTUATION && words.kind(at) != TokenKind.EMOJI) {
        return false;
      }
    }
    return true;
  }

  /** No. 1. */
  private boolean isNumbered(int stop) {
    int at = words.isSpace(stop + 1) ? stop + 2 : stop + 1;
    return words.first(stop) == '.' && words.is(at, TokenKind.NUMBER);
  }

  private Behind behindIs(int word) {
    String lower = words.lower(word);
    if (lower.equals("and")) {
      return afterAnd(word);
    }
    Behind known = Cues.behind(lower);
    if (known != Behind.OTHER) {
      return known;
    }
    if (words.isCapital(word)) {
      return words.isCapitals(word) ? Behind.OTHER : Behind.SURNAME;
    }
    if (!Cues.isThirdPerson(lower)) {
      return Behind.OTHER;
    }
    int object = words.wordBehind(word);
    boolean verb = object >= 0 && Cues.isObject(words.lower(object));
    return verb ? Behind.TOLD : Behind.THIRD_PERSON;
  }

  private Behind afterAnd(int and) {
    int next = and + 2;
    if (!words.isSpace(and + 1) || !words.isWord(next)) {
      return Behind.AND;
    }
    if (ME.contains(words.lower(next))) {
      return Behind.AND_ME;
    }
    return words.isCapital(next) ? Behind.AND_NAME : Behind.AND;
  }

  /** Whether more words here begin with a capital letter than not, for no reason of their own. */
  boolean isHeadline(int token) {
    int capital = 0;
    int small = 0;
    for (int at = Math.max(0, token - WINDOW);
        at <= Math.min(words.size() - 1, token + WINDOW);
        at++) {
      if (at == token || !words.isWord(at)) {
        continue;
      }
      if (!Character.isUpperCase(words.first(at))) {
        small++;
      } else if (words.first(at) != 'I' && !isStart(at) && !Cues.isCompany(words.lower(at))) {
        capital++;
      }
    }
    return capital > 1 && capital > small;
  }
}
