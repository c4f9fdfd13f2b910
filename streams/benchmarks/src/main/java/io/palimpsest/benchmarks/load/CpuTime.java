package io.palimpsest.benchmarks.load;

import java.util.stream.Stream;

/**
 * How long processors worked. Waiting is not in it; what sharing them with others costs is.
 *
 * @param service seconds of the service
 * @param platform seconds of its broker and its registry
 */
record CpuTime(double service, double platform) {
  /** Until now. */
  static CpuTime of(ProcessHandle service) {
    return new CpuTime(seconds(Stream.of(service)), seconds(service.descendants()));
  }

  CpuTime since(CpuTime earlier) {
    return new CpuTime(service - earlier.service, platform - earlier.platform);
  }

  private static double seconds(Stream<ProcessHandle> processes) {
    return processes
        .flatMap(process -> process.info().totalCpuDuration().stream())
        .mapToDouble(time -> time.toNanos() / 1e9)
        .sum();
  }
}
