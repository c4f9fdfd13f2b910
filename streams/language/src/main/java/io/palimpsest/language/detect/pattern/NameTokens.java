package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the tokenizer has found already: e-mail addresses, URLs, handles, hashtags.
 *
 * <p>Not every such token is one: {@code end.So} is a sentence without a space, {@code #15} is a
 * rank.
 */
final class NameTokens {

  private final List<Token> tokens = new ArrayList<>();
  private final List<Span> spans = new ArrayList<>();

  static NameTokens of(DetectorInput input) {
    NameTokens names = new NameTokens();
    List<Token> tokens = input.tokens();
    for (int i = 0; i < tokens.size(); i++) {
      names.look(input.text(), tokens.get(i));
    }
    return names;
  }

  /** Most tokens are words and spaces. */
  private void look(String text, Token token) {
    Optional<Span> span =
        switch (token.kind()) {
          case EMAIL -> email(text, token);
          case URL -> url(text, token);
          case HANDLE -> handle(text, token);
          case HASHTAG -> hashtag(text, token);
          default -> Optional.empty();
        };
    if (span.isPresent()) {
      tokens.add(token);
      spans.add(span.get());
    }
  }

  /** In the order of the text. */
  List<Token> tokens() {
    return tokens;
  }

  List<Span> spans() {
    return spans;
  }

  private static Optional<Span> hashtag(String text, Token token) {
    return hasLetter(text, token) ? of(token, EntityType.HASHTAG, 0.95) : Optional.empty();
  }

  /** A full stop behind belongs to the sentence; a domain may end in one, people do not. */
  private static Optional<Span> email(String text, Token token) {
    boolean stop = text.charAt(token.end() - 1) == '.';
    int end = stop ? token.end() - 1 : token.end();
    return Optional.of(new Span(token.start(), end, EntityType.EMAIL, 0.99));
  }

  private static Optional<Span> of(Token token, EntityType type, double confidence) {
    return Optional.of(new Span(token.start(), token.end(), type, confidence));
  }

  /** {@code @user@host.example} is a handle too; {@code @5} is a price or a time. */
  private static Optional<Span> handle(String text, Token token) {
    return hasLetter(text, token) || token.end() - token.start() > 5
        ? of(token, EntityType.HANDLE, 0.95)
        : Optional.empty();
  }

  private static Optional<Span> url(String text, Token token) {
    String url = token.in(text);
    if (url.contains("://") || url.regionMatches(true, 0, "www.", 0, 4) || url.indexOf('/') > 0) {
      return of(token, EntityType.URL, 0.98);
    }
    int dot = url.lastIndexOf('.');
    boolean newSentence =
        dot > 0
            && dot + 1 < url.length()
            && Character.isUpperCase(url.charAt(dot + 1))
            && Character.isLowerCase(url.charAt(dot - 1));
    return newSentence ? Optional.empty() : of(token, EntityType.URL, 0.8);
  }

  private static boolean hasLetter(String text, Token token) {
    int at = token.start();
    while (at < token.end()) {
      int codePoint = text.codePointAt(at);
      if (Character.isAlphabetic(codePoint)) {
        return true;
      }
      at += Character.charCount(codePoint);
    }
    return false;
  }
}
