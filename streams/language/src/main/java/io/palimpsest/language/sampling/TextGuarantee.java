package io.palimpsest.language.sampling;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import java.util.ArrayList;
import java.util.List;

/** From the promise of a mechanism about words to one about a text. */
final class TextGuarantee {

  private TextGuarantee() {}

  /**
   * The promise stays as it is, since all else of a release follows from what is listed here as not
   * promised, or is drawn without a look at the input. A stop word that is kept is no neighbour of
   * anything, even where it shares an output set.
   */
  static Guarantee of(Guarantee words, SamplingRules rules) {
    boolean keeps = rules.stopWords() == StopWordRule.KEEP;
    return new Guarantee(
        words.mechanism(),
        keeps ? words.neighbours() + ", neither of them a stop word" : words.neighbours(),
        words.unit(),
        words.promise(),
        String.join("; ", visible(words, rules)));
  }

  private static List<String> visible(Guarantee words, SamplingRules rules) {
    List<String> visible = new ArrayList<>();
    visible.add(words.notPromised());
    visible.add("number, order and case of words, spacing and punctuation");
    if (rules.level() != Level.TOKEN) {
      visible.add("which words and numbers are the same");
    }
    visible.add(
        switch (rules.unknown()) {
          case CLASS -> "which words are unknown, and their class";
          case SAMPLE -> "which words are unknown";
          case DROP -> "which words are unknown, as they are left out";
        });
    if (rules.stopWords() == StopWordRule.KEEP) {
      visible.add("stop words and endings such as 's, which are kept");
    }
    visible.add("the format of numbers, and the class of all that is neither word nor number");
    return visible;
  }
}
