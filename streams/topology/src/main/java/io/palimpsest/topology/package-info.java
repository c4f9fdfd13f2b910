/**
 * The path of a post as a Kafka Streams topology: a thin shell around {@link
 * io.palimpsest.engine.Engine}, which decides.
 *
 * <pre>
 * raw.posts, raw.replays, control.preferences, control.erasures
 *     -> intake -> [by author] -> decide -> safe.posts
 *           |                        |-----> accounting.withheld
 *           v                        |-----> accounting.charges, accounting.balances
 *     restricted.dead-letters        |-----> accounting.erasures, control.preferences
 *                                    v
 *                               [by value] -> count-authors -> restricted.shared-values
 *
 * control.policies -> accept-policy -> control.policies-in-force, control.policy-verdicts
 * </pre>
 *
 * <ul>
 *   <li>{@link io.palimpsest.topology.PrivatizationTopology} is the graph, top to bottom; {@link
 *       io.palimpsest.topology.NodeNames} names its nodes,
 *   <li>{@link io.palimpsest.topology.step} has the processors, and what they write,
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
