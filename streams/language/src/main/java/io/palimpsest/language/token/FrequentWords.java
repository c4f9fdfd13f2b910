package io.palimpsest.language.token;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Frequent English words: the vocabulary of the language model, which is on the class path anyway.
 */
public final class FrequentWords {
  private static final String VOCABULARY = "/all-minilm-l6-v2-q-tokenizer.json";

  /** All quoted runs of small letters in the file: few of them are no words of the model. */
  private static final Pattern WORD = Pattern.compile("\"([a-z]{2,})\"");

  private FrequentWords() {}

  /** Some 20,000, in small letters, without repetitions; roughly the most frequent first. */
  public static List<String> read() {
    try (InputStream in = FrequentWords.class.getResourceAsStream(VOCABULARY)) {
      if (in == null) {
        throw new IllegalStateException("the installation lacks " + VOCABULARY);
      }
      String json = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
      return WORD.matcher(json).results().map(word -> word.group(1)).distinct().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
