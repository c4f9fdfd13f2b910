package io.palimpsest.language.detect;

import io.palimpsest.language.token.TextTokenizer;
import io.palimpsest.language.token.Token;
import java.util.List;
import java.util.Objects;

/**
 * A text with its tokens, split once and read by all detectors.
 *
 * <p>No record: a record would print the text.
 */
public final class DetectorInput {

  private static final TextTokenizer TOKENIZER = new TextTokenizer();

  private final String text;
  private final List<Token> tokens;

  private DetectorInput(String text, List<Token> tokens) {
    this.text = text;
    this.tokens = tokens;
  }

  /**
   * Splits a text.
   *
   * @param text any string
   */
  public static DetectorInput of(String text) {
    return new DetectorInput(text, TOKENIZER.split(text));
  }

  /**
   * A text that was split already.
   *
   * @param tokens what {@link TextTokenizer} says about this very text
   */
  public static DetectorInput of(String text, List<Token> tokens) {
    int end = tokens.isEmpty() ? 0 : tokens.get(tokens.size() - 1).end();
    if (end != Objects.requireNonNull(text, "text").length()) {
      throw new IllegalArgumentException("tokens end at " + end + ", text at " + text.length());
    }
    return new DetectorInput(text, tokens);
  }

  /** The raw text. */
  public String text() {
    return text;
  }

  /** Its tokens, which cover it. */
  public List<Token> tokens() {
    return tokens;
  }

  /**
   * The number of the token that a place is in. Takes the logarithm of the tokens.
   *
   * @param offset a UTF-16 unit of the text
   */
  public int tokenAt(int offset) {
    int low = 0;
    int high = tokens.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (tokens.get(middle).start() <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** Sizes only. */
  @Override
  public String toString() {
    return "DetectorInput[" + text.length() + " units, " + tokens.size() + " tokens]";
  }
}
