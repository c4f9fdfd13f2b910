package io.palimpsest.runbooks;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.build.ProjectRoot;
import io.palimpsest.monitoring.Monitoring;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RunbooksTest {
  private static final List<String> SECTIONS =
      List.of(
          "When",
          "What you see",
          "Steps",
          "How you know that it worked",
          "Undoing it",
          "What it cannot do");

  private final List<Runbook> runbooks = Runbooks.inOrder();

  private Stream<Block> blocks() {
    return Stream.concat(Stream.of(Runbooks.index()), runbooks.stream())
        .flatMap(runbook -> runbook.blocks().stream());
  }

  @Test
  void shouldListEveryRunbookInTheIndex() {
    assertThat(Stream.concat(Stream.of("README.md"), runbooks.stream().map(Runbook::name)))
        .containsExactlyInAnyOrderElementsOf(Runbooks.files());
    assertThat(runbooks).hasSizeGreaterThan(10);
  }

  @Test
  void shouldSayOfEveryBlockWhoRanIt() {
    assertThat(blocks())
        .hasSizeGreaterThan(20)
        .allSatisfy(
            block -> {
              assertThat(block.mark()).as("first line of %s", block.where()).isPresent();
              if (block.mark().orElseThrow() instanceof Mark.ByHand hand) {
                assertThat(hand.day()).as(block.where()).isBeforeOrEqualTo(LocalDate.now());
              }
            });
  }

  /** Another test than RunbooksIT has to have the words of the commands in it. */
  @Test
  void shouldNameTestsThatExecuteTheCommands() throws IOException {
    for (Block block : blocks().toList()) {
      if (block.mark().orElseThrow() instanceof Mark.ByTest mark
          && !mark.test().equals("RunbooksIT")) {
        String source = sourceOf(mark.test());
        assertThat(block.commands()).as(block.where()).isNotEmpty();
        assertThat(block.commands())
            .as("%s in %s", block.where(), mark.test())
            .allSatisfy(
                words ->
                    assertThat(words)
                        .allSatisfy(word -> assertThat(source).contains('"' + word + '"')));
      }
    }
  }

  private static String sourceOf(String test) throws IOException {
    Path file =
        ProjectRoot.find()
            .resolve("integration-tests/src/test/java/io/palimpsest/it")
            .resolve(test + ".java");
    assertThat(file).isRegularFile();
    return Files.readString(file);
  }

  @Test
  void shouldHaveTheSameSectionsEverywhere() {
    assertThat(runbooks)
        .allSatisfy(
            runbook -> assertThat(runbook.headings()).as(runbook.name()).containsAll(SECTIONS));
  }

  @Test
  void shouldExplainEveryAlertInItsRunbook() {
    Map<String, String> alerts = Monitoring.read().runbooksOfAlerts();
    assertThat(alerts).isNotEmpty();
    alerts.forEach(
        (alert, file) ->
            assertThat(runbooks)
                .as("%s has a section in %s", alert, file)
                .filteredOn(runbook -> ("ops/runbooks/" + runbook.name()).equals(file))
                .singleElement()
                .satisfies(runbook -> assertThat(runbook.headings()).contains(alert)));
  }

  @Test
  void shouldLinkToWhatIsThere() {
    Stream.concat(Stream.of(Runbooks.index()), runbooks.stream())
        .forEach(
            runbook ->
                assertThat(runbook.links())
                    .as(runbook.name())
                    .allSatisfy(link -> assertThat(Runbooks.directory().resolve(link)).exists()));
  }
}
