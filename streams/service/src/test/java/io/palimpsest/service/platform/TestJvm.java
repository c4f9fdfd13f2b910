package io.palimpsest.service.platform;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Another JVM with the class path of this one; killed at close if it still runs. */
final class TestJvm implements AutoCloseable {

  private final Process process;
  private final BufferedReader output;

  private TestJvm(Process process) {
    this.process = process;
    this.output = process.inputReader();
  }

  static TestJvm start(Class<?> main, Object... arguments) throws IOException {
    return start(List.of(), main, arguments);
  }

  static TestJvm start(List<String> options, Class<?> main, Object... arguments)
      throws IOException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.add("-Xshare:auto");
    line.addAll(options);
    line.add(main.getName());
    for (Object argument : arguments) {
      line.add(argument.toString());
    }
    ProcessBuilder builder = new ProcessBuilder(line);
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    return new TestJvm(builder.redirectError(ProcessBuilder.Redirect.DISCARD).start());
  }

  /** The next line it prints; waits for it. */
  String line() throws IOException {
    return String.valueOf(output.readLine());
  }

  void signal(String name) throws Exception {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
  }

  void endInput() throws IOException {
    process.getOutputStream().close();
  }

  ProcessHandle handle() {
    return process.toHandle();
  }

  int exitCode() throws InterruptedException {
    if (!process.waitFor(30, TimeUnit.SECONDS)) {
      throw new AssertionError("still runs");
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
    process.onExit().join();
  }
}
