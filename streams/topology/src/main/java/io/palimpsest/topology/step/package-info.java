/**
 * The steps of a post, in the order of its path: {@link io.palimpsest.topology.step.Validate},
 * {@link io.palimpsest.topology.step.Deduplicate}, {@link io.palimpsest.topology.step.Sample},
 * {@link io.palimpsest.topology.step.Release}.
 *
 * <p>{@code RecentReleases} is what {@code Deduplicate} asks and {@code Release} tells; {@link
 * io.palimpsest.topology.step.PathCounters} counts for the metrics.
 *
 * <p>A step is a processor with one job, brings its own store, and asks pure code for every
 * decision. No step throws because of what a post says: an error while text is in hand becomes a
 * record with the class of the error and never its message, which could quote the text.
 *
 * <p>Trap: Kafka Streams passes the headers of an input record on to everything that is made of it.
 * {@code Validate} drops them, because producers put what they like into them.
 */
package io.palimpsest.topology.step;
