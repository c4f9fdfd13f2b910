package io.palimpsest.language.generalize;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class GeneralizerLawsTest {
  private static final GeneralizationLadder LADDER = GeneralizationLadder.standard();
  private static final Generalizer GENERALIZER = new Generalizer(LADDER);

  @Property
  void shouldNeverBeMoreSpecialForALargerK(
      @ForAll("types") EntityType type,
      @ForAll("values") String value,
      @ForAll List<@IntRange(max = 20) Integer> authors,
      @ForAll @IntRange(min = 1, max = 20) int k,
      @ForAll @IntRange(max = 20) int more) {
    SharedValues shared = counts(type, value, authors);

    int rung = rung(type, value, k, shared);
    assertThat(rung(type, value, k + more, shared)).isGreaterThanOrEqualTo(rung);
  }

  @Property
  void shouldWriteOnlyWhatIsFreeOrShared(
      @ForAll("types") EntityType type,
      @ForAll("values") String value,
      @ForAll List<@IntRange(max = 20) Integer> authors,
      @ForAll @IntRange(min = 1, max = 20) int k) {
    SharedValues shared = counts(type, value, authors);
    List<Rung> rungs = LADDER.rungs(type, value);

    int written = rung(type, value, k, shared);
    assertThat(rungs.get(written).free() || shared.isShared(rungs.get(written).key(), k)).isTrue();
    assertThat(rungs.subList(0, written)).noneMatch(rung -> shared.isShared(rung.key(), k));
  }

  @Property
  void shouldObserveTheSameHoweverManyShareIt(
      @ForAll("types") EntityType type, @ForAll("values") String value) {
    assertThat(GENERALIZER.generalize(type, value, 5, (key, k) -> true).observed())
        .isEqualTo(GENERALIZER.generalize(type, value, 9, (key, k) -> false).observed())
        .hasSize(LADDER.rungs(type, value).size() - 1);
  }

  private static int rung(EntityType type, String value, int k, SharedValues shared) {
    String text = GENERALIZER.generalize(type, value, k, shared).text();
    return LADDER.rungs(type, value).stream().map(Rung::text).toList().indexOf(text);
  }

  /** The n-th rung has as many authors as the n-th number says. */
  private static SharedValues counts(EntityType type, String value, List<Integer> authors) {
    List<String> keys = LADDER.rungs(type, value).stream().map(Rung::key).toList();
    return (key, k) -> {
      int at = keys.indexOf(key);
      return at < authors.size() && authors.get(at) >= k;
    };
  }

  @Provide
  Arbitrary<EntityType> types() {
    return Arbitraries.of(EntityType.LOCATION, EntityType.ORGANIZATION, EntityType.PERSON);
  }

  @Provide
  Arbitrary<String> values() {
    return Arbitraries.of(
        "Brooklyn", "Leeds, England", "Mill River", "FBI", "Larkin Savings Bank", "Anna Smith");
  }
}
