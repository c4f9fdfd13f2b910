/**
 * How fast the path is on this machine: {@link io.palimpsest.service.bench.Bench} measures it in
 * turns with {@link io.palimpsest.topology.runtime.PassThrough}, over posts that {@link
 * io.palimpsest.service.bench.LoadPosts} makes, and {@link io.palimpsest.service.bench.BenchReport}
 * tells it.
 *
 * <p>Traps: the machine's moods change within seconds, so only ratios of neighbouring turns tell
 * one build from another. And a just started JVM compiles: what is measured before the warm-up is
 * over is mostly that.
 */
package io.palimpsest.service.bench;
