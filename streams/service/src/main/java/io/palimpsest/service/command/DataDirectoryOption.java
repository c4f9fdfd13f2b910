package io.palimpsest.service.command;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where a service on this machine left word of itself. */
final class DataDirectoryOption {
  @Option(
      names = "--data-dir",
      paramLabel = "DIR",
      description =
          "Data directory of a service with its own broker and registry (default: .palimpsest in"
              + " the home directory).")
  private Path directory = Path.of(System.getProperty("user.home"), ".palimpsest");

  Path directory() {
    return directory;
  }
}
