package io.palimpsest.service.platform;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A running child JVM under {@link ChildMain}. */
final class ChildProcess {

  /** More than ChildMain takes to halt by itself. */
  private static final long END_SECONDS = 15;

  private static final long KILL_SECONDS = 5;

  /**
   * All a child gets to see of our environment. The rest may hold keys, and QUARKUS_*, REGISTRY_*
   * or JAVA_TOOL_OPTIONS meant for another program would change these.
   */
  private static final List<String> INHERITED =
      List.of("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "SystemRoot");

  private final ChildCommand command;
  private final Process process;
  private final Path logs;

  private ChildProcess(ChildCommand command, Process process, Path logs) {
    this.command = command;
    this.process = process;
    this.logs = logs;
  }

  static ChildProcess start(ChildCommand command, DataDirectory data) {
    Path logs = data.folder("logs");
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(command.jvmOptions());
    // A JVM out of memory answers some requests and not others; dead is easier to tell.
    line.add("-XX:+ExitOnOutOfMemoryError");
    line.add("-XX:ErrorFile=" + logs.resolve(command.name() + "-crash.log"));
    line.add("-Djava.io.tmpdir=" + data.folder("tmp"));
    line.add(ChildMain.class.getName());
    line.addAll(command.mainAndArguments());

    ProcessBuilder builder = new ProcessBuilder(line).directory(command.directory().toFile());
    Map<String, String> environment = builder.environment();
    environment.keySet().retainAll(INHERITED);
    environment.putAll(command.environment());
    environment.put("CLASSPATH", command.classPath());
    // Emptied at every start, and log files take what grows, so this stays small.
    builder.redirectErrorStream(true).redirectOutput(printed(logs, command).toFile());
    try {
      return new ChildProcess(command, builder.start(), logs);
    } catch (IOException e) {
      throw new PlatformException(
          "cannot run " + line.get(0) + " for the " + command.name() + "; check java.home", e);
    }
  }

  String name() {
    return command.name();
  }

  /** Whether it is there to be talked to, rather than to do one thing and end. */
  boolean serves() {
    return command.port() != 0;
  }

  ProcessIdentity identity() {
    return ProcessIdentity.of(process.toHandle());
  }

  CompletableFuture<Process> onExit() {
    return process.onExit();
  }

  /** Waits for a child that ends by itself. */
  int exitCode(Duration limit) {
    try {
      if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        throw tooSlow(limit);
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PlatformException("interrupted while starting; start again", e);
    }
  }

  void askToEnd() {
    try {
      process.getOutputStream().close();
    } catch (IOException e) {
      // it is gone already
    }
  }

  void awaitEnd() {
    try {
      if (process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    process.destroyForcibly();
    // Not interruptible: whoever comes after us needs the ports and the files.
    process.onExit().completeOnTimeout(process, KILL_SECONDS, TimeUnit.SECONDS).join();
  }

  PlatformException ended() {
    String reason =
        serves() && !Ports.isFree(command.port())
            ? ": port " + command.port() + " was taken by another program, start again"
            : "";
    return failure("ended with exit code " + process.exitValue() + reason);
  }

  PlatformException tooSlow(Duration limit) {
    return failure("did not answer within " + limit.toSeconds() + " s");
  }

  private PlatformException failure(String what) {
    return new PlatformException(
        "the embedded %s %s; see %s and %s"
            .formatted(name(), what, logs.resolve(name() + ".log"), printed(logs, command)));
  }

  private static Path printed(Path logs, ChildCommand command) {
    return logs.resolve(command.name() + ".out");
  }
}
