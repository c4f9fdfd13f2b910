/**
 * The steps of a post, in the order of its path: {@link io.palimpsest.topology.step.Validate},
 * {@link io.palimpsest.topology.step.Deduplicate}, {@link io.palimpsest.topology.step.Detect},
 * {@link io.palimpsest.topology.step.Pseudonymize}, {@link io.palimpsest.topology.step.Sample},
 * {@link io.palimpsest.topology.step.Release}.
 *
 * <p>Beside the path, authors are counted by value, for what is generalized: {@link
 * io.palimpsest.topology.step.Observe} tells who used what, {@link
 * io.palimpsest.topology.step.CountAuthors} counts and tells when enough have, and {@code
 * SharedValueTable} is how {@code Pseudonymize} knows.
 *
 * <p>{@code RecentReleases} is what {@code Deduplicate} asks and {@code Release} tells; {@code
 * AuthorNames} is what {@code Pseudonymize} remembers; {@link
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
