package io.palimpsest.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class FootprintTableTest {
  private static final String THING = AuthorsSample.STORES;

  @Test
  void shouldNotCountWhatIsThereWithoutAuthorsAsGrowth() {
    FootprintTable table = table(5_000 + 70, 5_000 + 700, 5_000 + 7_000);

    assertThat(table.further(THING)).isEqualTo(7);
    assertThat(table.growth(THING)).hasValue(1);
    assertThat(table.lines()).last().asString().endsWith("growth is linear");
  }

  @Test
  void shouldNoticeThatFurtherAuthorsTakeMore() {
    FootprintTable table = table(10 * 10, 100 * 100, 1_000 * 1_000);

    assertThat(table.growth(THING)).hasValue(10);
    assertThat(table.lines()).last().asString().endsWith("MORE THAN LINEAR");
  }

  @Test
  void shouldTellNoGrowthThatCannotBeKnown() {
    assertThat(table(70).further(THING)).isEqualTo(7);
    assertThat(table(70).growth(THING)).isEmpty();
    assertThat(table(70, 700).further(THING)).isEqualTo(7);
    assertThat(table(70, 700).growth(THING)).isEmpty();
    assertThat(table(70, 70, 80).growth(THING)).isEmpty();
    assertThat(table(70, 700).lines()).hasSize(2);
  }

  @Test
  void shouldListThingsThatCameLater() {
    FootprintTable table =
        new FootprintTable(
            List.of(
                new AuthorsSample(1, Map.of("store a", 1L)),
                new AuthorsSample(2, Map.of("store b", 4L))));

    assertThat(table.lines()).hasSize(3);
    assertThat(table.further("store a")).isEqualTo(-1);
    assertThat(table.further("store b")).isEqualTo(4);
  }

  @Test
  void shouldRefuseNothing() {
    assertThatIllegalArgumentException().isThrownBy(() -> new FootprintTable(List.of()));
  }

  /** Of 10, 100 and 1,000 authors. */
  private static FootprintTable table(long... bytes) {
    int[] authors = {10, 100, 1_000};
    AuthorsSample[] samples = new AuthorsSample[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      samples[i] = new AuthorsSample(authors[i], Map.of(THING, bytes[i]));
    }
    return new FootprintTable(List.of(samples));
  }
}
