/**
 * The processors, and what they write. {@link io.palimpsest.topology.step.TakeIn} makes of bytes
 * that strangers wrote something that concerns an author, or a dead letter. {@link
 * io.palimpsest.topology.step.AuthorEvents} has the author's state at hand: it asks the {@link
 * io.palimpsest.engine.Engine} about a post and writes the decision down ({@code Decided}), keeps
 * preferences, and forgets. Both write to several sinks, by name. {@link
 * io.palimpsest.topology.step.CountAuthors} counts authors by value, for what is generalized, and
 * {@code SharedValueTable} is how the engine knows the result.
 *
 * <p>No processor throws because of what a post says: the engine withholds it, and tells the class
 * of the error and never its message, which could quote the text. {@link
 * io.palimpsest.topology.step.PathCounters} counts for the metrics.
 *
 * <p>A post that is withheld leaves nothing but the record that says so, what is new about its
 * author's key, and the charge, if it failed after that.
 *
 * <p>Traps: Kafka Streams passes the headers of an input record on to everything that is made of
 * it. {@code TakeIn} drops them, because producers put what they like into them. And everything
 * that is decided by must have been committed before the decision: nonce and time of receipt are
 * fixed by {@code TakeIn}, before the repartition, so that a second try decides as the first.
 */
package io.palimpsest.topology.step;
