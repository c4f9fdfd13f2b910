package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class GazetteerLawsTest {

  @Property
  void shouldFindWhatItWasToldAndNothingElse(
      @ForAll Map<Integer, @LongRange(min = 0, max = 1L << 41) Long> entries, @ForAll int other) {
    Gazetteer gazetteer = Gazetteer.of(entries);

    entries.forEach((hash, facts) -> assertThat(gazetteer.find(hash)).isEqualTo(facts));
    assertThat(gazetteer.find(other)).isEqualTo(entries.getOrDefault(other, 0L));
  }

  @Property
  void shouldFindManyAsItFindsOne(
      @ForAll Map<Integer, @LongRange(min = 1, max = 1L << 41) Long> entries,
      @ForAll int[] others) {
    Gazetteer gazetteer = Gazetteer.of(entries);
    int[] hashes =
        IntStream.concat(
                Arrays.stream(others), entries.keySet().stream().mapToInt(Integer::intValue))
            .toArray();
    long[] facts = new long[hashes.length];

    gazetteer.find(hashes, 0, hashes.length, facts);

    assertThat(facts).containsExactly(Arrays.stream(hashes).mapToLong(gazetteer::find).toArray());
  }

  @Property
  void shouldKeepAllFactsApart(
      @ForAll @IntRange(max = WordFacts.MAX_FINE) int fine,
      @ForAll @IntRange(max = WordFacts.MAX_COARSE) int coarse,
      @ForAll @IntRange(max = 1_000_000) int rank,
      @ForAll @IntRange(max = 0xFFFF) int flags) {
    long facts = WordFacts.vector(fine, coarse, rank) | flags;

    assertThat(WordFacts.fine(facts)).isEqualTo(fine);
    assertThat(WordFacts.coarse(facts)).isEqualTo(coarse);
    assertThat(WordFacts.flags(facts)).isEqualTo(flags);
    assertThat(WordFacts.frequency(facts)).isBetween(1, 15);
    assertThat(facts).isLessThan(1L << 48);
  }
}
