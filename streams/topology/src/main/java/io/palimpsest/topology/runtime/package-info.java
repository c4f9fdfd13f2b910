/**
 * The life of the topology: {@link io.palimpsest.topology.runtime.Cluster} asks a Kafka cluster
 * before anything starts, {@link io.palimpsest.topology.runtime.PrivatizationRuntime} runs it.
 *
 * <p>{@link io.palimpsest.topology.runtime.ClusterPlan} is all that a cluster must have, topics and
 * access; it is compared with {@link io.palimpsest.topology.runtime.ClusterTopics} and {@link
 * io.palimpsest.topology.runtime.ClusterAccess}, which also make what is missing and never change
 * or take away what is there.
 *
 * <p>Trap: a client sees those topics only that it may describe. One that is hidden counts as
 * missing.
 *
 * <p>Stores on disk are believed only if the last run ended in order: {@link
 * io.palimpsest.topology.runtime.LocalState}. A thread whose transaction was aborted begins again
 * where its last commit was: {@link io.palimpsest.topology.runtime.StreamClients}.
 *
 * <p>Lag is what the group has not committed, by {@link
 * io.palimpsest.topology.runtime.ConsumerLag}; consumers' own metrics say nothing when nobody
 * reads.
 *
 * <p>Callers need no Kafka class: states and failures are types of this package.
 */
package io.palimpsest.topology.runtime;
