package io.palimpsest.benchmarks.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/**
 * The memory of a Java process, asked from outside.
 *
 * @param heap bytes of objects that are in use, right after a collection
 * @param resident bytes that the system has given to it, heap, stores and all; empty where the
 *     system has no {@code /proc}
 */
record ProcessMemory(long heap, OptionalLong resident) {
  static ProcessMemory of(long pid) throws IOException, InterruptedException {
    Path status = Path.of("/proc", Long.toString(pid), "status");
    OptionalLong resident =
        Files.exists(status) ? resident(Files.readAllLines(status)) : OptionalLong.empty();
    return new ProcessMemory(heap(histogram(pid)), resident);
  }

  /** From a line such as {@code VmRSS: 452160 kB}. */
  static OptionalLong resident(List<String> status) {
    return status.stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> 1024 * Long.parseLong(line.replaceAll("[^0-9]", "")))
        .findFirst();
  }

  /** From the last line of a class histogram: {@code Total}, objects, bytes. */
  static long heap(List<String> histogram) {
    return histogram.stream()
        .filter(line -> line.startsWith("Total "))
        .mapToLong(line -> Long.parseLong(line.strip().split(" +")[2]))
        .findFirst()
        .orElseThrow(() -> new LoadException("jcmd did not tell the heap of the service"));
  }

  /** All classes with their objects in use; to know them, Java collects the others first. */
  private static List<String> histogram(long pid) throws IOException, InterruptedException {
    Process jcmd =
        new ProcessBuilder(
                Installation.ownJava("jcmd").toString(), Long.toString(pid), "GC.class_histogram")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String said = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (jcmd.waitFor() != 0) {
      throw new LoadException("jcmd failed: the same user has to run the service and this");
    }
    return said.lines().toList();
  }
}
