package io.palimpsest.service.bench;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

/**
 * Resources used so far by this process and by its child processes, the broker and the registry.
 *
 * @param nanos the elapsed time
 * @param ownCpuNanos CPU time of this process
 * @param othersCpuNanos CPU time of the child processes
 * @param allocatedBytes bytes allocated by live threads
 */
record ProcessUse(long nanos, long ownCpuNanos, long othersCpuNanos, long allocatedBytes) {
  private static final int KILO = 1024;

  static ProcessUse now() {
    return new ProcessUse(
        System.nanoTime(),
        ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime(),
        ProcessHandle.current()
            .descendants()
            .flatMap(process -> process.info().totalCpuDuration().stream())
            .mapToLong(time -> time.toNanos())
            .sum(),
        allocated());
  }

  private static long allocated() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return Arrays.stream(threads.getThreadAllocatedBytes(threads.getAllThreadIds()))
        .filter(bytes -> bytes > 0)
        .sum();
  }

  ProcessUse since(ProcessUse earlier) {
    return new ProcessUse(
        nanos - earlier.nanos,
        ownCpuNanos - earlier.ownCpuNanos,
        othersCpuNanos - earlier.othersCpuNanos,
        allocatedBytes - earlier.allocatedBytes);
  }

  /** Returns the heap in use after a collection. */
  static long heapBytes() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  /** Returns the resident memory, or 0 if the system does not report it. */
  static long residentBytes() {
    Path status = Path.of("/proc/self/status");
    if (!Files.isReadable(status)) {
      return 0;
    }
    try (Stream<String> lines = Files.lines(status)) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * KILO)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      return 0;
    }
  }
}
