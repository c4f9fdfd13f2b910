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
 * What this process, and the broker and registry that it started, have used so far.
 *
 * @param nanos the time now
 * @param ownCpuNanos of this process
 * @param othersCpuNanos of those that it started
 * @param allocatedBytes by the threads that live
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

  /** Heap in use after a collection. */
  static long heapBytes() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  /** Resident memory, where the system tells; 0 elsewhere. */
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
