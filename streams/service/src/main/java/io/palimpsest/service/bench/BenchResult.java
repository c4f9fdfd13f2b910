package io.palimpsest.service.bench;

import io.palimpsest.engine.PathStep;
import java.util.Map;

/**
 * The figures of a benchmark.
 *
 * @param ratio throughput as a share of the pass-through, per round
 * @param pass throughput of the pass-through, posts per second
 * @param posts throughput of the path, posts per second
 * @param wordsASecond throughput of the path, words per second
 * @param serviceCpuMillis CPU time of the service per post
 * @param brokerCpuMillis CPU time of broker and registry per post
 * @param latencies quantiles of the time from intake to release in milliseconds, at half of the
 *     throughput
 * @param allocatedBytes bytes allocated per post
 * @param heapBytes heap in use at the end
 * @param residentBytes resident memory at the end
 * @param stateBytes bytes of state on disk per author
 * @param steps mean microseconds per step
 * @param withheld posts withheld in all rounds
 */
public record BenchResult(
    Spread ratio,
    Spread pass,
    Spread posts,
    double wordsASecond,
    double serviceCpuMillis,
    double brokerCpuMillis,
    Map<Double, Long> latencies,
    double allocatedBytes,
    long heapBytes,
    long residentBytes,
    long stateBytes,
    Map<PathStep, Double> steps,
    long withheld) {}
