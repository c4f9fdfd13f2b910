/**
 * A running service for those who want to use it from Java, with Kafka behind plain types. Any
 * client that speaks Confluent's wire format does as well.
 *
 * <ul>
 *   <li>{@link io.palimpsest.topology.client.RawPostWriter} and {@link
 *       io.palimpsest.topology.client.SafePostReader} are the two ends of the path; {@link
 *       io.palimpsest.topology.client.RawPostReader} reads what was sent in a range of time and
 *       {@link io.palimpsest.topology.client.ReplayWriter} sends it again, but for what {@link
 *       io.palimpsest.topology.client.ErasureReader} knows to be of somebody who was forgotten,
 *   <li>{@link io.palimpsest.topology.client.PostPublisher} publishes posts of others, many at a
 *       time and never waiting long,
 *   <li>{@link io.palimpsest.topology.client.ControlWriter} asks for a policy, a preference, an
 *       erasure,
 *   <li>{@link io.palimpsest.topology.client.RecordTail} waits for the answer, {@link
 *       io.palimpsest.topology.client.TopicReader} reads a whole topic, such as the ledger's, and
 *       {@link io.palimpsest.topology.client.LatestRecords} only what came last,
 *   <li>{@link io.palimpsest.topology.client.ClusterConnection} is what they all need.
 * </ul>
 *
 * <pre>
 * try (RecordTail&lt;PolicyVerdict> verdicts =
 *         new RecordTail&lt;>(connection, Topics.POLICY_VERDICTS, PolicyVerdict.class);
 *     ControlWriter control = new ControlWriter(connection)) {
 *   control.submit(policy);
 *   verdicts.await(verdict -> verdict.getName().equals(policy.getName()), Duration.ofSeconds(30));
 * }
 * </pre>
 *
 * <p>Everything reads committed records only and belongs to no consumer group. What fails is a
 * {@link io.palimpsest.topology.client.ClientException}: one line for the user, which quotes no
 * record.
 *
 * <p>Traps: make the tail before asking, or the answer may be there already and is never seen. What
 * was posted before its author was forgotten must not be sent again: its id is released already,
 * and would link the old pseudonym to the new one.
 */
package io.palimpsest.topology.client;
