/**
 * The life of the topology: {@link io.palimpsest.topology.runtime.Cluster} asks a Kafka cluster
 * before anything starts, {@link io.palimpsest.topology.runtime.PrivatizationRuntime} runs it.
 *
 * <p>Callers need no Kafka class: states and failures are types of this package.
 */
package io.palimpsest.topology.runtime;
