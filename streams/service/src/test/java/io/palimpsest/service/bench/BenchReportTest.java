package io.palimpsest.service.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.engine.PathStep;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BenchReportTest {
  private static final BenchResult RESULT =
      new BenchResult(
          Spread.of(new double[] {0.3, 0.1, 0.2}),
          Spread.of(new double[] {50_000}),
          Spread.of(new double[] {10_000, 12_000}),
          220_000,
          0.123456,
          0.04,
          Map.of(0.99, 223L),
          1_000,
          1 << 20,
          2 << 20,
          3_496,
          Map.of(PathStep.DETECT, 42.33),
          7);

  @Test
  void shouldTellAllInOneObject() throws Exception {
    JsonNode json = new ObjectMapper().readTree(BenchReport.json(RESULT));

    assertThat(json.path("ratio").path("median").asDouble()).isEqualTo(0.2);
    assertThat(json.path("ratio").path("min").asDouble()).isEqualTo(0.1);
    assertThat(json.path("ratio").path("max").asDouble()).isEqualTo(0.3);
    assertThat(json.path("posts_per_second").path("median").asDouble()).isEqualTo(11_000);
    assertThat(json.path("service_cpu_ms_per_post").asDouble()).isEqualTo(0.1235);
    assertThat(json.path("latency_ms").path("p99").asInt()).isEqualTo(223);
    assertThat(json.path("steps").path("detect").asDouble()).isEqualTo(42.33);
    assertThat(json.path("heap_mb").asDouble()).isEqualTo(1);
    assertThat(json.path("withheld").asInt()).isEqualTo(7);
  }

  @Test
  void shouldTellPeopleTheSameAsATable() {
    assertThat(BenchReport.table(RESULT).lines())
        .anySatisfy(line -> assertThat(line).contains("share", "0.200 (0.100 - 0.300)"))
        .anySatisfy(line -> assertThat(line).contains("p99", "223 ms"))
        .anySatisfy(line -> assertThat(line).contains("withheld", "7 posts"));
  }
}
