package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class CommandLinesTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    CommandLine commandLine =
        CommandLines.palimpsest()
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true));
    return commandLine.execute(arguments);
  }

  @Test
  void shouldExplainWhatAPolicyPromisesAndWhatNot() {
    assertThat(run("policy", "explain", "redact")).isZero();
    assertThat(out.toString()).contains("What is promised:", "Between:", "Per:", "Not promised:");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void shouldSayThatAPolicyIsValid() {
    assertThat(run("policy", "check", "redact")).isZero();
    assertThat(out.toString().strip()).isEqualTo("policy redact version 1 is valid");
  }

  @Test
  void shouldSayWhereHelpIsWhenACommandIsMissing() {
    assertThat(run()).isEqualTo(2);
    assertThat(err.toString().lines()).singleElement().asString().contains("palimpsest --help");
  }

  @Test
  void shouldNotAnswerAMistypedCommandOrOptionWithHelp() {
    assertThat(run("torture", "--help")).isEqualTo(2);
    assertThat(run("privatize", "--polcy", "redact", "--help")).isEqualTo(2);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString().lines())
        .hasSize(2)
        .allSatisfy(line -> assertThat(line).contains("--help"))
        .anySatisfy(line -> assertThat(line).contains("--polcy"));
  }

  @Test
  void shouldHaveHelpForEveryCommand() {
    CommandLine root = CommandLines.palimpsest();
    assertThat(root.getSubcommands()).containsKeys("demo", "run", "privatize", "policy");
    root.getSubcommands()
        .keySet()
        .forEach(
            command -> {
              assertThat(run(command, "--help")).as(command).isZero();
              assertThat(err.toString()).isEmpty();
            });
  }
}
