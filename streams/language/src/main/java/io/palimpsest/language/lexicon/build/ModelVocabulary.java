package io.palimpsest.language.lexicon.build;

import io.palimpsest.language.lexicon.LexiconException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * The whole English words that a model has a token for.
 *
 * @param words in the order of their tokens, which is that of their frequency
 * @param tokens the model's number of each word
 */
record ModelVocabulary(List<String> words, int[] tokens) {
  /**
   * Letters by themselves come before all words in the model's list, whatever their frequency, and
   * but for two of them they are no words.
   */
  private static final Pattern ENGLISH_WORD = Pattern.compile("[ai]|[a-z]{2,}");

  /** The file has 700,000 characters; the default limit of the parser would do, but says so. */
  private static final int MAX_CHARACTERS = 10_000_000;

  /** Reads the description of a tokenizer, which is JSON, which is YAML. */
  static ModelVocabulary read(InputStream tokenizer) throws IOException {
    Load yaml = new Load(LoadSettings.builder().setCodePointLimit(MAX_CHARACTERS).build());
    if (yaml.loadFromInputStream(tokenizer) instanceof Map<?, ?> document
        && document.get("model") instanceof Map<?, ?> model
        && model.get("vocab") instanceof Map<?, ?> vocabulary) {
      return of(vocabulary);
    }
    throw new LexiconException("the model's vocabulary is not where it was: report this");
  }

  private static ModelVocabulary of(Map<?, ?> vocabulary) {
    List<Map.Entry<String, Integer>> entries = new ArrayList<>();
    vocabulary.forEach(
        (word, token) -> {
          if (word instanceof String spelled
              && token instanceof Integer number
              && ENGLISH_WORD.matcher(spelled).matches()) {
            entries.add(Map.entry(spelled, number));
          }
        });
    entries.sort(Comparator.comparingInt(Map.Entry::getValue));
    return new ModelVocabulary(
        entries.stream().map(Map.Entry::getKey).toList(),
        entries.stream().mapToInt(Map.Entry::getValue).toArray());
  }
}
