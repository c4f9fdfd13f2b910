package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.sampling.StopWords;
import io.palimpsest.language.token.FrequentWords;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which words are everyday English, from two sources that are on the class path anyway: how often
 * WordNet's texts use a word, and the vocabulary of the language model.
 */
final class EnglishWords {
  private static final String WORDNET = "/net/sf/extjwnl/data/wordnet/wn31/";
  private static final String PLACE_SENSE = "%1:15:";

  /** Stop words that people are called by: other ones are not learned, in any case. */
  private static final Set<String> NAMES_TOO = Set.of("will", "may");

  /** A word that is a name as well must be used so often to count as an everyday word. */
  private static final int OFTEN = 5;

  private static final String[] ENDINGS = {
    "s", "es", "d", "ed", "ing", "r", "er", "st", "est", "ly"
  };

  /** How often a word is used, as a place and otherwise. */
  private static final class Uses {
    private static final Uses NONE = new Uses();

    private int other;
    private int asPlace;
  }

  private final Map<String, Uses> uses = new HashMap<>();
  private final Set<String> vocabulary = new HashSet<>();

  private EnglishWords() {}

  static EnglishWords read() {
    EnglishWords words = new EnglishWords();
    words.readUses(text(WORDNET + "cntlist"));
    words.readForms(text(WORDNET + "verb.exc"));
    words.readForms(text(WORDNET + "noun.exc"));
    words.readForms(text(WORDNET + "adj.exc"));
    words.vocabulary.addAll(FrequentWords.read());
    return words;
  }

  private static String text(String resource) {
    try (InputStream in = EnglishWords.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the installation lacks " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lines such as {@code 24 hope%2:37:00:: 1}: times, word, sense. */
  private void readUses(String counts) {
    counts
        .lines()
        .forEach(
            line -> {
              int space = line.indexOf(' ');
              int end = line.indexOf('%', space + 1);
              if (space > 0 && end > 0) {
                int times = Integer.parseInt(line, 0, space, 10);
                boolean place = line.startsWith(PLACE_SENSE, end);
                Uses word =
                    uses.computeIfAbsent(line.substring(space + 1, end), unseen -> new Uses());
                word.asPlace += place ? times : 0;
                word.other += place ? 0 : times;
              }
            });
  }

  /** Lines such as {@code thought think}: a form, and the word that it is a form of. */
  private void readForms(String forms) {
    forms
        .lines()
        .forEach(
            line -> {
              int space = line.indexOf(' ');
              if (space > 0) {
                String base = line.substring(space + 1).strip();
                int ofBase = uses(base).other;
                Uses form = uses.computeIfAbsent(line.substring(0, space), unseen -> new Uses());
                form.other = Math.max(form.other, ofBase);
              }
            });
  }

  /** Whether it is a frequent word or a frequent name. */
  boolean isFrequent(String canonical) {
    return vocabulary.contains(canonical) || StopWords.all().contains(canonical);
  }

  /** Whether it carries grammar more than content. */
  boolean isStopWord(String canonical) {
    return StopWords.all().contains(canonical);
  }

  /** Whether it carries grammar and is nobody's name. */
  boolean isGrammar(String canonical) {
    return StopWords.all().contains(canonical) && !NAMES_TOO.contains(canonical);
  }

  /**
   * Whether people write it in lower case and mean no name.
   *
   * @param isName whether it stands in a list of names
   * @param isPlace whether it is a place on the map; asked only if WordNet knows such a sense
   */
  boolean isEveryday(String canonical, boolean isName, Predicate<String> isPlace) {
    if (StopWords.all().contains(canonical)) {
      return true;
    }
    Uses word = uses(canonical);
    boolean place = word.asPlace > 0 && isPlace.test(canonical);
    int times = timesUsed(canonical, word) + (place ? 0 : word.asPlace);
    return times >= (isName || place ? OFTEN : 1);
  }

  private Uses uses(String word) {
    return uses.getOrDefault(word, Uses.NONE);
  }

  /** Of the word or, for a regular form, of its base. */
  private int timesUsed(String word, Uses itself) {
    int most = itself.other;
    for (String ending : ENDINGS) {
      if (word.length() > ending.length() + 2 && word.endsWith(ending)) {
        String base = word.substring(0, word.length() - ending.length());
        most = Math.max(most, uses(base).other);
        if (ending.equals("ing")) {
          most = Math.max(most, uses(base + "e").other);
        }
      }
    }
    return most;
  }
}
