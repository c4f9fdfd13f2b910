package io.palimpsest.language.sampling;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.outputset.OutputSets;
import io.palimpsest.mechanisms.word.CustextMechanism;
import io.palimpsest.mechanisms.word.ExponentialMechanism;
import io.palimpsest.mechanisms.word.SantextMechanism;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.util.BitSet;
import java.util.function.IntConsumer;

/** Makes the mechanism of a choice over a lexicon. */
public final class Mechanisms {
  private Mechanisms() {}

  /**
   * The mechanism. Takes seconds for output sets larger than the neighbours that a lexicon stores.
   *
   * @param epsilon 0 to 1000
   * @param stopWords kept ones are never drawn, so that they are nobody's neighbours
   * @param progress is told how many words have their output set
   */
  public static WordMechanism make(
      Drawing drawing,
      double epsilon,
      StopWordRule stopWords,
      Lexicon lexicon,
      IntConsumer progress) {
    if (drawing instanceof Drawing.Custext custext) {
      return new CustextMechanism(
          lexicon.space(),
          outputSets(custext, stopWords, lexicon, progress),
          epsilon,
          custext.temperature(),
          lexicon.fingerprint());
    }
    return drawing instanceof Drawing.Santext
        ? new SantextMechanism(lexicon.space(), epsilon, lexicon.fingerprint())
        : new ExponentialMechanism(lexicon.space(), epsilon, lexicon.fingerprint());
  }

  /**
   * What a text promises whose words such a mechanism draws, over any lexicon.
   *
   * @param epsilon 0 to 1000
   */
  public static Guarantee guarantee(Drawing drawing, double epsilon, SamplingRules rules) {
    return TextGuarantee.of(ofWords(drawing, epsilon, rules.level().unit()), rules);
  }

  private static Guarantee ofWords(Drawing drawing, double epsilon, String unit) {
    if (drawing instanceof Drawing.Custext custext) {
      return CustextMechanism.guarantee(
          custext.mapping(), custext.k(), custext.temperature(), epsilon, unit);
    }
    return drawing instanceof Drawing.Santext
        ? SantextMechanism.guarantee(epsilon, unit)
        : ExponentialMechanism.guarantee(epsilon, unit);
  }

  /** The output sets of a lexicon. */
  public static OutputSets outputSets(
      Drawing.Custext custext, StopWordRule stopWords, Lexicon lexicon, IntConsumer progress) {
    BitSet kept = StopWords.keptIn(lexicon, stopWords);
    return OutputSets.build(
        custext.mapping(),
        custext.k(),
        lexicon.size(),
        word -> !kept.get(word),
        lexicon.neighbours(),
        progress);
  }
}
