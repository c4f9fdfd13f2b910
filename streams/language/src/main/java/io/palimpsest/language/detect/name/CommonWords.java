package io.palimpsest.language.detect.name;

import io.palimpsest.language.sampling.StopWords;
import io.palimpsest.language.token.FrequentWords;
import java.util.Locale;
import java.util.Set;

/** Words so frequent in English that a capital letter makes no name of them. Read on first use. */
final class CommonWords {
  private static final class Holder {
    private static final Set<String> WORDS = Set.copyOf(FrequentWords.read());
  }

  private CommonWords() {}

  static boolean has(String word) {
    String lower = word.toLowerCase(Locale.ROOT).replace('\u2019', '\'');
    return Holder.WORDS.contains(lower) || StopWords.all().contains(lower);
  }
}
