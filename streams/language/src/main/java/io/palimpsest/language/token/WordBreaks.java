package io.palimpsest.language.token;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.email.UAX29URLEmailTokenizerImpl;

/**
 * Words, numbers, URLs and e-mail addresses as Lucene sees them: in order, not overlapping, with
 * gaps.
 */
final class WordBreaks {

  /**
   * Lucene cuts a longer token into pieces of this length (one less when a surrogate pair would be
   * cut). At every character it may look this far ahead for an at sign before it gives up, so this
   * is also the worst factor on running time: 4096 costs 20 seconds a megabyte, 128 one second.
   */
  static final int MAX_LENGTH = 128;

  /** Lucene's grammar lets a URL end in these, but then they mostly belong to the sentence. */
  private static final String NOT_LAST_IN_URL = ".,;:!?'\"’”»)]}>";

  private final String text;
  private final List<Token> found = new ArrayList<>();
  private boolean lastWasCut;

  /** The scanner without the tokenizer around it, which copies each word and describes it. */
  private UAX29URLEmailTokenizerImpl lucene;

  private WordBreaks(String text) {
    this.text = text;
  }

  static List<Token> of(String text) {
    WordBreaks breaks = new WordBreaks(text);
    breaks.read();
    return breaks.found;
  }

  /**
   * Most of a text are plain words between spaces, of which nobody needs to ask Lucene. Nothing
   * that it finds reaches across a space, but for an e-mail address in quotation marks.
   */
  private void read() {
    if (text.indexOf('"') >= 0) {
      readByLucene(0, text.length());
      return;
    }
    int unread = 0;
    int at = 0;
    while (at < text.length()) {
      int end = PlainWords.end(text, at);
      if (end > at) {
        readByLucene(unread, at);
        found.add(new Token(at, end, PlainWords.kind(text.charAt(at))));
        lastWasCut = false;
        unread = end;
      }
      at = afterSpace(Math.max(at, end));
    }
    readByLucene(unread, text.length());
  }

  /** Where the next stretch between spaces begins. */
  private int afterSpace(int from) {
    int at = from;
    while (at < text.length() && !PlainWords.isSpace(text.charAt(at))) {
      at++;
    }
    return Math.min(text.length(), at + 1);
  }

  private void readByLucene(int from, int to) {
    if (isSpaceOrSign(from, to)) {
      return;
    }
    if (lucene == null) {
      lucene = new UAX29URLEmailTokenizerImpl(null);
      lucene.setBufferSize(MAX_LENGTH);
    }
    lucene.yyreset(new StringReader(closed(text.substring(from, to))));
    try {
      for (int type = lucene.getNextToken();
          type != UAX29URLEmailTokenizerImpl.YYEOF;
          type = lucene.getNextToken()) {
        int start = from + lucene.yychar();
        take(start, start + lucene.yylength(), type);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("a string could not be read", e);
    }
  }

  /** Of what stands between two plain words, mostly; there is no word in it. */
  private boolean isSpaceOrSign(int from, int to) {
    for (int i = from; i < to; i++) {
      if (!PlainWords.isSpaceOrSign(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Lucene waits for the other half of a last high surrogate and loses the word before it. */
  private static String closed(String text) {
    int last = text.length() - 1;
    boolean open = last >= 0 && Character.isHighSurrogate(text.charAt(last));
    return open ? text.substring(0, last) + '\ufffd' : text;
  }

  private void take(int start, int end, int type) {
    if (start < lastEnd() || type == UAX29URLEmailTokenizerImpl.EMOJI_TYPE) {
      return; // inside a URL that was lengthened, or left to EmojiScanner, which knows newer ones
    }
    boolean cut = end - start >= MAX_LENGTH - 1;
    TokenKind kind = CodePoints.kindOf(text, start, end);
    // Lucene calls 192.168.0.1 a URL; without a letter it is a number to us.
    boolean isUrl = type == UAX29URLEmailTokenizerImpl.URL_TYPE && kind != TokenKind.NUMBER;
    if (isUrl) {
      found.add(new Token(start, urlEnd(cut ? wordEnd(end) : end), TokenKind.URL));
    } else if (type == UAX29URLEmailTokenizerImpl.EMAIL_TYPE) {
      found.add(new Token(start, end, TokenKind.EMAIL));
    } else if (lastWasCut && start == lastEnd()) {
      Token last = found.remove(found.size() - 1);
      found.add(new Token(last.start(), end, CodePoints.mix(last.kind(), kind)));
    } else if (kind != TokenKind.SYMBOL) {
      addParts(start, end, kind);
    }
    lastWasCut = cut && found.size() > 0 && CodePoints.isWordLike(last().kind());
  }

  /**
   * Lucene joins letters around a colon, for Swedish; here it parts a word from what it announces.
   */
  private void addParts(int start, int end, TokenKind kind) {
    int from = start;
    for (int at = start + 1; at < end - 1; at++) {
      if (text.charAt(at) == ':' && at > from) {
        addPart(from, at);
        from = at + 1;
      }
    }
    if (from == start) {
      found.add(new Token(start, end, kind));
    } else {
      addPart(from, end);
    }
  }

  private void addPart(int start, int end) {
    TokenKind kind = CodePoints.kindOf(text, start, end);
    if (kind != TokenKind.SYMBOL) {
      found.add(new Token(start, end, kind));
    }
  }

  private Token last() {
    return found.get(found.size() - 1);
  }

  private int lastEnd() {
    return found.isEmpty() ? 0 : last().end();
  }

  private int wordEnd(int from) {
    int end = from;
    while (end < text.length() && !CodePoints.isSpace(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private int urlEnd(int from) {
    int end = from;
    while (NOT_LAST_IN_URL.indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return end;
  }
}
