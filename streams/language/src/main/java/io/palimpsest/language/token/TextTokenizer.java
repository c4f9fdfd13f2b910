package io.palimpsest.language.token;

import java.util.List;
import java.util.Objects;

/**
 * Cuts a text into tokens that cover it completely.
 *
 * <p>Thread-safe: it keeps nothing between calls, so no word of one post can turn up in another.
 *
 * <p>Time is linear in the text, with a factor of up to {@value WordBreaks#MAX_LENGTH} for text
 * made to look like the start of an e-mail address at every character: about one second for a
 * megabyte of it, some tens of milliseconds for a megabyte of prose.
 */
public final class TextTokenizer {

  /**
   * The tokens of a text, in order: the first starts at 0, each starts where the one before ended,
   * the last ends with the text. Holds for every string, unpaired surrogates included.
   *
   * @param text any string
   */
  public List<Token> split(String text) {
    Objects.requireNonNull(text, "text");
    return new TokenScan(text, WordBreaks.of(text)).run();
  }
}
