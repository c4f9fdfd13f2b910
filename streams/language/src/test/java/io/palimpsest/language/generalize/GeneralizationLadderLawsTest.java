package io.palimpsest.language.generalize;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class GeneralizationLadderLawsTest {
  private static final GeneralizationLadder LADDER = GeneralizationLadder.standard();
  private static final PlaceBook BOOK = PlaceBook.standard();

  @Property
  void shouldEndInTheOneFreeRung(@ForAll EntityType type, @ForAll("values") String value) {
    List<Rung> rungs = LADDER.rungs(type, value);

    assertThat(rungs).hasSizeBetween(1, GeneralizationLadder.MAX_RUNGS);
    assertThat(rungs.get(rungs.size() - 1).free()).isTrue();
    assertThat(rungs.subList(0, rungs.size() - 1)).noneMatch(Rung::free);
  }

  @Property
  void shouldHaveDifferentKeysOnOneLadder(@ForAll EntityType type, @ForAll("values") String value) {
    assertThat(LADDER.rungs(type, value)).extracting(Rung::key).doesNotHaveDuplicates();
  }

  @Property
  void shouldGiveTheSameRungsAgainAndForEveryCase(
      @ForAll EntityType type, @ForAll("values") String value) {
    List<Rung> rungs = LADDER.rungs(type, value);

    assertThat(LADDER.rungs(type, value)).isEqualTo(rungs);
    assertThat(LADDER.rungs(type, value.toUpperCase(Locale.ROOT))).isEqualTo(rungs);
    assertThat(LADDER.rungs(type, value.toLowerCase(Locale.ROOT))).isEqualTo(rungs);
  }

  /** A rung of a place's ladder, taken for a value itself, is a rung of its own ladder. */
  @Property
  void shouldGiveARungsTextTheRungsKey(@ForAll("names") String name) {
    Rung first = LADDER.rungs(EntityType.LOCATION, name).get(0);

    assertThat(LADDER.rungs(EntityType.LOCATION, first.text()).get(0).key()).isEqualTo(first.key());
  }

  @Property
  void shouldLeaveNothingOfAPersonButInitials(@ForAll("values") String value) {
    assertThat(LADDER.rungs(EntityType.PERSON, value))
        .extracting(Rung::text)
        .allMatch(text -> text.matches("[A-Z]\\.( [A-Z]\\.){0,2}|\\*"));
  }

  /** What comes out was never in the text only: it is in WordNet, or it is initials. */
  @Property
  void shouldKnowNothingOfWhatNobodyKnows(@ForAll("strange") String value) {
    assertThat(LADDER.rungs(EntityType.LOCATION, value)).hasSize(1);
    assertThat(LADDER.rungs(EntityType.ORGANIZATION, value)).hasSize(1);
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.of(PlaceLevel.class).flatMap(l -> Arbitraries.of(BOOK.names(l)));
  }

  @Provide
  Arbitrary<String> values() {
    Arbitrary<String> known =
        Arbitraries.of("Leeds", "Brooklyn", "FBI", "bank", "river", "club", "Anna", "the", "of");
    Arbitrary<String> words =
        Arbitraries.oneOf(known, names(), Arbitraries.strings().ofMaxLength(8));
    return Arbitraries.oneOf(
        words,
        words.list().ofMinSize(2).ofMaxSize(5).map(parts -> String.join(" ", parts)),
        words.list().ofSize(2).map(parts -> String.join(", ", parts)),
        words.map(word -> word + "\u2019s"));
  }

  @Provide
  Arbitrary<String> strange() {
    return Arbitraries.strings().withChars("qxzj \u0416\u4E2D").ofMinLength(5).ofMaxLength(300);
  }
}
