package io.palimpsest.monitoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules and their tests, judged by Prometheus' own tool. */
class PromtoolTest {
  private final Monitoring monitoring = Monitoring.read();

  @BeforeEach
  void need() {
    assumeTrue(Promtool.isThere(), Promtool::whatIsMissing);
  }

  private String promtool(List<Path> files, String... arguments) throws Exception {
    List<String> line = new ArrayList<>(List.of(arguments));
    files.forEach(file -> line.add(file.toString()));
    return Promtool.run(monitoring.directory(), line);
  }

  @Test
  void shouldHaveValidRules() throws Exception {
    assertThat(promtool(monitoring.ruleFiles(), "check", "rules", "--lint-fatal"))
        .startsWith("0\n")
        .contains("SUCCESS");
  }

  @Test
  void shouldAlertAsTested() throws Exception {
    assertThat(promtool(monitoring.testFiles(), "test", "rules")).startsWith("0\n");
  }

  /** The token is a file that is not in the project, so that files are not looked for. */
  @Test
  void shouldHaveAValidExampleOfAConfiguration() throws Exception {
    assertThat(
            promtool(
                List.of(monitoring.directory().resolve("prometheus.yml")),
                "check",
                "config",
                "--syntax-only"))
        .startsWith("0\n");
  }

  /** Tests the tester: with a threshold that is never reached an alert is missed. */
  @Test
  void shouldFailWhenAnAlertIsBroken(@TempDir Path directory) throws Exception {
    for (String folder : List.of("rules", "tests")) {
      Files.createDirectory(directory.resolve(folder));
      for (Path file : folder.equals("rules") ? monitoring.ruleFiles() : monitoring.testFiles()) {
        String changed =
            Files.readString(file)
                .replace("job:palimpsest_dead_letters:ratio30m > 0.01", "vector(0) > 1");
        Files.writeString(directory.resolve(folder).resolve(file.getFileName()), changed);
      }
    }
    assertThat(
            Promtool.run(
                directory.resolve("tests"), List.of("test", "rules", "palimpsest_test.yml")))
        .startsWith("1\n")
        .contains("PalimpsestDeadLetters");
  }
}
