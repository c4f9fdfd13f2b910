package io.palimpsest.service.bench;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;
import java.util.Locale;

/**
 * Texts made of a lexicon's own words: words by Zipf's law, a number in place of one in 20, a comma
 * after one in 10, a full stop after one in 10, capital letters where sentences begin.
 */
public final class MadeText {
  private static final int WORDS_A_NUMBER = 20;
  private static final int WORDS_A_MARK = 10;
  private static final int NUMBERS = 10_000;
  private static final String LAST_MARKS = ".!?";

  private final Lexicon lexicon;
  private final RandomBits bits;
  private final ZipfWords words;

  /**
   * Texts from these sources.
   *
   * @param bits decide about everything but the words
   * @param wordBits decide about the words
   */
  public MadeText(Lexicon lexicon, RandomBits bits, RandomBits wordBits) {
    this.lexicon = lexicon;
    this.bits = bits;
    this.words = new ZipfWords(lexicon.size(), wordBits);
  }

  /** Texts that are the same in every run with that seed. */
  public static MadeText seeded(Lexicon lexicon, long seed) {
    return new MadeText(
        lexicon, FixedBits.of("texts of seed " + seed), FixedBits.of("words of seed " + seed));
  }

  /** The next text, of so many words. */
  public String next(int length) {
    StringBuilder text = new StringBuilder();
    boolean opensSentence = true;
    for (int i = 0; i < length; i++) {
      String word = word();
      text.append(opensSentence ? word.substring(0, 1).toUpperCase(Locale.ROOT) : word.charAt(0));
      text.append(word, 1, word.length());
      opensSentence = false;
      if (i == length - 1) {
        text.append(LAST_MARKS.charAt(below(LAST_MARKS.length())));
      } else if (below(WORDS_A_MARK) == 0) {
        text.append(", ");
      } else if (below(WORDS_A_MARK) == 0) {
        text.append(". ");
        opensSentence = true;
      } else {
        text.append(' ');
      }
    }
    return text.toString();
  }

  /** A number below the bound, from the same source. */
  public int below(int bound) {
    return (int) Uniform.below(bound, bits);
  }

  private String word() {
    return below(WORDS_A_NUMBER) == 0
        ? Integer.toString(below(NUMBERS))
        : lexicon.word(words.next());
  }
}
