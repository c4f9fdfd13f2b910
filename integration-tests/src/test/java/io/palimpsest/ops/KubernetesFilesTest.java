package io.palimpsest.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.build.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The files as they lie there; {@link KubernetesOverlaysTest} looks at what is made of them. */
final class KubernetesFilesTest {

  @Test
  void shouldHoldOnlyWhatThePublishedTypesKnow() throws IOException {
    int checked = 0;
    for (Path file : OpsFiles.below(OpsFiles.KUBERNETES, ".yaml")) {
      for (Object object : Yaml.documents(file)) {
        // Others are patches and lists of kustomize.
        if (!Yaml.text(object, "kind").isEmpty()
            && !Yaml.text(object, "apiVersion").startsWith("kustomize.config.k8s.io/")) {
          assertThat(ApiTypes.complaintAbout(object)).as(file.getFileName().toString()).isEmpty();
          checked++;
        }
      }
    }
    assertThat(checked).isGreaterThan(12);
  }

  @Test
  void shouldFindWhatThePublishedTypesDoNotKnow() {
    assertThat(ApiTypes.complaintAbout(service("targetPort", "http"))).isEmpty();
    assertThat(ApiTypes.complaintAbout(service("targetPorts", "http")).orElse(""))
        .contains("targetPorts");
    assertThat(ApiTypes.complaintAbout(service("nodePort", "many"))).isPresent();
    assertThat(ApiTypes.complaintAbout(Map.of("apiVersion", "v1", "kind", "Servise"))).isPresent();
    assertThat(ApiTypes.complaintAbout(monitor("interval")).isEmpty()).isTrue();
    assertThat(ApiTypes.complaintAbout(monitor("intervall")).orElse("")).contains("intervall");
  }

  private static Map<String, Object> service(String field, String value) {
    return Map.of(
        "apiVersion",
        "v1",
        "kind",
        "Service",
        "spec",
        Map.of("ports", List.of(Map.of("port", 8080, field, value))));
  }

  private static Map<String, Object> monitor(String field) {
    return Map.of(
        "apiVersion",
        "monitoring.coreos.com/v1",
        "kind",
        "ServiceMonitor",
        "spec",
        Map.of("selector", Map.of(), "endpoints", List.of(Map.of("port", "http", field, "15s"))));
  }

  @Test
  void shouldListEveryFileInItsKustomization() throws IOException {
    for (Path file : OpsFiles.below(OpsFiles.KUBERNETES, "kustomization.yaml")) {
      Object kustomization = Yaml.documents(file).get(0);
      List<String> named = new ArrayList<>(Yaml.texts(kustomization, "resources"));
      named.addAll(Yaml.texts(kustomization, "components"));
      Yaml.list(kustomization, "patches").forEach(patch -> named.add(Yaml.text(patch, "path")));
      named.removeIf(String::isEmpty);

      for (String name : named) {
        assertThat(file.resolveSibling(name)).as(file.toString()).exists();
      }
      assertThat(named)
          .as(file.toString())
          .containsAll(
              OpsFiles.below(file.getParent(), ".yaml").stream()
                  .filter(
                      other -> other.getParent().equals(file.getParent()) && !other.equals(file))
                  .map(other -> other.getFileName().toString())
                  .toList());
    }
  }

  /** The operator wants rules inside an object, Prometheus wants files: one of them is a copy. */
  @Test
  void shouldHaveTheSameRulesAsPrometheus() throws IOException {
    Path rule = OpsFiles.KUBERNETES.resolve("components/monitoring/prometheus-rule.yaml");
    List<Object> groups = new ArrayList<>();
    for (Path file : OpsFiles.below(OpsFiles.OPS.resolve("monitoring/rules"), ".yml", ".yaml")) {
      groups.addAll(Yaml.list(Yaml.documents(file).get(0), "groups"));
    }
    Map<String, Object> expected = new LinkedHashMap<>();
    expected.put("apiVersion", "monitoring.coreos.com/v1");
    expected.put("kind", "PrometheusRule");
    expected.put("metadata", Map.of("name", "palimpsest"));
    expected.put("spec", Map.of("groups", groups));
    Path right = ProjectRoot.find().resolve("integration-tests/target/ops/prometheus-rule.yaml");
    Files.createDirectories(right.getParent());
    Files.writeString(
        right,
        "# A copy of ops/monitoring/rules, written by KubernetesFilesTest, which compares the"
            + " two.\n"
            + Yaml.write(expected));

    assertThat(groups).isNotEmpty();
    assertThat(Yaml.documents(rule).get(0))
        .as("rules have changed: copy %s to %s", right, rule)
        .isEqualTo(expected);
  }
}
