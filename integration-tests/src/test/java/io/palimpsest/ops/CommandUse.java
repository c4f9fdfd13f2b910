package io.palimpsest.ops;

import io.palimpsest.service.command.CommandLines;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * A command line of palimpsest that stands in some file.
 *
 * @param where for messages
 * @param arguments without variables
 */
record CommandUse(String where, List<String> arguments) {

  /** What the command line says to it; empty if it takes it. Nothing is run. */
  Optional<String> complaint() {
    CommandLine commandLine = CommandLines.palimpsest();
    try {
      CommandLine.ParseResult parsed = commandLine.parseArgs(arguments.toArray(String[]::new));
      return parsed.hasSubcommand()
          ? Optional.empty()
          : Optional.of(where + ": no command is named");
    } catch (ParameterException e) {
      return Optional.of(where + ": " + e.getMessage());
    }
  }

  /** The value of an option that is given as {@code --name=value}. */
  Optional<String> option(String name) {
    return arguments.stream()
        .filter(argument -> argument.startsWith(name + "="))
        .map(argument -> argument.substring(name.length() + 1))
        .findFirst();
  }
}
