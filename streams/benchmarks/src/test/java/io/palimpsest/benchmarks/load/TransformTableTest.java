package io.palimpsest.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TransformTableTest {
  private static final double EXACT = 1e-12;

  @Test
  void shouldCompareMediansAndRoundsWithTheBase() {
    TransformTable table =
        table(List.of(run(100), run(200), run(400)), List.of(run(50), run(80), run(300)));

    assertThat(table.ratio("other")).isCloseTo(80.0 / 200, within(EXACT));
    assertThat(table.ratios("other").least()).isCloseTo(0.4, within(EXACT));
    assertThat(table.ratios("other").greatest()).isCloseTo(0.75, within(EXACT));
    assertThat(table.ratio(TransformCase.NO_OP)).isEqualTo(1);
  }

  @Test
  void shouldPrintOneLineForEachTransformInTheirOrder() {
    assertThat(table(List.of(run(1_000)), List.of(run(500))).lines())
        .hasSize(3)
        .satisfies(
            lines -> {
              assertThat(lines.get(1)).startsWith("no-op").contains("1,000", "2.0", "1.00");
              assertThat(lines.get(2)).startsWith("other").contains("500", "0.50 (0.50 - 0.50)");
            });
  }

  @Test
  void shouldRefuseRunsThatCannotBeCompared() {
    assertThatThrownBy(() -> table(List.of(run(1), run(2)), List.of(run(1))))
        .hasMessageContaining("as many runs");
    assertThatThrownBy(() -> new TransformTable(Map.of("other", List.of(run(1))), "no-op"))
        .hasMessageContaining("no-op");
  }

  private static TransformTable table(List<TransformRun> base, List<TransformRun> other) {
    Map<String, List<TransformRun>> runs = new LinkedHashMap<>();
    runs.put(TransformCase.NO_OP, base);
    runs.put("other", other);
    return new TransformTable(runs, TransformCase.NO_OP);
  }

  /** So many records in a second, for each of which processors work two microseconds. */
  private static TransformRun run(int records) {
    return new TransformRun(records, 1, 2e-6 * records);
  }
}
