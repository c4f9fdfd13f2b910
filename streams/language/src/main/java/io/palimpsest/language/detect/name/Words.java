package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.List;
import java.util.Locale;

/** The tokens of a text by their numbers. Numbers that the text does not have are no token. */
final class Words {
  private static final int NEAR = 8;

  private final DetectorInput input;
  private final String text;
  private final List<Token> tokens;
  private int lastAsked;

  Words(DetectorInput input) {
    this.input = input;
    text = input.text();
    tokens = input.tokens();
  }

  int size() {
    return tokens.size();
  }

  List<Token> tokens() {
    return tokens;
  }

  String text() {
    return text;
  }

  int start(int token) {
    return tokens.get(token).start();
  }

  int end(int token) {
    return tokens.get(token).end();
  }

  int length(int token) {
    return end(token) - start(token);
  }

  /** The token that a place is in: mostly near the one that was asked for before. */
  int at(int offset) {
    int at = lastAsked;
    int most = Math.min(tokens.size(), at + NEAR);
    if (tokens.get(at).start() > offset) {
      most = at;
    }
    while (at < most && tokens.get(at).end() <= offset) {
      at++;
    }
    lastAsked = at < most ? at : input.tokenAt(offset);
    return lastAsked;
  }

  boolean is(int token, TokenKind kind) {
    return token >= 0 && token < tokens.size() && tokens.get(token).kind() == kind;
  }

  boolean isWord(int token) {
    return is(token, TokenKind.WORD);
  }

  boolean isSpace(int token) {
    return is(token, TokenKind.SPACE);
  }

  /** Whether a token begins with some character. */
  boolean startsWith(int token, char c) {
    return token >= 0 && token < tokens.size() && first(token) == c;
  }

  TokenKind kind(int token) {
    return tokens.get(token).kind();
  }

  char first(int token) {
    return text.charAt(start(token));
  }

  String string(int token) {
    return tokens.get(token).in(text);
  }

  String lower(int token) {
    return string(token).toLowerCase(Locale.ROOT);
  }

  /** Whether a word begins with a capital letter. */
  boolean isCapital(int token) {
    return Character.isUpperCase(first(token));
  }

  /** Whether a word is of two or more capital letters. */
  boolean isCapitals(int token) {
    return length(token) > 1 && Character.isUpperCase(text.charAt(start(token) + 1));
  }

  /** The word behind a token, if only a space stands between; -1 if not. */
  int wordBehind(int token) {
    return isSpace(token + 1) && isWord(token + 2) ? token + 2 : -1;
  }

  /** The word before a word, with a space or a stop and a space between; -1 if there is none. */
  int wordBefore(int token) {
    int at = isSpace(token - 1) ? token - 2 : token - 1;
    if (is(at, TokenKind.PUNCTUATION) && first(at) == '.') {
      at--;
    }
    return isWord(at) ? at : -1;
  }

  boolean isLineBreak(int space) {
    for (int i = start(space); i < end(space); i++) {
      if (text.charAt(i) == '\n' || text.charAt(i) == '\r') {
        return true;
      }
    }
    return false;
  }
}
