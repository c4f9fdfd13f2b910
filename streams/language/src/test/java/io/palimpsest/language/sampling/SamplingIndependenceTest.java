package io.palimpsest.language.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What must be independent is. Draws are uniform over four words here, so two independent ones
 * agree one time in four; of the digits, one time in ten.
 *
 * <p>Each statement is wrong for one seed in 10^9 (Hoeffding: a share of {@code n} independent
 * trials is off by {@code t} with probability at most {@code 2 exp(-2 n t^2)}).
 */
class SamplingIndependenceTest {
  private static final double FALSE_ALARM = 1e-9;
  private static final int WORDS = 20_000;
  private static final double AGREE = 0.25;

  private final KeyedRandomness anna = Samplers.author("anna");
  private final TextSampler token = sampler(Level.TOKEN);
  private final TextSampler user = sampler(Level.USER);

  @Test
  void shouldDrawEachOccurrenceByItselfAtLevelToken() {
    String[] drawn = drawn(token, anna, "post", "tea ".repeat(WORDS));

    for (int lag : new int[] {1, 2, 7}) {
      // Pairs overlap, so every second block of them is left out to have them independent.
      int[] starts = IntStream.range(0, WORDS - lag).filter(i -> i / lag % 2 == 0).toArray();
      long same = Arrays.stream(starts).filter(i -> drawn[i].equals(drawn[i + lag])).count();
      assertShare(same, starts.length, AGREE);
    }
    for (String output : Set.copyOf(Arrays.asList(drawn))) {
      assertShare(Collections.frequency(Arrays.asList(drawn), output), WORDS, AGREE);
    }
  }

  @Test
  void shouldDrawAnewForAnotherKeyPostOrTextAtLevelToken() {
    String text = "tea dog home road ".repeat(WORDS / 4);
    String[] drawn = drawn(token, anna, "post", text);

    assertIndependent(drawn, drawn(token, Samplers.author("bob"), "post", text));
    assertIndependent(drawn, drawn(token, anna, "another post", text));
    assertIndependent(drawn, drawn(token, anna, "post", text + "!"));
  }

  @Test
  void shouldDrawAnewForAnotherKeyOrEpochAtLevelUser() {
    int authors = WORDS / 4;
    String text = "tea dog home road";
    long sameKey = 0;
    long sameEpoch = 0;
    String[] drawn = drawn(user, anna, "post", text);
    for (int i = 0; i < authors; i++) {
      String[] other = drawn(user, Samplers.author(i + " author "), "post", text);
      sameKey += other[0].equals(drawn[0]) ? 1 : 0;
      String[] later = drawn(user, Samplers.author("anna", i + 1), "post", text);
      sameEpoch += later[0].equals(drawn[0]) ? 1 : 0;
    }
    assertShare(sameKey, authors, AGREE);
    assertShare(sameEpoch, authors, AGREE);
  }

  @Test
  void shouldDrawDigitsUniformly() {
    for (Level level : Level.values()) {
      List<String> numbers = new ArrayList<>();
      IntStream.range(0, WORDS).forEach(i -> numbers.add(Integer.toString(100_000 + i)));
      Collections.shuffle(numbers, new Random(1));
      String[] drawn = drawn(sampler(level), anna, "post", String.join(" ", numbers));

      for (int place = 0; place < 6; place++) {
        int at = place;
        for (char digit = '0'; digit <= '9'; digit++) {
          char one = digit;
          long hits = Arrays.stream(drawn).filter(number -> number.charAt(at) == one).count();
          double first = digit == '0' ? 0 : 1 / 9.0;
          assertShare(hits, WORDS, place == 0 ? first : 0.1);
        }
      }
    }
  }

  @Test
  void shouldDrawUnknownWordsUniformly() {
    TextSampler any =
        Samplers.of(Samplers.blind(), Level.TOKEN, StopWordRule.KEEP, UnknownWordRule.SAMPLE);
    List<String> drawn = Arrays.asList(drawn(any, anna, "post", "zq ".repeat(WORDS)));

    for (String word : Samplers.WORDS) {
      assertShare(Collections.frequency(drawn, word), WORDS, 1.0 / Samplers.WORDS.size());
    }
  }

  private static String[] drawn(
      TextSampler sampler, KeyedRandomness author, String id, String text) {
    return Samplers.release(sampler, author, id, text).split(" ");
  }

  private static void assertIndependent(String[] one, String[] other) {
    long same = IntStream.range(0, WORDS).filter(i -> one[i].equals(other[i])).count();
    assertShare(same, WORDS, AGREE);
  }

  private static void assertShare(long hits, long trials, double expected) {
    double tolerance = Math.sqrt(Math.log(2 / FALSE_ALARM) / (2 * trials));
    assertThat((double) hits / trials).isBetween(expected - tolerance, expected + tolerance);
  }

  private static TextSampler sampler(Level level) {
    return Samplers.of(Samplers.blind(), level, StopWordRule.KEEP, UnknownWordRule.CLASS);
  }
}
