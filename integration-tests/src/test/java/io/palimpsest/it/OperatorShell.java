package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.runbooks.Block;
import io.palimpsest.runbooks.Mark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A shell in which blocks of runbooks are executed one after the other, as somebody would who
 * copies them from the page: variables, functions and running services stay from block to block.
 */
final class OperatorShell {
  /** Of the launcher, but for its check whether everything is built. */
  private static final String LAUNCHER =
      """
      #!/bin/sh
      exec '%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx512m -Dfile.encoding=UTF-8 \\
        -Dpalimpsest.home='%s' -Dpalimpsest.terminal=false -cp '%s/lib/*' io.palimpsest.service.Main "$@"
      """;

  private final Path directory;
  private final Map<String, String> environment;

  /** A shell that works in this directory. */
  OperatorShell(Path directory, Map<String, String> environment) {
    this.directory = directory;
    this.environment = environment;
  }

  /** Executes all of them and ends whatever they left running. */
  void execute(List<Block> blocks, Duration limit) throws IOException, InterruptedException {
    Path bin = Files.createDirectories(directory.resolve("bin"));
    Path home = Path.of(System.getProperty("palimpsest.home")).toAbsolutePath().normalize();
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path launcher =
        Files.writeString(bin.resolve("palimpsest"), LAUNCHER.formatted(java, home, home));
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
    ProcessBuilder builder =
        new ProcessBuilder("bash", Files.writeString(bin.resolve("all"), script(blocks)).toString())
            .directory(Files.createDirectories(directory.resolve("work")).toFile())
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("shell").toFile());
    builder.environment().putAll(environment);
    builder.environment().put("PATH", bin + ":" + System.getenv("PATH"));
    Process shell = builder.start();
    boolean ended = shell.waitFor(limit.toSeconds(), TimeUnit.SECONDS);
    shell.descendants().forEach(ProcessHandle::destroyForcibly);
    shell.destroyForcibly().waitFor();
    for (int i = 0; i < blocks.size(); i++) {
      assertRight(blocks.get(i), i);
    }
    assertThat(ended).as("all blocks end within %s", limit).isTrue();
  }

  /**
   * A block that is to succeed ends the shell at its first command that does not; what other blocks
   * end with is written down.
   */
  private String script(List<Block> blocks) throws IOException {
    StringBuilder script = new StringBuilder("trap 'kill $(jobs -p); wait' EXIT\n");
    for (int i = 0; i < blocks.size(); i++) {
      Path file = Files.writeString(directory.resolve("block-" + i), blocks.get(i).script());
      script.append(
          """
          exec > '%1$s.out' 2>&1
          set -u %2$se
          SECONDS=0
          . '%1$s'
          echo $? $SECONDS > '%1$s.end'
          """
              .formatted(file, exitCode(blocks.get(i)) == 0 ? "-" : "+"));
    }
    return script.toString();
  }

  private void assertRight(Block block, int number) throws IOException {
    String printed = read(number, ".out");
    assertThat(read(number, ".end").split(" ")[0])
        .as("exit code of %s, which printed:%n%s", block.where(), printed)
        .isEqualTo(Integer.toString(exitCode(block)));
    assertThat(block.missingIn(printed))
        .as("lines that %s shows and that were not printed:%n%s", block.where(), printed)
        .isEmpty();
  }

  /** For the report: what it printed, and after how many seconds it ended. */
  String report(Block block, int number) throws IOException {
    return "%s: %s%s".formatted(block.where(), read(number, ".end"), read(number, ".out"));
  }

  private String read(int number, String ending) throws IOException {
    Path file = directory.resolve("block-" + number + ending);
    return Files.exists(file) ? Files.readString(file) : "never";
  }

  private static int exitCode(Block block) {
    return block.mark().map(Mark::exitCode).orElse(0);
  }
}
