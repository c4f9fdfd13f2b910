package io.palimpsest.benchmarks.load;

import io.palimpsest.schemas.registry.RegistryUnavailableException;
import io.palimpsest.topology.runtime.ClusterException;
import java.util.List;

/** What all mains of this package do: a fault is one line on standard error, and an exit code. */
final class Console {
  private static final int FAILED = 1;
  private static final int WRONG_ARGUMENTS = 2;

  private Console() {}

  /** The work of a main. */
  @FunctionalInterface
  interface Work {
    void run(List<String> args) throws Exception;
  }

  /** Does it. Anything but a fault that we foresaw ends with its stack trace. */
  static void run(String[] args, Work work) throws Exception {
    try {
      work.run(List.of(args));
    } catch (IllegalArgumentException e) {
      fail(e, WRONG_ARGUMENTS);
    } catch (LoadException | ClusterException | RegistryUnavailableException e) {
      fail(e, FAILED);
    }
  }

  static void print(String line) {
    System.out.println(line);
  }

  private static void fail(RuntimeException fault, int exitCode) {
    System.err.println("benchmarks: " + fault.getMessage());
    System.exit(exitCode);
  }
}
