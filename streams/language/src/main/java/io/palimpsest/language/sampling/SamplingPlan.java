package io.palimpsest.language.sampling;

import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.Map;

/**
 * What will happen to a text, decided before anything is drawn. It is as private as the text and
 * shows nothing of it.
 *
 * <p>Immutable.
 */
public final class SamplingPlan {
  private final TextSampler maker;
  private final GappedText release;
  private final int[] drawnWords;
  private final Map<WordClass, Integer> counts;

  /** Takes the array itself; it must not change afterwards. */
  SamplingPlan(
      TextSampler maker, GappedText release, int[] drawnWords, Map<WordClass, Integer> counts) {
    this.maker = maker;
    this.release = release;
    this.drawnWords = drawnWords;
    this.counts = counts;
  }

  /**
   * The words that will be drawn, by their numbers in the lexicon. At level token one for each
   * occurrence, in reading order; otherwise each once, in ascending order. Unknown words and
   * numbers are not among them: what stands for them does not depend on them, so they cost nothing.
   */
  public int[] drawnWords() {
    return drawnWords.clone();
  }

  /**
   * The price of all {@link #drawnWords}. At level user some of them may be paid for already; what
   * the others cost says {@link DrawPrice#of}. Added up when it is asked for: where nobody keeps a
   * ledger, nobody asks.
   */
  public DrawPrice price() {
    return maker.priceOf(drawnWords);
  }

  /**
   * How many things of each class the release will show: labels, and numbers; WORD and SYMBOL are
   * left out, as in a redaction. Nothing that the release does not show anyway.
   */
  public Map<WordClass, Integer> counts() {
    return counts;
  }

  /**
   * Bytes of the release in UTF-8, at most, whatever is drawn. Who has no room for a release must
   * decide by this number: to look at what was drawn and then to withhold it would tell of it.
   */
  public long maxBytes() {
    return release.maxBytes(maker.longestWord());
  }

  boolean isMadeBy(TextSampler sampler) {
    return maker == sampler;
  }

  GappedText release() {
    return release;
  }

  @Override
  public String toString() {
    return "SamplingPlan of %s draws".formatted(drawnWords.length);
  }
}
