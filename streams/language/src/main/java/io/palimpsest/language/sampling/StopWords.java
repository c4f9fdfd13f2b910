package io.palimpsest.language.sampling;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.WordNormalizer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The words that carry grammar more than content, in English: articles, pronouns, auxiliaries,
 * prepositions, conjunctions and their like, with their contractions. The list is closed, public
 * and the project's own; it stands in {@code stop-words.txt}.
 */
public final class StopWords {
  private static final Set<String> WORDS = read();

  private StopWords() {}

  /** All of them, as {@link WordNormalizer} writes words. */
  public static Set<String> all() {
    return WORDS;
  }

  /** The numbers of those words of a lexicon that a rule keeps. */
  public static BitSet keptIn(Lexicon lexicon, StopWordRule rule) {
    BitSet kept = new BitSet();
    if (rule == StopWordRule.KEEP) {
      WORDS.stream().mapToInt(lexicon::find).filter(id -> id != Lexicon.NONE).forEach(kept::set);
    }
    return kept;
  }

  private static Set<String> read() {
    try (InputStream in = StopWords.class.getResourceAsStream("stop-words.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .flatMap(line -> Arrays.stream(line.split(" ")))
          .filter(word -> !word.isEmpty())
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
