package io.palimpsest.monitoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.build.ProjectRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What {@code ops/monitoring} asks a service for. */
public final class Monitoring {
  /** Prometheus has these without asking anybody. */
  static final Set<String> OF_PROMETHEUS = Set.of("up", "ALERTS");

  private static final Pattern VARIABLE = Pattern.compile("label_values\\((.*), *\\w+\\)");

  private final Path directory;
  private final List<Map<String, Object>> rules = new ArrayList<>();
  private final JsonNode dashboard;

  private Monitoring(Path directory) throws IOException {
    this.directory = directory;
    for (Path file : ruleFiles()) {
      rules.addAll(rulesOf(file));
    }
    this.dashboard =
        new ObjectMapper().readTree(directory.resolve("grafana/palimpsest.json").toFile());
  }

  public static Monitoring read() {
    try {
      return new Monitoring(ProjectRoot.find().resolve("ops/monitoring"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path directory() {
    return directory;
  }

  List<Path> ruleFiles() throws IOException {
    return files("rules");
  }

  List<Path> testFiles() throws IOException {
    return files("tests");
  }

  private List<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.list(directory.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".yml")).sorted().toList();
    }
  }

  static Object yaml(Path file) throws IOException {
    return new Load(LoadSettings.builder().build()).loadFromString(Files.readString(file));
  }

  @SuppressWarnings("unchecked") // promtool checks the form
  private static List<Map<String, Object>> rulesOf(Path file) throws IOException {
    List<Map<String, Object>> rules = new ArrayList<>();
    for (Map<String, Object> group :
        (List<Map<String, Object>>) ((Map<String, Object>) yaml(file)).get("groups")) {
      rules.addAll((List<Map<String, Object>>) group.get("rules"));
    }
    return rules;
  }

  /** All alerts. */
  List<Map<String, Object>> alerts() {
    return rules.stream().filter(rule -> rule.containsKey("alert")).toList();
  }

  /** Paths of runbooks by the name of the alert. */
  @SuppressWarnings("unchecked") // promtool checks the form
  public Map<String, String> runbooksOfAlerts() {
    Map<String, String> runbooks = new LinkedHashMap<>();
    for (Map<String, Object> alert : alerts()) {
      runbooks.put(
          (String) alert.get("alert"),
          ((Map<String, String>) alert.get("annotations")).get("runbook"));
    }
    return runbooks;
  }

  /** Expressions by the name under which they are recorded. */
  Map<String, String> recorded() {
    Map<String, String> recorded = new LinkedHashMap<>();
    for (Map<String, Object> rule : rules) {
      if (rule.containsKey("record")) {
        recorded.put((String) rule.get("record"), (String) rule.get("expr"));
      }
    }
    return recorded;
  }

  /** All expressions of the dashboard, those of its variables too. */
  List<String> ofDashboard() {
    List<String> expressions = new ArrayList<>(dashboard.findValuesAsText("expr"));
    for (JsonNode variable : dashboard.at("/templating/list")) {
      Matcher values = VARIABLE.matcher(variable.path("definition").asText());
      if (values.matches()) {
        expressions.add(values.group(1));
      }
    }
    return expressions;
  }

  JsonNode dashboard() {
    return dashboard;
  }

  /** Everything that is asked for, by rules and dashboard. */
  public Set<Selector> selectors() {
    Set<Selector> all = new LinkedHashSet<>();
    rules.forEach(rule -> all.addAll(PromQl.selectors((String) rule.get("expr"))));
    ofDashboard().forEach(expression -> all.addAll(PromQl.selectors(expression)));
    return all;
  }

  /** The metrics of a service that a selector rests on; what is recorded is looked through. */
  public Set<String> metricsBehind(Selector selector) {
    Set<String> metrics = new LinkedHashSet<>();
    String recorded = recorded().get(selector.metric());
    if (recorded != null) {
      PromQl.selectors(recorded).forEach(inner -> metrics.addAll(metricsBehind(inner)));
    } else if (!OF_PROMETHEUS.contains(selector.metric())) {
      metrics.add(selector.metric());
    }
    return metrics;
  }
}
