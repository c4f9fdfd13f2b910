package io.palimpsest.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.language.budget.Remaining;
import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.mechanisms.accounting.Amount;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

class ReleasedTextLawsTest {
  /** What UTF-8 can hold. */
  private static Arbitrary<String> words() {
    return Arbitraries.strings()
        .ofMaxLength(40)
        .filter(
            text ->
                new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8)
                    .equals(text));
  }

  private static Arbitrary<ReleaseCharge> charge() {
    return Combinators.combine(
            words(),
            words(),
            Arbitraries.integers().greaterOrEqual(1),
            Arbitraries.of("custext", "redact", "sanitize"),
            Arbitraries.of("pure", "renyi-1.375", "unmetered"),
            Arbitraries.longs().greaterOrEqual(0).map(Amount::new),
            Arbitraries.integers().greaterOrEqual(0),
            Arbitraries.longs().between(0, 4_000_000_000_000L).map(Instant::ofEpochMilli))
        .as(ReleaseCharge::new);
  }

  @Provide
  Arbitrary<ReleasedText> releases() {
    return Combinators.combine(
            words(),
            Arbitraries.maps(words(), Arbitraries.integers()).ofMaxSize(4),
            Arbitraries.doubles().greaterOrEqual(0),
            Arbitraries.of(Remaining.class),
            Arbitraries.of(Exhaustion.class).optional(),
            Arbitraries.doubles().greaterOrEqual(0).optional(),
            words().filter(some -> !some.isEmpty()).optional(),
            charge())
        .as(
            (text, entities, epsilon, remaining, degraded, drawEpsilon, lexicon, charge) ->
                new ReleasedText(
                    text,
                    entities,
                    epsilon,
                    remaining,
                    degraded,
                    drawEpsilon.map(OptionalDouble::of).orElseGet(OptionalDouble::empty),
                    lexicon,
                    charge));
  }

  @Property
  void shouldReadWhatItWrote(@ForAll("releases") ReleasedText release) {
    assertThat(ReleasedText.ofBytes(release.toBytes())).isEqualTo(release);
  }

  @Property
  void shouldWriteEqualReleasesAlike(@ForAll("releases") ReleasedText release) {
    assertThat(ReleasedText.ofBytes(release.toBytes()).toBytes()).isEqualTo(release.toBytes());
  }

  @Property
  void shouldRefuseWhatWasCutOff(@ForAll("releases") ReleasedText release) {
    byte[] bytes = release.toBytes();
    for (int length = 0; length < bytes.length; length += 7) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> ReleasedText.ofBytes(cut))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  /**
   * Whatever the bytes are, nothing but that is thrown and no room is made for what is not there.
   */
  @Property
  void shouldNeverFailOtherwise(@ForAll @Size(max = 200) byte[] bytes) {
    try {
      ReleasedText.ofBytes(bytes);
    } catch (IllegalArgumentException e) {
      assertThat(e).isNotNull();
    }
  }

  /** As version 1 wrote it. */
  private static byte[] inFormatOne(ReleasedText release) {
    Map<String, Integer> sorted = new TreeMap<>(release.entities());
    ByteBuffer out =
        ByteBuffer.allocate(4_096)
            .put((byte) 1)
            .put((byte) release.remaining().ordinal())
            .put(release.degraded().map(how -> (byte) how.ordinal()).orElse((byte) -1))
            .putDouble(release.epsilon())
            .putDouble(release.drawEpsilon().orElse(-1));
    put(out, release.text());
    put(out, release.lexicon().orElse(""));
    out.putInt(sorted.size());
    sorted.forEach(
        (label, count) -> {
          put(out, label);
          out.putInt(count);
        });
    return Arrays.copyOf(out.array(), out.position());
  }

  private static void put(ByteBuffer out, String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    out.putInt(utf8.length).put(utf8);
  }
}
