package io.palimpsest.service.bench;

import io.palimpsest.engine.PathStep;
import java.util.Map;

/**
 * What was measured; the names are those of the JSON object.
 *
 * @param ratio posts a second as a share of the pass-through, by round
 * @param pass the same posts through a topology that does nothing with them, posts a second
 * @param posts posts a second
 * @param wordsASecond of the posts
 * @param serviceCpuMillis of a post
 * @param brokerCpuMillis of a post, the registry's with it
 * @param latencies milliseconds from taking in to release, by share of the posts, at half of the
 *     highest rate
 * @param allocatedBytes of a post
 * @param heapBytes in use in the end
 * @param residentBytes in the end
 * @param stateBytes on disk, of an author
 * @param steps microseconds of a post, by step
 * @param withheld posts that were not released, of all rounds
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
