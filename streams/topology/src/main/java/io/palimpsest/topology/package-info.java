/**
 * The path of a post as a Kafka Streams topology.
 *
 * <pre>
 * raw.posts -> validate -> [by author] -> admit -> deduplicate -> detect -> pseudonymize -> charge -> sample -> release -> safe.posts
 *                 |                         |          |            |            |            |  \       |
 *                 v                         v          v            v            v            v   \      v
 *      restricted.dead-letters                            accounting.withheld                      v
 *                                                                        accounting.charges, accounting.balances
 *
 * raw.replays           -> validate                            what is to be released again
 * control.preferences   -> read-preference -> [by author] -> prefer
 * control.erasures      -> read-erasure    -> [by author] -> forget -> accounting.erasures
 * control.policies      -> accept-policy   -> control.policies-in-force, control.policy-verdicts
 * </pre>
 *
 * <ul>
 *   <li>{@link io.palimpsest.topology.PrivatizationTopology} is the graph, top to bottom; {@link
 *       io.palimpsest.topology.NodeNames} names its nodes, and a step that can end a post's way has
 *       an {@link io.palimpsest.topology.Outcome} with two edges,
 *   <li>{@link io.palimpsest.topology.step} has the steps, each with one job,
 *   <li>{@link io.palimpsest.topology.arrival} is what concerns authors, {@link
 *       io.palimpsest.topology.state} what is kept of them, sealed,
 *   <li>{@link io.palimpsest.topology.policy} decides which policy is in force,
 *   <li>{@link io.palimpsest.topology.PrivatizerConfig} has the settings and refuses those that
 *       would weaken the promise,
 *   <li>{@link io.palimpsest.topology.runtime} starts, watches and stops it,
 *   <li>{@link io.palimpsest.topology.query} asks it about an author or the policies in force,
 *   <li>{@link io.palimpsest.topology.client} writes and reads the topics from outside.
 * </ul>
 *
 * <p>Everything between the repartition and the release happens in one task and one transaction;
 * {@code exactly_once_v2} is not a choice.
 */
package io.palimpsest.topology;
