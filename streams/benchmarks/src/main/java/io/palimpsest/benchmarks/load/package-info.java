/**
 * How fast and how large a running service is, measured from outside: raw posts go in, and what the
 * service says about them is awaited. Nothing of its inside is used but the contracts, so that two
 * builds can be measured by the same harness.
 *
 * <ul>
 *   <li>{@link io.palimpsest.benchmarks.load.Load}: a service that runs already, anywhere;
 *   <li>{@link io.palimpsest.benchmarks.load.Compare}: two builds in turn, and the ratio;
 *   <li>{@link io.palimpsest.benchmarks.load.Footprint}: bytes of stores, changelogs and memory by
 *       number of authors;
 *   <li>{@link io.palimpsest.benchmarks.load.Connect}: transforms in a Kafka Connect worker that it
 *       starts, in turn, compared with one that does nothing.
 * </ul>
 *
 * <p>They take arguments {@code --name value}, which the {@code README.md} of this module lists.
 * Results go to standard output; a fault is one line on standard error, with exit code 2 if the
 * arguments are at fault and 1 otherwise.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>A service releases an id with the same text once. A second load of the same service needs
 *       another prefix, which is the default.
 *   <li>A post that a budget refuses is answered too, and is less work. A comparison says so; more
 *       authors, so fewer posts of each, keep within budgets.
 *   <li>Harness, service, broker and registry share one machine. When something else runs as well,
 *       posts/s measure that too, and the CPU time of a post grows: before you believe a ratio,
 *       compare a build with itself.
 *   <li>Use the harness of the newer build: contracts are made to read older records, not newer
 *       ones.
 *   <li>Changelogs are measured as they are: the broker compacts a segment only after it is
 *       finished, so they hold every write of a short run.
 * </ul>
 */
package io.palimpsest.benchmarks.load;
