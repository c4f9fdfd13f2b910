package io.palimpsest.language.redaction;

import io.palimpsest.language.token.Replacement;
import io.palimpsest.language.token.Token;
import io.palimpsest.mechanisms.redaction.Shape.Layout;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.List;

/** One walk over the tokens of one text. */
final class ShapeWalk {

  /** What stands before the next token. */
  private enum Before {
    LAYOUT,
    HIDDEN,
    SYMBOL
  }

  private final String text;
  private final ShapeListener listener;
  private final SentenceStart sentence = new SentenceStart();
  private Before before = Before.LAYOUT;

  ShapeWalk(String text, ShapeListener listener) {
    this.text = text;
    this.listener = listener;
  }

  void over(List<Token> tokens, List<Replacement> replacements) {
    int position = 0;
    for (Replacement replacement : replacements) {
      over(tokens, position, replacement.firstToken());
      part();
      listener.replaced(replacement.text());
      sentence.passName();
      position = replacement.endToken();
    }
    over(tokens, position, tokens.size());
  }

  private void over(List<Token> tokens, int first, int end) {
    for (int position = first; position < end; position++) {
      Token token = tokens.get(position);
      tell(token, position);
      sentence.pass(text, token);
    }
  }

  private void tell(Token token, int position) {
    switch (token.kind()) {
      case WORD -> {
        part();
        listener.word(token, position, sentence.isOpen());
      }
      case NUMBER -> other(WordClass.NUMBER, token, position);
      case CODE -> other(WordClass.CODE, token, position);
      case URL -> other(WordClass.URL, token, position);
      case EMAIL -> other(WordClass.EMAIL, token, position);
      case HANDLE -> other(WordClass.HANDLE, token, position);
      case HASHTAG -> other(WordClass.HASHTAG, token, position);
      case EMOJI -> other(WordClass.EMOJI, token, position);
      case SYMBOL -> symbol(token, position);
      case SPACE -> space(token);
      case PUNCTUATION -> punctuation(token, position);
    }
  }

  private void other(WordClass wordClass, Token token, int position) {
    part();
    listener.other(wordClass, token, position);
  }

  private void symbol(Token token, int position) {
    // How many invisible characters stand in a row could spell a message.
    if (before != Before.SYMBOL) {
      other(WordClass.SYMBOL, token, position);
      before = Before.SYMBOL;
    }
  }

  private void space(Token run) {
    for (int i = run.start(); i < run.end(); i++) {
      char c = text.charAt(i);
      boolean lineFeedFollows = i + 1 < run.end() && text.charAt(i + 1) == '\n';
      // Line ends of every system read the same; which system wrote them is nobody's business.
      if (c == '\r' && !lineFeedFollows) {
        layout('\n');
      } else if (c != '\r') {
        layout(Layout.accepts(c) ? c : ' ');
      }
    }
  }

  private void punctuation(Token mark, int position) {
    int codePoint = text.codePointAt(mark.start());
    if (Layout.accepts(codePoint)) {
      layout((char) codePoint); // all accepted ones lie in the first plane
    } else {
      symbol(mark, position);
    }
  }

  private void layout(char accepted) {
    listener.layout(accepted);
    before = Before.LAYOUT;
  }

  /** One space at most for each hidden thing: bounds on growth count on it. */
  private void part() {
    if (before != Before.LAYOUT) {
      listener.layout(' ');
    }
    before = Before.HIDDEN;
  }
}
