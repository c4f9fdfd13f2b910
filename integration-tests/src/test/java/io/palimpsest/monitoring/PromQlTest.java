package io.palimpsest.monitoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PromQlTest {
  private static List<String> metrics(String expression) {
    return PromQl.selectors(expression).stream().map(Selector::metric).toList();
  }

  @Test
  void shouldFindMetricsAndNothingElse() {
    assertThat(metrics("up == 0")).containsExactly("up");
    assertThat(metrics("sum by (job, reason) (rate(a_total[5m])) / on (job) group_left () b"))
        .containsExactly("a_total", "b");
    assertThat(metrics("sum(rate(a[5m])) by (le) > bool 1e3 unless on(x) c offset 5m"))
        .containsExactly("a", "c");
    assertThat(metrics("histogram_quantile(0.99, sum without (instance) (rate(a_bucket[1h:5m])))"))
        .containsExactly("a_bucket");
    assertThat(metrics("job:a:rate5m and deriv(topic:lag:sum[15m]) > 0 or vector(0)"))
        .containsExactly("job:a:rate5m", "topic:lag:sum");
    assertThat(metrics("topk(3, count_values(\"v\", build)) # up\n + clamp_min(x, 0.001)"))
        .containsExactly("build", "x");
    assertThat(metrics("absent(up{job=\"a{b}[c](d)\"})")).containsExactly("up");
  }

  @Test
  void shouldReadTheValuesThatAreNamed() {
    assertThat(
            PromQl.selectors(
                "a{reason=\"x\", topic=~'raw.posts|by-author', instance=~\"$i\", area!=\"heap\",} + b"))
        .containsExactly(
            new Selector(
                "a", Map.of("reason", Set.of("x"), "topic", Set.of("raw.posts", "by-author"))),
            new Selector("b", Map.of()));
    assertThat(PromQl.selectors("a{reason=~\"x.+\"}")).containsExactly(new Selector("a", Map.of()));
  }

  @Test
  void shouldRefuseWhatItCannotCheck() {
    assertThatThrownBy(() -> metrics("{__name__=\"a\"}")).hasMessageContaining("without a name");
    assertThatThrownBy(() -> metrics("rate(a[5m")).hasMessageContaining("in the middle");
    assertThatThrownBy(() -> metrics("a{x=\"1\"")).hasMessageContaining("in the middle");
  }
}
