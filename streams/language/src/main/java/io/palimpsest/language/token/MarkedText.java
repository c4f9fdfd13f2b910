package io.palimpsest.language.token;

import java.util.List;

/**
 * A text with its tokens, and what stands in place of some of them. It shows nothing of itself.
 *
 * <p>Immutable.
 */
public final class MarkedText {
  private static final TextTokenizer TOKENIZER = new TextTokenizer();

  private final String text;
  private final List<Token> tokens;
  private final List<Replacement> replacements;

  private MarkedText(String text, List<Token> tokens, List<Replacement> replacements) {
    this.text = text;
    this.tokens = tokens;
    this.replacements = List.copyOf(replacements);
  }

  /**
   * A text in which nothing is replaced.
   *
   * @param text any string
   */
  public static MarkedText of(String text) {
    return new MarkedText(text, TOKENIZER.split(text), List.of());
  }

  /**
   * A text in which something is.
   *
   * @param tokens what {@link TextTokenizer} says about this very text
   * @param replacements disjoint, in the order of the text
   */
  public static MarkedText of(String text, List<Token> tokens, List<Replacement> replacements) {
    int free = 0;
    for (Replacement replacement : replacements) {
      if (replacement.firstToken() < free || replacement.endToken() > tokens.size()) {
        throw new IllegalArgumentException(
            "replacements must be disjoint, in order, and inside of the text: " + replacement);
      }
      free = replacement.endToken();
    }
    return new MarkedText(text, tokens, replacements);
  }

  /** The raw text. */
  public String text() {
    return text;
  }

  /** Its tokens, which cover it. */
  public List<Token> tokens() {
    return tokens;
  }

  /** Disjoint, in the order of the text. */
  public List<Replacement> replacements() {
    return replacements;
  }

  /** The text with its replacements in place and everything else as it was. */
  public String replaced() {
    StringBuilder out = new StringBuilder(text.length());
    int done = 0;
    for (Replacement replacement : replacements) {
      out.append(text, done, tokens.get(replacement.firstToken()).start());
      out.append(replacement.text());
      done = tokens.get(replacement.endToken() - 1).end();
    }
    return out.append(text, done, text.length()).toString();
  }

  /** Sizes only. */
  @Override
  public String toString() {
    return "MarkedText[" + tokens.size() + " tokens, " + replacements.size() + " replaced]";
  }
}
