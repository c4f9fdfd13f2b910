/**
 * Kafka's serdes around the records of {@link io.palimpsest.schemas.registry}.
 *
 * <p>Trap: these are for topics that only we write. What strangers wrote is read as bytes and
 * decoded in the {@code validate} step, where a failure is an edge of the graph and not an
 * exception.
 */
package io.palimpsest.topology.serde;
