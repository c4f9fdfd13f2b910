package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class InventedNamesLawsTest {
  private static final List<String> NAMES = List.of("Li", "Al", "Ingrid", "Port Vila", "O'Brien");

  @Property
  void shouldBeOneWordThatBeginsLikeAName(@ForAll long seed) {
    String name = new InventedNames(new TrainingSequence(seed)).like(NAMES);

    assertThat(name).hasSizeBetween(3, 8).doesNotContain(" ");
    assertThat(Character.isUpperCase(name.charAt(0))).isTrue();
  }

  @Property(tries = 100)
  void shouldFollowTheSequence(@ForAll long seed) {
    assertThat(new InventedNames(new TrainingSequence(seed)).like(NAMES))
        .isEqualTo(new InventedNames(new TrainingSequence(seed)).like(NAMES));
  }
}
