package io.palimpsest.mechanisms.accounting;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.TestRandomness;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import io.palimpsest.mechanisms.space.Spaces;
import io.palimpsest.mechanisms.space.WordSpace;
import io.palimpsest.mechanisms.word.CustextMechanism;
import io.palimpsest.mechanisms.word.Mechanisms;
import io.palimpsest.mechanisms.word.Temperature;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

/** Streams in which every post answers to what was released before. */
class FilterLawsTest {
  private static final double DELTA = 1e-2;

  /** An adversary picks the next word by all that came out; the sum stays under the cap. */
  @Property(tries = 100)
  void shouldStopInTime(
      @ForAll Accountant accountant,
      @ForAll @DoubleRange(min = 0.5, max = 20) double epsilon,
      @ForAll @IntRange(max = 1_000_000) int seed) {
    CustextMechanism custext =
        Mechanisms.custext(Mechanisms.SPACE, Mapping.BALANCED, 8, 1, Temperature.CALIBRATED);
    Allowance allowance = allowance(accountant, epsilon);
    WordPrices prices = new WordPrices(allowance, custext);
    RandomBits bits = TestRandomness.scope("filter").draw(seed);
    Amount spent = Amount.ZERO;
    int history = seed;
    int released = 0;
    for (int post = 0; post < 1000; post++) {
      int word = Math.floorMod(history, custext.words());
      Amount after = spent.plus(prices.priceOf(word).orElseThrow());
      if (after.compareTo(allowance.cap()) <= 0) {
        spent = after;
        released++;
        history = 31 * history + custext.draw(word, bits);
      } else {
        history++;
      }
      assertThat(spent).isLessThanOrEqualTo(allowance.cap());
      assertThat(allowance.epsilonOf(spent)).isLessThanOrEqualTo(epsilon);
    }
    assertThat(released).isLessThan(1000);
  }

  /**
   * By definition, over all that can come out: two authors who send different words of the same
   * sets, in answer to what came out, until the filter stops them. The delta of the whole
   * conversation at the promised epsilon is at most the promised delta.
   */
  @Property(tries = 60)
  void shouldKeepThePromiseOverTheWholeConversation(
      @ForAll("spaces") WordSpace space,
      @ForAll Accountant accountant,
      @ForAll @DoubleRange(min = 0.5, max = 6) double epsilon,
      @ForAll @DoubleRange(min = 0.5, max = 4) double draw) {
    CustextMechanism custext =
        Mechanisms.custext(space, Mapping.CONSERVATIVE, 3, draw, Temperature.CALIBRATED);
    Allowance allowance = allowance(accountant, epsilon);
    Conversation talk = new Conversation(custext, new WordPrices(allowance, custext), allowance);

    assertThat(talk.delta(0, 7, Amount.ZERO, 1, 1)).isLessThanOrEqualTo(allowance.delta() + 1e-12);
  }

  /** The test of the test: draws of epsilon 4 at the price of draws of epsilon 1. */
  @Example
  void shouldNoticeAPriceThatIsTooLow() {
    WordSpace space = Spaces.line(0, 1);
    CustextMechanism sharp =
        Mechanisms.custext(space, Mapping.CONSERVATIVE, 2, 4, Temperature.CALIBRATED);
    CustextMechanism flat =
        Mechanisms.custext(space, Mapping.CONSERVATIVE, 2, 1, Temperature.CALIBRATED);
    for (Accountant accountant : Accountant.values()) {
      Allowance allowance = allowance(accountant, 10);
      Conversation talk = new Conversation(sharp, new WordPrices(allowance, flat), allowance);

      assertThat(talk.delta(0, 7, Amount.ZERO, 1, 1)).isGreaterThan(2 * DELTA);
    }
  }

  private static Allowance allowance(Accountant accountant, double epsilon) {
    return Allowance.of(accountant, epsilon, accountant == Accountant.PURE ? 0 : DELTA, 1);
  }

  /** All that two authors can be answered. */
  private record Conversation(CustextMechanism custext, WordPrices prices, Allowance allowance) {
    private static final int POSTS = 6;

    /** The sum of {@code (P - e^epsilon Q)+} over all ends that this beginning has. */
    double delta(int post, int history, Amount spent, double p, double q) {
      int set = Math.floorMod(history, custext.sets().size());
      int[] inputs = custext.sets().inputs(set);
      int choice = Math.floorMod(history / 3, inputs.length);
      int word = inputs[choice];
      Amount after = spent.plus(prices.priceOf(word).orElseThrow());
      if (post == POSTS || after.compareTo(allowance.cap()) > 0) {
        return Math.max(0, p - Math.exp(allowance.epsilon()) * q);
      }
      int other = inputs[(choice + 1) % inputs.length];
      IntegerWeights ofOne = custext.row(word).weights();
      IntegerWeights ofOther = custext.row(other).weights();
      double sum = 0;
      for (int y = 0; y < ofOne.outputs(); y++) {
        double nextP = p * ofOne.weight(y) / ofOne.sum();
        double nextQ = q * ofOther.weight(y) / ofOther.sum();
        sum += delta(post + 1, 31 * history + y, after, nextP, nextQ);
      }
      return sum;
    }
  }

  @Provide
  Arbitrary<WordSpace> spaces() {
    return Arbitraries.of(
        Spaces.line(0, 1, 3, 7, 8, 12),
        Spaces.line(0, 1, 2, 10, 11, 12, 13, 20),
        Spaces.line(0, 1));
  }
}
