package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Runs commands inside the test. */
final class Shell {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  /** Returns the exit code. What it said replaces what the command before it said. */
  int run(String... arguments) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return CommandLines.palimpsest()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(arguments);
  }

  /** Runs a command that is written with single spaces. */
  int runLine(String line) {
    return run(line.split(" "));
  }

  String out() {
    return out.toString();
  }

  String err() {
    return err.toString();
  }

  /** Exit code 2, nothing on standard output, and one line with all of these parts. */
  void assertRefuses(String line, String... parts) {
    assertThat(runLine(line)).as(line).isEqualTo(2);
    assertThat(out()).as(line).isEmpty();
    assertThat(err().lines())
        .as(line)
        .singleElement()
        .asString()
        .startsWith("palimpsest: ")
        .contains(parts);
  }
}
