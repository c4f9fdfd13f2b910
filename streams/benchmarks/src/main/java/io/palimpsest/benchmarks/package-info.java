/**
 * How fast it is. The numbers, and how to get them, stand in the {@code README.md} of this module.
 *
 * <ul>
 *   <li>{@link io.palimpsest.benchmarks.CustextBenchmark} and {@link
 *       io.palimpsest.benchmarks.VocabularyBenchmark}: draws of single words;
 *   <li>{@link io.palimpsest.benchmarks.PrivatizeBenchmark}: whole posts;
 *   <li>{@link io.palimpsest.benchmarks.LexiconMeasurements}: what happens once in a process, and
 *       so is nothing for JMH;
 *   <li>the package {@code load}: a running service, from outside.
 * </ul>
 *
 * <p>Inputs are the same in every run: drawn by a keyed generator under a key that never changes.
 * They run with the options of the launcher, {@code -XX:+UseSerialGC -Xmx512m}.
 *
 * <p>Traps: JMH extends the classes of benchmarks and of their states, so these are not final. No
 * test measures anything: a slow machine must not break a build.
 */
package io.palimpsest.benchmarks;
