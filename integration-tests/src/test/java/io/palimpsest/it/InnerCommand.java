package io.palimpsest.it;

import io.palimpsest.service.command.CommandLines;
import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * One command inside the test, where a process of its own would only cost time.
 *
 * @param exitCode what a shell would see
 * @param out its standard output
 * @param err its standard error
 */
record InnerCommand(int exitCode, String out, String err) {
  static InnerCommand of(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode =
        CommandLines.palimpsest()
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new InnerCommand(exitCode, out.toString(), err.toString());
  }
}
