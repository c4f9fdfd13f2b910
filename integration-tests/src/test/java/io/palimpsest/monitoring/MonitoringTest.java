package io.palimpsest.monitoring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.palimpsest.build.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MonitoringTest {
  private final Monitoring monitoring = Monitoring.read();

  @SuppressWarnings("unchecked")
  private static Map<String, String> map(Map<String, Object> alert, String name) {
    return (Map<String, String>) alert.get(name);
  }

  @Test
  void shouldSayOfEveryAlertHowBadItIsWhatItMeansAndWhatToDo() {
    assertThat(monitoring.alerts())
        .hasSizeGreaterThan(15)
        .allSatisfy(
            alert -> {
              assertThat(map(alert, "labels").get("severity")).isIn("critical", "warning");
              assertThat(map(alert, "annotations"))
                  .containsOnlyKeys("summary", "description", "runbook")
                  .allSatisfy((name, words) -> assertThat(words).isNotBlank());
              assertThat(map(alert, "annotations").get("runbook"))
                  .matches("ops/runbooks/[a-z-]+\\.md");
            });
  }

  @Test
  void shouldLinkRunbooksThatAreThere() {
    Path root = ProjectRoot.find();
    assertThat(monitoring.alerts())
        .extracting(alert -> root.resolve(map(alert, "annotations").get("runbook")))
        .allSatisfy(runbook -> assertThat(runbook).isRegularFile());
  }

  @Test
  void shouldTestEveryAlert() throws IOException {
    List<String> tested = new ArrayList<>();
    for (Path file : monitoring.testFiles()) {
      Files.readString(file)
          .lines()
          .map(String::strip)
          .filter(line -> line.startsWith("- alertname: "))
          .forEach(line -> tested.add(line.substring("- alertname: ".length())));
    }
    assertThat(monitoring.alerts())
        .extracting(alert -> (String) alert.get("alert"))
        .doesNotHaveDuplicates()
        .isSubsetOf(tested);
  }

  @Test
  void shouldUseEveryRecordedRule() {
    assertThat(monitoring.selectors())
        .extracting(Selector::metric)
        .containsAll(monitoring.recorded().keySet());
  }

  /** A name with a colon is recorded, or misspelt. */
  @Test
  void shouldAskForRecordedNamesThatAreRecorded() {
    assertThat(monitoring.selectors())
        .extracting(Selector::metric)
        .filteredOn(name -> name.contains(":"))
        .isSubsetOf(monitoring.recorded().keySet());
  }

  @Test
  void shouldHaveADashboardWithItsRowsAndAVariableForTheInstance() {
    JsonNode dashboard = monitoring.dashboard();
    List<String> rows = new ArrayList<>();
    Set<Integer> ids = new HashSet<>();
    for (JsonNode panel : dashboard.get("panels")) {
      assertThat(ids.add(panel.get("id").asInt())).as("ids are different").isTrue();
      if (panel.get("type").asText().equals("row")) {
        rows.add(panel.get("title").asText());
      } else {
        assertThat(panel.get("targets")).as(panel.get("title").asText()).isNotEmpty();
        assertThat(panel.at("/datasource/uid").asText()).isEqualTo("${datasource}");
      }
    }
    assertThat(rows).containsExactly("Path", "Budget", "State", "JVM", "HTTP");
    assertThat(dashboard.at("/templating/list").findValuesAsText("name")).contains("instance");
    assertThat(monitoring.ofDashboard()).anyMatch(expr -> expr.contains("$instance"));
  }
}
