package io.palimpsest.benchmarks.load;

import java.util.Locale;

/**
 * One run of one transform.
 *
 * @param records that were measured
 * @param seconds that they took
 * @param cpuSeconds that processors worked for the worker meanwhile
 */
record TransformRun(long records, double seconds, double cpuSeconds) {
  double recordsPerSecond() {
    return records / seconds;
  }

  double cpuMicrosARecord() {
    return 1e6 * cpuSeconds / records;
  }

  String line() {
    return String.format(
        Locale.ROOT,
        "%,.0f records/s (%,d in %.2f s), %.1f CPU us a record",
        recordsPerSecond(),
        records,
        seconds,
        cpuMicrosARecord());
  }
}
