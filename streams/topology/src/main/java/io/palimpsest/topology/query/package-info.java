/**
 * Questions to a running stream, answered from its stores and without a topic.
 *
 * <ul>
 *   <li>{@link io.palimpsest.topology.query.AuthorQueries} tells what an author has spent and asks
 *       for, or which instance can tell,
 *   <li>{@link io.palimpsest.topology.query.PolicyQueries} tells which policies are in force,
 *   <li>{@link io.palimpsest.topology.query.StreamQueries} has both.
 * </ul>
 *
 * <pre>{@code
 * AuthorAnswer answer = runtime.queries().find(author);
 * if (answer instanceof AuthorAnswer.Elsewhere elsewhere) {
 *   return ask(elsewhere.host(), elsewhere.port()); // which answers the same way
 * }
 * }</pre>
 *
 * <p>An author's state is on one instance, the one that has the author's partition of the internal
 * topic. The others know which by the address that it advertises. An instance that advertises none
 * answers for its own authors, and those that it has are unavailable elsewhere ({@link
 * io.palimpsest.topology.query.InstanceAddress}).
 *
 * <p>Questions only read. They make no key, so asking about somebody does not make them known, and
 * an author's key under a former master key stays as it is until the next post.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>An answer is of a moment and may be ahead of the topics: what it tells can still be rolled
 *       back and done again, with the same result.
 *   <li>An answer joins an author id and a pseudonym. It is for those who may know, and not for a
 *       log.
 *   <li>Only charges of remembered releases are told. The topic of charges has them all, by
 *       pseudonym.
 * </ul>
 */
package io.palimpsest.topology.query;
