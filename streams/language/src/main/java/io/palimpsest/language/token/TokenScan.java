package io.palimpsest.language.token;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One walk over one text: takes the word breaks where they apply and classifies what lies between.
 *
 * <p>Every step ends after it starts and never looks back, so the walk covers the text without gap
 * or overlap and in linear time.
 */
final class TokenScan {

  private static final String AT_SIGNS = "@＠﹫";
  private static final String NUMBER_SIGNS = "#＃﹟";
  private static final String PLUS_OR_MINUS = "+-−＋－";

  /** Single characters that hold two numbers together: dates, times, phone numbers, ranges. */
  private static final String SEPARATORS = ".,:/-'’_·‐‑–−：／－";

  private final String text;
  private final List<Token> words;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  /** Index of the first word that ends after {@code at}. */
  private int ahead;

  TokenScan(String text, List<Token> words) {
    this.text = text;
    this.words = words;
  }

  List<Token> run() {
    while (at < text.length()) {
      while (ahead < words.size() && words.get(ahead).end() <= at) {
        ahead++;
      }
      Token token = next();
      tokens.add(token);
      at = token.end();
    }
    return Collections.unmodifiableList(tokens);
  }

  private Token next() {
    int emojiEnd = EmojiScanner.end(text, at);
    if (emojiEnd > at) {
      return new Token(at, emojiEnd, TokenKind.EMOJI);
    }
    if (wordStartsAt(at)) {
      return word();
    }
    int codePoint = text.codePointAt(at);
    int after = at + Character.charCount(codePoint);
    boolean handle = AT_SIGNS.indexOf(codePoint) >= 0;
    if (handle || NUMBER_SIGNS.indexOf(codePoint) >= 0) {
      int end = nameEnd(after, handle);
      if (end > after) {
        return new Token(at, end, handle ? TokenKind.HANDLE : TokenKind.HASHTAG);
      }
    }
    if (PLUS_OR_MINUS.indexOf(codePoint) >= 0 && numberMayStart(after)) {
      return word();
    }
    return between(codePoint, after);
  }

  private boolean wordStartsAt(int index) {
    return ahead < words.size() && words.get(ahead).start() == index;
  }

  /** The word ahead, from here on (it may have a sign), and the numbers that hang on to it. */
  private Token word() {
    Token first = words.get(ahead);
    int end = first.end();
    TokenKind kind = first.kind();
    for (int i = ahead + 1; i < words.size() && hasDigits(kind); i++) {
      Token more = words.get(i);
      boolean joined = more.start() == end + 1 && SEPARATORS.indexOf(text.charAt(end)) >= 0;
      if (!joined || !hasDigits(more.kind())) {
        break;
      }
      end = more.end();
      kind = CodePoints.mix(kind, more.kind());
    }
    boolean isFirst = at == first.start() && end == first.end();
    return isFirst ? first : new Token(at, end, kind);
  }

  private static boolean hasDigits(TokenKind kind) {
    return kind == TokenKind.NUMBER || kind == TokenKind.CODE;
  }

  /** A sign belongs to the number behind it unless something stands before it, as in 1-2 or 1+2. */
  private boolean numberMayStart(int index) {
    boolean free =
        tokens.isEmpty()
            || switch (tokens.get(tokens.size() - 1).kind()) {
              case SPACE, PUNCTUATION, SYMBOL -> true;
              default -> false;
            };
    return free
        && wordStartsAt(index)
        && hasDigits(words.get(ahead).kind())
        && CodePoints.isDigit(text.codePointAt(index));
  }

  /** Where a name after a sign ends; {@code from} when there is none. */
  private int nameEnd(int from, boolean dots) {
    if (wordStartsAt(from) && !CodePoints.isWordLike(words.get(ahead).kind())) {
      return words.get(ahead).end(); // @user@host.example, @site.example/page
    }
    return NameScanner.end(text, from, dots);
  }

  /** What Lucene leaves out, and the rest of a word whose start went into a name. */
  private Token between(int codePoint, int after) {
    if (CodePoints.isSpace(codePoint)) {
      return new Token(at, spaceEnd(after), TokenKind.SPACE);
    }
    if (CodePoints.isLetter(codePoint) || CodePoints.isDigit(codePoint)) {
      int end = lettersEnd(after);
      return new Token(at, end, CodePoints.kindOf(text, at, end));
    }
    boolean punctuation = CodePoints.isPunctuation(codePoint);
    return new Token(at, after, punctuation ? TokenKind.PUNCTUATION : TokenKind.SYMBOL);
  }

  private int spaceEnd(int from) {
    int end = from;
    while (end < text.length() && CodePoints.isSpace(text.charAt(end)) && !wordStartsAt(end)) {
      end++; // no space lies outside the first plane, so units will do
    }
    return end;
  }

  private int lettersEnd(int from) {
    int end = from;
    while (end < text.length() && !wordStartsAt(end)) {
      int codePoint = text.codePointAt(end);
      if (!CodePoints.isLetter(codePoint)
          && !CodePoints.isDigit(codePoint)
          && !CodePoints.isMark(codePoint)) {
        break;
      }
      end += Character.charCount(codePoint);
    }
    return end;
  }
}
