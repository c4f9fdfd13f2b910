/**
 * The processors and the records that they write. {@link
 * io.palimpsest.topology.step.IntakeProcessor} parses untrusted records and forwards arrivals or
 * dead letters. {@link io.palimpsest.topology.step.AuthorProcessor} owns the state of authors: it
 * asks the {@link io.palimpsest.engine.Engine} about a post and persists the decision ({@code
 * DecisionWriter}), stores preferences, and erases authors. Both write to several sinks by name.
 * {@link io.palimpsest.topology.step.CountAuthors} counts distinct authors per value for
 * generalization; the engine reads the result through {@code SharedValueTable}.
 *
 * <p>No processor throws because of the content of a post. The engine withholds the post and logs
 * the class of the exception, never its message, which could quote the text. {@link
 * io.palimpsest.topology.step.PathCounters} counts for the metrics.
 *
 * <p>A withheld post leaves its withheld record, changes of its author's key (created, wrapped
 * again or in a new epoch), and its charge if it failed after charging.
 *
 * <p>Traps: Kafka Streams copies the headers of an input record to everything forwarded while it is
 * processed. {@code IntakeProcessor} drops them, because producers control them. All inputs of a
 * decision must be committed before the decision: {@code IntakeProcessor} fixes nonce and time of
 * receipt before the repartition, so that a retry decides the same.
 */
package io.palimpsest.topology.step;
