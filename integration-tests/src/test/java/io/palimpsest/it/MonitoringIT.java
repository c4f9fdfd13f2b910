package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.monitoring.Exposition;
import io.palimpsest.monitoring.Monitoring;
import io.palimpsest.monitoring.Selector;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever rules and dashboard ask for, a service has, before anything has happened to it. */
class MonitoringIT {
  @TempDir private Path directory;

  @Test
  void shouldFindEveryMetricAndEveryNamedValueOfALabelAtTheService() throws Exception {
    Monitoring monitoring = Monitoring.read();
    try (ServiceProcess service =
        ServiceProcess.start(directory.resolve("data"), "--policy", "redact")) {
      service.collectGarbage(); // what it costs is only told once it has happened
      Exposition offered = new Exposition(service.get("/prometheus").body());

      assertThat(monitoring.selectors()).hasSizeGreaterThan(40);
      for (Selector selector : monitoring.selectors()) {
        Set<String> behind = monitoring.metricsBehind(selector);
        assertThat(behind).as(selector.metric()).allMatch(offered::has);
        selector
            .labels()
            .forEach(
                (label, values) ->
                    assertThat(values)
                        .as("%s of %s", label, selector.metric())
                        .allMatch(
                            value -> behind.stream().anyMatch(m -> offered.has(m, label, value))));
      }
      assertThat(offered.has("palimpsest_never_heard_of")).isFalse();
    }
  }
}
