package io.palimpsest.language.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.ProcessorTime;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A megabyte at a time, made to be slow here; what is slow to cut is tested with the tokenizer. */
class LargeTextTest {
  private static final PublicText PUBLIC = new PublicText(Samplers.WORDS);

  private final List<TextSampler> samplers =
      List.of(
          Samplers.of(Samplers.blind(), Level.TOKEN, StopWordRule.KEEP, UnknownWordRule.SAMPLE),
          Samplers.of(Samplers.blind(), Level.USER, StopWordRule.SAMPLE, UnknownWordRule.DROP));

  @ParameterizedTest(name = "{index}")
  @ValueSource(
      strings = {
        "The dog doesn't drink 12 cups of Anna's tea. ",
        "z's",
        "n't",
        "1",
        "x$",
        "日本",
        "\ud800",
        "\u0130",
        "\u00df",
      })
  void shouldBeSafeAndBoundedForAMegabyte(String unit) {
    shouldBeSafeAndBounded(unit.repeat((1 << 20) / unit.length()));
  }

  /** One word with accents that are not in their order. */
  @Test
  void shouldBeSafeAndBoundedForAMegabyteOfAccents() {
    shouldBeSafeAndBounded("a" + "\u0301".repeat(1 << 18) + "\u0316".repeat(1 << 18));
  }

  private void shouldBeSafeAndBounded(String text) {
    for (TextSampler sampler : samplers) {
      // Measured at a second at worst; quadratic would take minutes.
      String release =
          ProcessorTime.within(Duration.ofSeconds(10), () -> Samplers.release(sampler, text));

      assertThat(PUBLIC.accepts(release)).isTrue();
      assertThat((long) bytes(release))
          .isLessThanOrEqualTo((long) sampler.maxGrowth() * bytes(text));
    }
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
