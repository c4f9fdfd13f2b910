package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.mechanisms.space.Spaces;
import io.palimpsest.mechanisms.space.WordSpace;
import java.nio.FloatBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What all mechanisms say of themselves. */
class WordMechanismTest {
  private static final float[] POINTS = {1, 0, 0, 1, -1, 0, 0, -1};
  private static final WordSpace EUCLIDEAN = Spaces.of(2, Metric.EUCLIDEAN, POINTS);
  private static final WordSpace COSINE = Spaces.of(2, Metric.COSINE, POINTS);

  @Test
  void shouldHaveAnotherFingerprintIfAnythingThatCountsIsOther() {
    List<WordMechanism> different =
        List.of(
            custext(EUCLIDEAN, Mapping.BALANCED, 2, 1, Temperature.NOMINAL, "aa"),
            custext(EUCLIDEAN, Mapping.BALANCED, 2, 1, Temperature.NOMINAL, "ab"),
            custext(EUCLIDEAN, Mapping.BALANCED, 2, 1, Temperature.CALIBRATED, "aa"),
            custext(EUCLIDEAN, Mapping.BALANCED, 2, Math.nextUp(1), Temperature.NOMINAL, "aa"),
            custext(EUCLIDEAN, Mapping.BALANCED, 3, 1, Temperature.NOMINAL, "aa"),
            custext(EUCLIDEAN, Mapping.CONSERVATIVE, 2, 1, Temperature.NOMINAL, "aa"),
            custext(EUCLIDEAN, Mapping.AGGRESSIVE, 2, 1, Temperature.NOMINAL, "aa"),
            custext(COSINE, Mapping.BALANCED, 2, 1, Temperature.NOMINAL, "aa"),
            new SantextMechanism(EUCLIDEAN, 1, "aa"),
            new SantextMechanism(EUCLIDEAN, 1, "ab"),
            new SantextMechanism(EUCLIDEAN, Math.nextUp(1), "aa"),
            new ExponentialMechanism(EUCLIDEAN, 1, "aa"),
            new ExponentialMechanism(EUCLIDEAN, 1, "ab"),
            new ExponentialMechanism(EUCLIDEAN, Math.nextUp(1), "aa"),
            new ExponentialMechanism(COSINE, 1, "aa"));

    assertThat(different).extracting(WordMechanism::fingerprint).doesNotHaveDuplicates();
  }

  /** A fingerprint that changes without need makes every draw a fresh release. */
  @Test
  void shouldHaveTheSameFingerprintOtherwise() {
    assertThat(custext(EUCLIDEAN, Mapping.BALANCED, 2, 1, Temperature.NOMINAL, "aa").fingerprint())
        .isEqualTo(
            Digest.ofFields(
                "custext", "1", "aa", "EUCLIDEAN", "BALANCED", "2", "NOMINAL", "0x1.0p0"));
    assertThat(new SantextMechanism(EUCLIDEAN, 0.5, "aa", 7).fingerprint())
        .isEqualTo(new SantextMechanism(COSINE, 0.5, "aa").fingerprint())
        .isEqualTo(Digest.ofFields("santext", "1", "aa", "0x1.0p-1"));
    assertThat(new ExponentialMechanism(EUCLIDEAN, -0.0, "aa", 7).fingerprint())
        .isEqualTo(new ExponentialMechanism(EUCLIDEAN, 0, "aa").fingerprint())
        .isEqualTo(Digest.ofFields("exponential", "1", "aa", "EUCLIDEAN", "0x0.0p0"));
  }

  @Test
  void shouldSayWhatIsPromisedAndWhatIsNot() {
    assertThat(inWords(custext(EUCLIDEAN, Mapping.BALANCED, 2, 1, Temperature.CALIBRATED, "aa")))
        .isEqualTo(
            "custext (balanced mapping, k 2, calibrated temperature): per word,"
                + " between two words with the same output set (the sets are public),"
                + " probabilities of every output differ by a factor of at most exp(1);"
                + " not promised: which output set it was, and so the rough meaning of a word");
    assertThat(inWords(custext(EUCLIDEAN, Mapping.AGGRESSIVE, 2, 1, Temperature.NOMINAL, "aa")))
        .isEqualTo(
            "custext (aggressive mapping, k 2, nominal temperature): per word,"
                + " between any two words, none: no bound holds; not promised:"
                + " anything; an output can rule out all words but one, whatever epsilon says");
    assertThat(inWords(new SantextMechanism(EUCLIDEAN, 12.5, "aa")))
        .isEqualTo(
            "santext: per word, between any two words of the vocabulary, d the Euclidean distance"
                + " of their vectors, probabilities of every output differ by a factor of at most"
                + " exp(12.5 * d + 0.000002); not promised: a bound that is the same for all"
                + " pairs; words far apart can be told apart");
    assertThat(inWords(new ExponentialMechanism(EUCLIDEAN, 10, "aa")))
        .isEqualTo(
            "exponential (nominal temperature): per word, between any two words of the vocabulary,"
                + " probabilities of every output differ by a factor of at most exp(10);"
                + " not promised: that the word is one of the vocabulary");
  }

  /** Fewer words have more bits each, and more dimensions more roundings. */
  @Test
  void shouldNameASlackThatIsEnoughForEverySpace() {
    WordSpace worst = new WordSpace(FloatBuffer.allocate(2 * 2000), 2000, Metric.EUCLIDEAN);

    DrawCost cost = new SantextMechanism(worst, 1, "aa").cost(0);

    assertThat(((DrawCost.Metric) cost).slack()).isLessThan(0.000002);
  }

  @Test
  void shouldKnowHowManyWordsItHas() {
    assertThat(Mechanisms.all()).extracting(WordMechanism::words).containsOnly(40);
  }

  private static String inWords(WordMechanism mechanism) {
    return mechanism.guarantee("word").inWords();
  }

  private static CustextMechanism custext(
      WordSpace space,
      Mapping mapping,
      int k,
      double epsilon,
      Temperature temperature,
      String fingerprint) {
    return new CustextMechanism(
        space, Mechanisms.sets(space, mapping, k), epsilon, temperature, fingerprint);
  }
}
