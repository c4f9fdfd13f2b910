package io.palimpsest.benchmarks.load;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A build of palimpsest that can be started.
 *
 * @param home the folder with {@code lib} and {@code registry}
 */
record Installation(Path home) {
  /** Where a build leaves it in a checkout. */
  private static final Path IN_CHECKOUT = Path.of("streams", "service", "target", "palimpsest");

  /**
   * The one in a folder: a checkout that was built, or a copy of what the build left there. Take a
   * copy of a checkout in which somebody works, or a build replaces what is being measured.
   */
  static Installation in(Path folder) {
    for (Path home : List.of(folder, folder.resolve(IN_CHECKOUT))) {
      if (Files.isDirectory(home.resolve("lib")) && Files.isDirectory(home.resolve("registry"))) {
        return new Installation(home.toAbsolutePath().normalize());
      }
    }
    throw new IllegalArgumentException(
        folder + " has no palimpsest in it: build that checkout with 'mvn package' first");
  }

  /** The command line with these arguments, as the launcher makes it, with its options. */
  List<String> command(List<String> arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                ownJava("java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx512m",
                "-Dfile.encoding=UTF-8",
                "-Dpalimpsest.home=" + home,
                "-cp",
                home.resolve("lib") + "/*",
                "io.palimpsest.service.Main"));
    command.addAll(arguments);
    return command;
  }

  /** A program of the Java that this one runs with. */
  static Path ownJava(String program) {
    return Path.of(System.getProperty("java.home"), "bin", program);
  }
}
