/**
 * Benchmarks the path on this machine: {@link io.palimpsest.service.bench.Bench} alternates it with
 * {@link io.palimpsest.topology.runtime.PassThrough} over posts from {@link
 * io.palimpsest.service.bench.LoadPosts}; {@link io.palimpsest.service.bench.BenchReport} formats
 * the result.
 *
 * <p>Traps: the speed of a machine changes within seconds, so only ratios of neighbouring turns
 * compare builds. A new JVM spends most of its time compiling; figures from before the end of the
 * warm-up are meaningless.
 */
package io.palimpsest.service.bench;
